import type { Checker } from '../checker/checker.ts';
import { type DangerKind, PartKind, type ReplyKind, type Stage } from '../contract/entities.ts';
import type { ExplainedEntry } from '../knowledge/entries/explained-entries.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { askedSentences } from '../knowledge/retrieval/asked-sentences.ts';
import { certaintyOf } from '../knowledge/retrieval/certainty.ts';
import type { Findings, Retrieval } from '../knowledge/retrieval/retrieval.ts';
import type { DraftBlock, DraftPart, OwnBlock, PointLink } from './draft-answer.ts';
import type { AnswerEngine } from './engines/engine.ts';
import { type Answer, type Gated, passGate } from './gate/gate.ts';
import { type AskedQuestion, questionOf } from './question.ts';
import type { AnswerLanguage } from './question-language.ts';
import { choiceReply, choicesAmong, nothingHere, type OfferedPoint } from './replies/choice-replies.ts';
import { replyToCommand } from './replies/command-replies.ts';
import { offTopicAnswer, overrideAnswer, weaponAnswer } from './replies/declining-answers.ts';
import { explainEntry } from './replies/explain-entry.ts';
import { type HelpNeed, helpAnswer, helpBelow } from './replies/help-answers.ts';
import { otherLanguageReply } from './replies/other-languages.ts';
import { askAScholar, generalEvidence, matterNames } from './replies/personal-ruling-answers.ts';
import { premiseAnswer } from './replies/premise-answers.ts';
import { type Command, readCommand } from './replies/read-command.ts';
import { versesReply } from './replies/verses-reply.ts';
import { type SiteText, siteText } from './site-text.ts';
import type { PersonalMatter } from './triage/own-case.ts';
import type { TakenForGranted } from './triage/read-premise.ts';
import { ordinaryNeed, type Triage, type TriageLists, triage } from './triage/triage.ts';

export interface AnsweredQuestion {
  answer: Answer;
  kind: ReplyKind;
  /** The points that answer, first the one that was asked for. */
  points: readonly PointLink[];
  /** The points between which the visitor has to choose. */
  choices: readonly OfferedPoint[];
  /** Of a reply with help. */
  danger?: DangerKind;
}

export interface AnswerDependencies {
  retrieval: Retrieval;
  engine: AnswerEngine;
  /** Answers if the engine failed, abstained, or drafted nothing provable. Equal to `engine` if no model is configured. */
  ownEngine: AnswerEngine;
  checker: Checker;
  notes: readonly Note[];
  /** What triage recognises a need by. */
  lists: TriageLists;
  /** The term or the person that a question asks for and nothing else. */
  entryFor?: (question: string) => ExplainedEntry | undefined;
  /** Receives each stage as it begins. */
  report?: (stage: Stage) => void;
  /** Receives why the site's own engine answers instead of a language model. Failures are reported elsewhere. */
  onReplaced?: (why: 'abstained' | 'withheld') => void;
}

/** Passages to retrieve: more than an answer shows, so that an engine can choose. */
const PASSAGES = 8;
const MANY_PASSAGES = 16;

/** From here on a question that triage takes for another matter is answered, or its points are offered. */
const LIKELY_OURS = 0.5;

/** The engine's name on answers that no engine drafted. */
const OWN_ENGINE = 'own-words';

/** A question on its way to a reply. */
interface Asked {
  question: AskedQuestion;
  dependencies: AnswerDependencies;
  signal: AbortSignal;
  /** What stands above the reply: help, where the visitor may be in danger. */
  opening: readonly DraftBlock[];
  /** What stands below it besides its own advice. */
  closing: readonly DraftBlock[];
}

/** Answers a question: help for a visitor in need, otherwise what the engine drafts and the gate lets pass. */
export async function answerQuestion(
  text: string,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const asked = { question: questionOf(text), dependencies, signal, opening: [], closing: [] };
  const need = triage(text, dependencies.lists);
  const command = isDanger(need) ? undefined : readCommand(text);
  return command ? obey(command, asked) : replyTo(need, asked);
}

const isDanger = ({ kind }: Triage) => kind === 'crisis' || kind === 'abuse' || kind === 'weapon';

async function replyTo(need: Triage, asked: Asked): Promise<AnsweredQuestion> {
  const {
    question: { language },
    dependencies,
  } = asked;
  switch (need.kind) {
    case 'crisis':
    case 'abuse':
      return replyWithHelp(need, asked);
    case 'weapon':
      return inOwnWords('declined', weaponAnswer(language), asked);
    case 'off-topic':
      return replyToOffTopic(asked);
    case 'override':
      if (need.rest === undefined) return inOwnWords('declined', overrideAnswer(language), asked);
      // The engine sees only the ordinary question next to the attempt.
      return replyTo(triage(need.rest, dependencies.lists), { ...asked, question: questionOf(need.rest) });
    case 'premise':
      return replyToPremise(need.premise, asked);
    case 'personal-ruling':
      return replyToOwnCase(need.matter, asked);
    case 'general':
      return replyToGeneral(asked);
    default:
      return need satisfies never;
  }
}

