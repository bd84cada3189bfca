import { abuseSigns } from './abuse-signs.ts';
import { crisisSigns } from './crisis-signs.ts';
import { harmless } from './harmless.ts';
import { abuseElsewhere, crisisElsewhere } from './help-signs-elsewhere.ts';
import { offTopicSigns } from './off-topic-signs.ts';
import { ownCases } from './own-case-signs.ts';
import { type PersonalMatter, personalRulings } from './personal-ruling-signs.ts';
import { says, without } from './phrases.ts';
import type { TakenForGranted } from './premise-answers.ts';
import { quietAbuseSigns } from './quiet-abuse-signs.ts';
import { quietCrisisSigns } from './quiet-crisis-signs.ts';
import { readPremise } from './read-premise.ts';
import { recognizeOverride } from './recognize-override.ts';
import { type Saying, sayingIn } from './sayings.ts';
import { ENOUGH, weigh } from './signs.ts';
import { type FoldedWords, wordsOf } from './words.ts';

export type Triage =
  | { kind: 'crisis' }
  | { kind: 'abuse' }
  /** `rest` is an ordinary question next to the attempt. */
  | { kind: 'override'; rest?: string }
  | { kind: 'personal-ruling'; matter: PersonalMatter }
  | { kind: 'premise'; premise: TakenForGranted }
  | { kind: 'off-topic' }
  | { kind: 'general' };

const matters = Object.keys(personalRulings) as PersonalMatter[];

const crisis = [...crisisSigns, ...quietCrisisSigns, ...crisisElsewhere];
const abuse = [...abuseSigns, ...quietAbuseSigns, ...abuseElsewhere];

/** Points. Unneeded help does little harm, so fewer points are enough for it. */
const LEANS_TO_HELP = 2;
const ENOUGH_TO_DECLINE = 2;

/** Decides what a question needs before any engine sees it. The more serious need wins. */
export function triage(question: string, sayings: readonly Saying[] = []): Triage {
  const all = wordsOf(question);
  const words = without(all, harmless);
  const despair = weigh(words, crisis).points;
  const violence = weigh(words, abuse).points;
  // Clear violence takes precedence over despair that is only suspected.
  if (despair >= LEANS_TO_HELP && (despair >= ENOUGH || violence < ENOUGH)) return { kind: 'crisis' };
  if (violence >= LEANS_TO_HELP) return { kind: 'abuse' };

  const override = recognizeOverride(question);
  if (override) return { kind: 'override', ...(override.rest && { rest: override.rest }) };
  const matter = ownMatter(words);
  if (matter) return { kind: 'personal-ruling', matter };
  const premise = takenForGranted(question, sayings);
  if (premise) return { kind: 'premise', premise };
  return weigh(all, offTopicSigns).points >= ENOUGH_TO_DECLINE ? { kind: 'off-topic' } : { kind: 'general' };
}

/** The matter of the visitor's own case: by one phrase, or by a story, a question and a word of the matter near each other. */
function ownMatter(words: FoldedWords): PersonalMatter | undefined {
  const said = matters.find((name) => says(words, personalRulings[name]));
  return said ?? ownCases.find(({ all }) => weigh(words, all).points === all.length)?.matter;
}

/** A question for the place of a listed saying takes the saying for scripture, whatever its grammar. */
const ASKS_FOR_A_PLACE =
  /\b(?:which|what|where|quote|give|show|find|cite|is there|are there)\b.{0,40}\b(?:verses?|ayahs?|ayats?|surahs?|suras?|hadiths?|qur'?an|koran)\b|(?:أي|اي|ما|أين|اين|هل|اذكر|هات).{0,30}(?:آية|اية|ايه|الآية|سورة|سوره|حديث|الحديث|القرآن|القران)/iu;

function takenForGranted(question: string, sayings: readonly Saying[]): TakenForGranted | undefined {
  const premise = readPremise(question);
  const saying = premise || ASKS_FOR_A_PLACE.test(question) ? sayingIn(premise?.claim ?? question, sayings) : undefined;
  if (premise) return { ...premise, ...(saying && { saying }) };
  // A question for a real verse in approximate words is an ordinary question.
  if (!saying || saying.kind === 'verse') return undefined;
  return { claim: question, of: 'quran', manner: 'rule', saying };
}
