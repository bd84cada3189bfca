import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import { abstention } from './abstention.ts';
import type { DraftBlock } from './draft-answer.ts';
import type { AnswerEngine } from './engine.ts';
import { type Answer, type Gated, passGate } from './gate.ts';
import { askAScholar, generalEvidence } from './personal-ruling-answers.ts';
import { languageOf } from './question-language.ts';
import { isListed, type Triage, triage } from './triage.ts';
import { abuseAnswer, crisisAnswer } from './triage-answers.ts';

interface AnsweredQuestion {
  answer: Answer;
  /** Whether the public history may show it. */
  listed: boolean;
}

interface Needs {
  retrieval: Retrieval;
  engine: AnswerEngine;
  corpus: Corpus;
}

/** More than an answer shows, so that an engine can choose. */
const PASSAGES = 8;

/** Answers that no engine had a part in. */
const OWN = 'own-words';

/** Who is in need gets help before knowledge; anyone else what the engine drafts, as far as the gate lets it pass. */
export async function answerQuestion(question: string, needs: Needs, signal: AbortSignal): Promise<AnsweredQuestion> {
  const need = triage(question);
  const answer = await answerTo(question, need, needs, signal);
  return { answer, listed: isListed(need) };
}

async function answerTo(question: string, need: Triage, needs: Needs, signal: AbortSignal): Promise<Answer> {
  const language = languageOf(question);
  if (need.kind === 'crisis') return mustPass(crisisAnswer(language), needs.corpus);
  if (need.kind === 'abuse') return mustPass(abuseAnswer(language), needs.corpus);

  const closing = need.kind === 'personal-ruling' ? [askAScholar(need.matter, language)] : [];
  const gated = await draftAndPass(question, closing, needs, signal);
  if (gated.kind === 'passed') return gated.answer;
  const general = need.kind === 'personal-ruling' ? generalEvidence(need.matter, language) : abstention(language);
  return mustPass([...general, ...closing], needs.corpus);
}

async function draftAndPass(
  question: string,
  closing: readonly DraftBlock[],
  { retrieval, engine, corpus }: Needs,
  signal: AbortSignal,
): Promise<Gated> {
  const passages = await retrieval.find(question, PASSAGES);
  signal.throwIfAborted();
  const draft = await engine.draft(question, passages, signal);
  if (draft.kind === 'abstained') return { kind: 'withheld' };
  return passGate({ engine: engine.name, blocks: [...draft.blocks, ...closing] }, corpus);
}

/** Our own words claim nothing, and the verses in them are there: they pass, or this program is broken. */
function mustPass(blocks: DraftBlock[], corpus: Corpus): Answer {
  const gated = passGate({ engine: OWN, blocks }, corpus);
  if (gated.kind === 'withheld') throw new Error('An answer in our own words did not pass the gate');
  return gated.answer;
}
