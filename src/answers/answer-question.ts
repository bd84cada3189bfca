import type { Checker } from '../checker/checker.ts';
import type { ReplyKind, Stage } from '../contract/entities.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import { abstention } from './abstention.ts';
import type { DraftBlock, OwnBlock } from './draft-answer.ts';
import type { AnswerEngine } from './engine.ts';
import { asksForMore } from './extractive/asks-for-more.ts';
import { type Answer, type Gated, passGate } from './gate.ts';
import { type AnswerLanguage, languageOf } from './question-language.ts';
import { type SiteText, siteText } from './site-text.ts';
import { offTopicAnswer, overrideAnswer } from './triage/declining-answers.ts';
import { abuseAnswer, crisisAnswer } from './triage/help-answers.ts';
import { askAScholar, generalEvidence, matterNames } from './triage/personal-ruling-answers.ts';
import type { PersonalMatter } from './triage/personal-ruling-signs.ts';
import { premiseAnswer, type TakenForGranted } from './triage/premise-answers.ts';
import type { Saying } from './triage/sayings.ts';
import { type Triage, triage } from './triage/triage.ts';

export interface AnsweredQuestion {
  answer: Answer;
  kind: ReplyKind;
}

export interface AnswerDependencies {
  retrieval: Retrieval;
  engine: AnswerEngine;
  /** Answers if the engine failed, abstained, or drafted nothing provable. Equal to `engine` if no model is configured. */
  ownEngine: AnswerEngine;
  checker: Checker;
  /** Words that visitors take for scripture. */
  sayings?: readonly Saying[];
  /** Receives each stage as it begins. */
  report?: (stage: Stage) => void;
  /** Receives why the site's own engine answers instead of a language model. Failures are reported elsewhere. */
  onReplaced?: (why: 'abstained' | 'withheld') => void;
}

/** Passages to retrieve: more than an answer shows, so that an engine can choose. */
const PASSAGES = 8;
const MANY_PASSAGES = 16;

/** The engine's name on answers that no engine drafted. */
const OWN_ENGINE = 'own-words';

/** Answers a question: help for a visitor in need, otherwise what the engine drafts and the gate lets pass. */
export async function answerQuestion(
  question: string,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  return replyTo(question, triage(question, dependencies.sayings), dependencies, signal);
}

async function replyTo(
  question: string,
  need: Triage,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const { checker } = dependencies;
  const language = languageOf(question);
  switch (need.kind) {
    case 'crisis':
      return { kind: 'help', answer: mustPass(crisisAnswer(language), checker) };
    case 'abuse':
      return { kind: 'help', answer: mustPass(abuseAnswer(language), checker) };
    case 'off-topic':
      return { kind: 'declined', answer: mustPass(offTopicAnswer(language), checker) };
    case 'override':
      if (need.rest === undefined) return { kind: 'declined', answer: mustPass(overrideAnswer(language), checker) };
      // The engine sees only the ordinary question next to the attempt.
      return replyTo(need.rest, triage(need.rest, dependencies.sayings), dependencies, signal);
    case 'premise':
      return replyToPremise(question, need.premise, dependencies, signal);
    case 'personal-ruling':
      return replyToOwnCase(question, need.matter, dependencies, signal);
    case 'general':
      return replyToGeneral(question, dependencies, signal);
    default:
      return need satisfies never;
  }
}

async function replyToPremise(
  question: string,
  premise: TakenForGranted,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  dependencies.report?.('searching');
  const blocks = await premiseAnswer(question, premise, languageOf(question), dependencies);
  signal.throwIfAborted();
  if (!blocks) return replyToGeneral(question, dependencies, signal);
  const saysSomething = blocks.some(({ kind }) => kind !== 'own');
  return { kind: saysSomething ? 'answer' : 'abstained', answer: mustPass(blocks, dependencies.checker) };
}

async function replyToOwnCase(
  question: string,
  matter: PersonalMatter,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const language = languageOf(question);
  const closing = [askAScholar(matter, language)];
  // A personal story uses everyday words, so the search is given the name of the matter too.
  const search = { question, matter: matterNames[matter][language], closing };
  const answer = await drafted(search, dependencies, signal);
  const general = () => mustPass([...generalEvidence(matter, language), ...closing], dependencies.checker);
  return { kind: 'personal-ruling', answer: answer ?? general() };
}

async function replyToGeneral(
  question: string,
  dependencies: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const answer = await drafted({ question, matter: undefined, closing: [] }, dependencies, signal);
  if (answer) return { kind: 'answer', answer };
  return { kind: 'abstained', answer: mustPass(abstention(languageOf(question)), dependencies.checker) };
}

/**
 * Drafts with the engine and passes the draft through the gate. If a language model fails, finds no answer, or drafts
 * nothing provable, the site's own engine answers and says so: weak models often say that nothing fits.
 */
async function drafted(
  { question, matter, closing }: { question: string; matter: string | undefined; closing: readonly DraftBlock[] },
  { retrieval, engine, ownEngine, checker, report, onReplaced }: AnswerDependencies,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  report?.('searching');
  const found = await retrieval.find(question, asksForMore(question) ? MANY_PASSAGES : PASSAGES, matter);
  signal.throwIfAborted();
  const language = languageOf(question);
  const attempt = async (
    by: AnswerEngine,
    notice: SiteText,
  ): Promise<Gated | { kind: 'abstained' } | { kind: 'failed' }> => {
    report?.('writing');
    const draft = await by.draft(question, found, signal);
    if (draft.kind !== 'drafted') return draft;
    report?.('checking');
    const about: OwnBlock = { kind: 'own', words: siteText`*${notice}${draft.about}*` };
    return passGate(
      {
        engine: by.name,
        language,
        blocks: [...draft.blocks, ...closing, ...(draft.further ? [draft.further] : []), about],
      },
      checker,
    );
  };
  const gated = await attempt(engine, siteText``);
  if (gated.kind === 'passed') return gated.answer;
  if (engine === ownEngine) return undefined;
  if (gated.kind !== 'failed') onReplaced?.(gated.kind);
  const instead = await attempt(ownEngine, INSTEAD[language]);
  return instead.kind === 'passed' ? instead.answer : undefined;
}

/** Tells readers that the site's own engine answered instead of the model. */
const INSTEAD: Record<AnswerLanguage, SiteText> = {
  en: siteText`The language model gave no answer that could be proven, so this one was used instead. `,
  ar: siteText`لم يقدّم النموذج اللغوي جوابًا يمكن إثباته، فهذا الجواب مكانه. `,
};

/** For site text, which claims nothing and names existing verses. If the gate withholds it, the program has a bug. */
function mustPass(blocks: DraftBlock[], checker: Checker): Answer {
  const gated = passGate({ engine: OWN_ENGINE, blocks }, checker);
  if (gated.kind === 'withheld') throw new Error('An answer in our own words did not pass the gate');
  return gated.answer;
}
