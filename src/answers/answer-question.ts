import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import { abstention } from './abstention.ts';
import type { DraftAnswer, DraftBlock } from './draft-answer.ts';
import type { AnswerEngine } from './engine.ts';
import { type Answer, passGate } from './gate.ts';
import { languageOf } from './question-language.ts';
import { type Triage, triage } from './triage.ts';
import { abuseAnswer, askAScholar, crisisAnswer } from './triage-answers.ts';

export interface AnsweredQuestion {
  answer: Answer;
  triage: Triage['kind'];
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
  const language = languageOf(question);
  const own = (blocks: DraftBlock[]) => mustPass(blocks, needs.corpus);
  if (need.kind === 'crisis') return { answer: own(crisisAnswer(language)), triage: need.kind, listed: false };
  if (need.kind === 'abuse') return { answer: own(abuseAnswer(language)), triage: need.kind, listed: false };

  const closing = need.kind === 'personal-ruling' ? [askAScholar(need.matter, language)] : [];
  const passages = await needs.retrieval.find(question, PASSAGES);
  signal.throwIfAborted();
  const draft: DraftAnswer = await needs.engine.draft(question, passages, signal);
  const gated =
    draft.kind === 'drafted'
      ? passGate({ engine: needs.engine.name, blocks: [...draft.blocks, ...closing] }, needs.corpus)
      : undefined;
  const answer = gated?.kind === 'passed' ? gated.answer : own([...abstention(language), ...closing]);
  return { answer, triage: need.kind, listed: true };
}

/** Our own words claim nothing, and the verses in them are there: they pass, or this program is broken. */
function mustPass(blocks: DraftBlock[], corpus: Corpus): Answer {
  const gated = passGate({ engine: OWN, blocks }, corpus);
  if (gated.kind === 'withheld') throw new Error('An answer in our own words did not pass the gate');
  return gated.answer;
}