/** Help first; below it the ordinary reply, if the danger is only likely or the visitor also asks what Islam says. */
async function replyWithHelp(need: HelpNeed, asked: Asked): Promise<AnsweredQuestion> {
  const { question, dependencies } = asked;
  // No language model hears of a question like this.
  const alone = { ...dependencies, engine: dependencies.ownEngine };
  const ordinary = (around: Partial<Asked>) =>
    replyTo(ordinaryNeed(question.text, dependencies.lists), { ...asked, dependencies: alone, ...around });
  if (need.tier === 'possible') return ordinary({ closing: helpBelow(question.language) });
  const help = helpAnswer(need, question.language);
  const danger = need.kind;
  const helpAlone = () => ({ ...inOwnWords('help', help, asked), danger });
  if (need.tier === 'certain' && !need.alsoAsks) return helpAlone();
  const below = await ordinary({ opening: help });
  const says = below.kind === 'answer' || below.kind === 'personal-ruling' || below.kind === 'choice';
  return says ? { ...below, kind: 'help', danger } : helpAlone();
}

/** Triage only suspects: a question that a point likely answers belongs here. */
async function replyToOffTopic(asked: Asked): Promise<AnsweredQuestion> {
  const found = await find(asked);
  const isStory = askedSentences(asked.question.text).around !== '';
  // In a long story any word may occur.
  if (entryAsked(asked) || found.answered >= LIKELY_OURS || (isStory && certaintyOf(found) !== 'nothing'))
    return replyWith(found, asked);
  return inOwnWords('declined', offTopicAnswer(asked.question.language), asked);
}

async function replyToPremise(premise: TakenForGranted, asked: Asked): Promise<AnsweredQuestion> {
  const { question, dependencies, signal } = asked;
  dependencies.report?.('searching');
  const blocks = await premiseAnswer(question.text, premise, question.language, dependencies);
  signal.throwIfAborted();
  if (!blocks) return replyToGeneral(asked);
  const saysSomething = blocks.some(({ kind }) => kind !== 'own');
  return inOwnWords(saysSomething ? 'answer' : 'abstained', blocks, asked);
}

async function replyToOwnCase(matter: PersonalMatter, asked: Asked): Promise<AnsweredQuestion> {
  const { language } = asked.question;
  const closing = [askAScholar(matter, language)];
  const ofWords = await find(asked);
  // A story may not name its matter, whose name then helps.
  const found = certaintyOf(ofWords) === 'nothing' ? await find(asked, matterNames[matter][language]) : ofWords;
  const certainty = certaintyOf(found);
  const drafted = certainty === 'sure' ? await draft(found, closing, asked) : undefined;
  if (drafted) return { ...drafted, kind: 'personal-ruling' };
  const choices = certainty === 'nothing' ? [] : choicesAmong(found, language);
  if (choices.length > 0) {
    const offered = inOwnWords('personal-ruling', choiceReply(choices, language), asked, closing);
    return { ...offered, choices };
  }
  return inOwnWords('personal-ruling', generalEvidence(matter, language), asked, closing);
}

async function replyToGeneral(asked: Asked): Promise<AnsweredQuestion> {
  return replyWith(await find(asked), asked);
}

function obey(command: Command, asked: Asked): AnsweredQuestion {
  const { checker, notes } = asked.dependencies;
  const { kind, blocks, points } = replyToCommand(command, asked.question.language, { corpus: checker.corpus, notes });
  return { ...inOwnWords(kind, blocks, asked), points };
}

/** Replies to an ordinary question with what was found. */
async function replyWith(found: Findings, asked: Asked): Promise<AnsweredQuestion> {
  const { question, dependencies } = asked;
  const named = found.passages.filter((passage) => passage.named);
  if (!isExplained(named, found) && (named.length > 0 || question.wantsVerses)) {
    const verses = versesReply(found, question, dependencies.checker);
    if (verses) return { ...inOwnWords('answer', verses.blocks, asked), points: verses.points };
  }
  const certainty = certaintyOf(found);
  const elsewhere = replyElsewhere(found, asked);
  if (elsewhere) return elsewhere;
  // A language model reads all points that were found, so it need not ask which one is meant.
  const canDecide = dependencies.engine !== dependencies.ownEngine;
  if (certainty === 'sure' || (certainty === 'unsure' && canDecide)) {
    const drafted = await draft(found, [], asked);
    if (drafted) return drafted;
  }
  const entry = entryAsked(asked);
  if (entry) return inOwnWords('answer', explainEntry(entry, question.language), asked);
  const choices = certainty === 'nothing' ? [] : choicesAmong(found, question.language);
  if (choices.length > 0) return { ...inOwnWords('choice', choiceReply(choices, question.language), asked), choices };
  return inOwnWords('abstained', nothingHere(found, question.language), asked);
}

