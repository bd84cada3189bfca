import { type DangerLists, readDanger, readQuestion, type Tier } from './danger.ts';
import { type OwnCase, ownMatter, type PersonalMatter } from './own-case.ts';
import { type SignPhrase, says } from './phrases.ts';
import { readPremise, type TakenForGranted } from './read-premise.ts';
import { recognizeOverride } from './recognize-override.ts';
import { type Saying, sayingIn } from './sayings.ts';
import { type TriageSign, weigh } from './signs.ts';

/** What a question needs. It decides what kind of reply is given; what each reply says stands in `answers/replies`. */
export type Triage =
  /**
   * Somebody may be in danger. `certain`: help is the reply, and what else was asked (`alsoAsks`) comes after it;
   * `likely`: help stands above the ordinary answer; `possible`: a word of help stands below it. `taken`: something was
   * swallowed already.
   */
  | { kind: 'crisis'; tier: Tier; taken?: true; alsoAsks?: true; language: string }
  | { kind: 'abuse'; tier: Tier; alsoAsks?: true; language: string }
  /** Wants to build a bomb, or to join a killing. */
  | { kind: 'weapon' }
  /** `rest` is an ordinary question next to the attempt. */
  | { kind: 'override'; rest?: string }
  | { kind: 'personal-ruling'; matter: PersonalMatter }
  | { kind: 'premise'; premise: TakenForGranted }
  /** A suspicion: a note that fits the question counts more. */
  | { kind: 'off-topic' }
  | { kind: 'general' };

/** The lists of `content/triage` and `content/sayings`. */
export interface TriageLists {
  danger: DangerLists;
  weapons: readonly SignPhrase[];
  override: readonly TriageSign[];
  ownCases: readonly OwnCase[];
  offTopic: readonly TriageSign[];
  sayings: readonly Saying[];
}

const ENOUGH_TO_SUSPECT = 2;

/** Decides what a question needs before anything is looked up. The more serious need wins. */
export function triage(question: string, lists: TriageLists): Triage {
  const read = readQuestion(question, lists.danger);
  if (says(read.words, lists.weapons)) return { kind: 'weapon' };
  const danger = readDanger(question, read, lists.danger);
  if (danger) {
    const { kind, tier, taken, alsoAsks } = danger;
    const [language = 'en'] = read.languages;
    const also = alsoAsks && { alsoAsks };
    if (kind === 'abuse') return { kind, tier, ...also, language };
    return { kind, tier, ...(taken && { taken }), ...also, language };
  }
  return ordinaryNeed(question, lists);
}

/** What a question needs besides help: for the answer that stands below the help. */
export function ordinaryNeed(
  question: string,
  lists: TriageLists,
): Exclude<Triage, { kind: 'crisis' | 'abuse' | 'weapon' }> {
  const override = recognizeOverride(question, lists.override);
  if (override) return { kind: 'override', ...(override.rest && { rest: override.rest }) };
  const { words } = readQuestion(question, lists.danger);
  const matter = ownMatter(words, lists.ownCases);
  if (matter) return { kind: 'personal-ruling', matter };
  const premise = takenForGranted(question, lists.sayings);
  if (premise) return { kind: 'premise', premise };
  return weigh(words, lists.offTopic).points >= ENOUGH_TO_SUSPECT ? { kind: 'off-topic' } : { kind: 'general' };
}

/** A question for the place of a listed saying takes the saying for scripture, whatever its grammar. */
const ASKS_FOR_A_PLACE =
  /\b(?:which|what|where|quote|give|show|find|cite|is there|are there)\b.{0,40}\b(?:verses?|ayahs?|ayats?|surahs?|suras?|hadiths?|qur'?an|koran)\b|(?:أي|اي|ما|أين|اين|هل|اذكر|هات).{0,30}(?:آية|اية|ايه|الآية|سورة|سوره|حديث|الحديث|القرآن|القران)/iu;

function takenForGranted(question: string, sayings: readonly Saying[]): TakenForGranted | undefined {
  const premise = readPremise(question);
  const about = premise?.claim ?? placeAskedFor(question);
  const saying = about === undefined ? undefined : sayingIn(about, sayings);
  if (premise) return { ...premise, ...(saying && { saying }) };
  // A question for a real verse in approximate words is an ordinary question.
  if (!saying || saying.kind === 'verse') return undefined;
  return { claim: question, of: 'quran', manner: 'rule', saying };
}

/** A verse that the question names by its numbers. */
const NAMED_VERSE = /\d{1,3}\s*:\s*\d/u;

/**
 * The part of a question that asks where something is, together with the part before it, which may name it: “Niqab, where
 * is it in the Quran?”. A question that names a verse asks what the verse says, not where it is.
 */
function placeAskedFor(question: string): string | undefined {
  const parts = question.split(/(?<=[.?!؟;,،])\s+/u);
  const at = parts.findIndex((part) => ASKS_FOR_A_PLACE.test(part) && !NAMED_VERSE.test(part));
  if (at >= 0) return parts.slice(Math.max(0, at - 1), at + 1).join(' ');
  return ASKS_FOR_A_PLACE.test(question) && !NAMED_VERSE.test(question) ? question : undefined;
}
