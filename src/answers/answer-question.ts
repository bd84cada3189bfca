import type { ReplyKind, Stage } from '../contract/entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
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
import { premiseAnswer } from './triage/premise-answers.ts';
import type { Saying } from './triage/sayings.ts';
import { isListed, type Triage, triage } from './triage/triage.ts';

export interface AnsweredQuestion {
  answer: Answer;
  kind: ReplyKind;
  /** Whether the public history may show it. */
  listed: boolean;
}

export interface AnswerDependencies {
  retrieval: Retrieval;
  engine: AnswerEngine;
  /** Answers where the engine failed, abstained, or drafted nothing that could be proven; the same one where there is no other. */
  ownEngine: AnswerEngine;
  corpus: Corpus;
  /** Words that visitors take for scripture. */
  sayings?: readonly Saying[];
  /** Receives each stage as it begins. */
  report?: (stage: Stage) => void;
  /** Receives why the site's own engine has to answer instead of a language model. A failure has been reported already. */
  onReplaced?: (why: 'abstained' | 'withheld') => void;
}

/** More than an answer shows, so that an engine can choose. */
const PASSAGES = 8;
const MANY_PASSAGES = 16;

/** Answers that no engine had a part in. */
const OWN = 'own-words';

/** Who is in need gets help before knowledge; anyone else what the engine drafts, as far as the gate lets it pass. */
export async function answerQuestion(
  question: string,
  needs: AnswerDependencies,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const need = triage(question, needs.sayings);
  const reply = await replyTo(question, need, needs, signal);
  return { ...reply, listed: isListed(need) };
}

type Reply = Pick<AnsweredQuestion, 'answer' | 'kind'>;

async function replyTo(question: string, need: Triage, needs: AnswerDependencies, signal: AbortSignal): Promise<Reply> {
  const { corpus } = needs;
  const language = languageOf(question);
  if (need.kind === 'crisis') return { kind: 'help', answer: mustPass(crisisAnswer(language), corpus) };
  if (need.kind === 'abuse') return { kind: 'help', answer: mustPass(abuseAnswer(language), corpus) };
  if (need.kind === 'off-topic') return { kind: 'declined', answer: mustPass(offTopicAnswer(language), corpus) };
  if (need.kind === 'override') {
    // The engine hears nothing of the attempt, only the ordinary question beside it.
    if (need.rest !== undefined) return replyTo(need.rest, triage(need.rest, needs.sayings), needs, signal);
    return { kind: 'declined', answer: mustPass(overrideAnswer(language), corpus) };
  }
  if (need.kind === 'premise') {
    needs.report?.('searching');
    const blocks = await premiseAnswer(question, need.premise, language, needs);
    signal.throwIfAborted();
    const saysSomething = blocks?.some(({ kind }) => kind !== 'own');
    if (blocks) return { kind: saysSomething ? 'answer' : 'abstained', answer: mustPass(blocks, corpus) };
  }

  const closing = need.kind === 'personal-ruling' ? [askAScholar(need.matter, language)] : [];
  // A story tells more of the day than of the matter: the search is told which it is.
  const matter = need.kind === 'personal-ruling' ? matterNames[need.matter][language] : undefined;
  const answer = await drafted({ question, matter, closing }, needs, signal);
  if (need.kind === 'personal-ruling') {
    const general = () => mustPass([...generalEvidence(need.matter, language), ...closing], corpus);
    return { kind: 'personal-ruling', answer: answer ?? general() };
  }
  if (answer) return { kind: 'answer', answer };
  return { kind: 'abstained', answer: mustPass(abstention(language), corpus) };
}

/**
 * What the engine drafts and the gate lets pass. Where a language model fails, finds no answer, or drafts nothing that
 * can be proven, the site's own engine answers, and says so: weak models often say that nothing fits.
 */
async function drafted(
  { question, matter, closing }: { question: string; matter: string | undefined; closing: readonly DraftBlock[] },
  { retrieval, engine, ownEngine, corpus, report, onReplaced }: AnswerDependencies,
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
      corpus,
    );
  };
  const gated = await attempt(engine, siteText``);
  if (gated.kind === 'passed') return gated.answer;
  if (engine === ownEngine) return undefined;
  if (gated.kind !== 'failed') onReplaced?.(gated.kind);
  const instead = await attempt(ownEngine, INSTEAD[language]);
  return instead.kind === 'passed' ? instead.answer : undefined;
}

/** Says that the answer is not the one that was to be. */
const INSTEAD: Record<AnswerLanguage, SiteText> = {
  en: siteText`The language model gave no answer that could be proven, so this one was used instead. `,
  ar: siteText`لم يقدّم النموذج اللغوي جوابًا يمكن إثباته، فهذا الجواب مكانه. `,
};

/** Our own words claim nothing, and the verses in them are there: they pass, or this program is broken. */
function mustPass(blocks: DraftBlock[], corpus: Corpus): Answer {
  const gated = passGate({ engine: OWN, blocks }, corpus);
  if (gated.kind === 'withheld') throw new Error('An answer in our own words did not pass the gate');
  return gated.answer;
}