/** Entries are in English. */
const entryAsked = ({ question: { text, language }, dependencies }: Asked) =>
  language === 'en' ? dependencies.entryFor?.(text) : undefined;

/** Whether a point surely answers that cites the surah of a named passage: it says more than the passage alone. */
function isExplained(named: Findings['passages'], found: Findings): boolean {
  const cited = found.points[0]?.point.references ?? [];
  const isOf = (surah: number) => cited.some((reference) => reference.work === 'quran' && reference.surah === surah);
  return certaintyOf(found) === 'sure' && named.some(({ passage }) => isOf(passage.reference.surah));
}

/** In a language that is not answered in, the visitor gets the points that fit, never a guess. */
function replyElsewhere(found: Findings, asked: Asked): AnsweredQuestion | undefined {
  const choices = certaintyOf(found) === 'nothing' ? [] : choicesAmong(found, asked.question.language);
  const blocks = otherLanguageReply(found.language, choices);
  return blocks && { ...inOwnWords(choices.length > 0 ? 'choice' : 'abstained', blocks, asked), choices };
}

async function find({ question, dependencies, signal }: Asked, matter?: string): Promise<Findings> {
  dependencies.report?.('searching');
  const limit = question.wantsMore ? MANY_PASSAGES : PASSAGES;
  const found = await dependencies.retrieval.find(question.text, limit, matter);
  signal.throwIfAborted();
  return found;
}

/**
 * Drafts with the engine and passes the draft through the gate. If a language model fails, finds no answer, or drafts
 * nothing provable, the site's own engine answers and says so: weak models often say that nothing fits.
 */
async function draft(
  found: Findings,
  advice: readonly DraftBlock[],
  { question, dependencies, signal, opening, closing }: Asked,
): Promise<AnsweredQuestion | undefined> {
  const { engine, ownEngine, checker, report, onReplaced } = dependencies;
  const attempt = async (by: AnswerEngine, notice: SiteText): Promise<Attempt> => {
    report?.('writing');
    const drafted = await by.draft(question, found, signal);
    if (drafted.kind !== 'drafted') return drafted;
    report?.('checking');
    const about: OwnBlock = { kind: 'own', words: siteText`*${notice}${drafted.about}*` };
    const parts = inOrder([
      { kind: 'help', blocks: opening },
      ...drafted.parts,
      { kind: 'advice', blocks: [...advice, ...closing] },
      { kind: 'about', blocks: [about] },
    ]);
    return { ...passGate({ engine: by.name, language: question.language, parts }, checker), points: drafted.points };
  };
  const replyOf = (made: Attempt): AnsweredQuestion | undefined =>
    made.kind === 'passed' ? { kind: 'answer', answer: made.answer, points: made.points, choices: [] } : undefined;

  const first = await attempt(engine, siteText``);
  if (first.kind === 'passed' || engine === ownEngine) return replyOf(first);
  if (first.kind !== 'failed') onReplaced?.(first.kind);
  return replyOf(await attempt(ownEngine, INSTEAD[question.language]));
}

/** The parts in the order of the contract, which is the reader's: what was asked first, what it rests on later. */
function inOrder(parts: readonly DraftPart[]): DraftPart[] {
  const rank = ({ kind }: DraftPart) => PartKind.options.indexOf(kind);
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

type Attempt = (Gated & { points: readonly PointLink[] }) | { kind: 'abstained' } | { kind: 'failed' };

/** Tells readers that the site's own engine answered instead of the model. */
const INSTEAD: Record<AnswerLanguage, SiteText> = {
  en: siteText`The language model gave no answer that could be proven, so this one was used instead. `,
  ar: siteText`لم يقدّم النموذج اللغوي جوابًا يمكن إثباته، فهذا الجواب مكانه. `,
};

/**
 * A reply in site text, which claims nothing and names existing verses. If the gate withholds it, the program has a bug.
 */
function inOwnWords(
  kind: ReplyKind,
  blocks: readonly DraftBlock[],
  { question: { language }, dependencies, opening, closing }: Asked,
  advice: readonly DraftBlock[] = [],
): AnsweredQuestion {
  const parts: DraftPart[] = [
    { kind: 'help', blocks: opening },
    { kind: 'answer', blocks },
    { kind: 'advice', blocks: [...advice, ...closing] },
  ];
  const gated = passGate({ engine: OWN_ENGINE, language, parts }, dependencies.checker);
  if (gated.kind === 'withheld') throw new Error('An answer in our own words did not pass the gate');
  return { kind, answer: gated.answer, points: [], choices: [] };
}
