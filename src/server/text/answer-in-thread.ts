import type { AnswerEngine } from '../../answers/engines/engine.ts';
import { questionOf } from '../../answers/question.ts';
import type { Stage } from '../../contract/entities.ts';
import type { Findings, Retrieval } from '../../knowledge/retrieval/retrieval.ts';
import { addressesOf } from './found-addresses.ts';
import type { AnswerCalls, ThreadAnswer } from './text-jobs.ts';
import type { TextThreads } from './text-threads.ts';

interface AnswerParts {
  texts: TextThreads;
  retrieval: Retrieval;
  /** The engine of a language model, where one is configured. */
  engine?: AnswerEngine | undefined;
}

interface AnswerOptions {
  signal: AbortSignal;
  /** The address of the visitor. */
  owner?: string | undefined;
  /** Called with each stage as it begins. */
  report?: (stage: Stage) => void;
  /** Called when the site's own engine has to answer instead of the language model. */
  onReplaced?: AnswerCalls['replaced'];
}

/**
 * Answers a question in a thread. Searches go to the search's own thread. Where a language model drafts, the job runs
 * twice: until a draft is wanted, and again with the draft; no thread waits for the network.
 */
export async function answerInThread(
  question: string,
  { texts, retrieval, engine }: AnswerParts,
  { signal, owner, report, onReplaced }: AnswerOptions,
): Promise<Omit<ThreadAnswer, 'kind'>> {
  const known = new Map<string, Promise<Findings>>();
  let last: Promise<Findings> | undefined;
  const reported = new Set<Stage>();
  const calls: AnswerCalls = {
    find: async (given) => {
      const key = JSON.stringify(given);
      last = known.get(key) ?? retrieval.find(given.question, given.limit, given.matter);
      known.set(key, last);
      return addressesOf(await last);
    },
    report: (stage) => {
      if (reported.has(stage)) return;
      reported.add(stage);
      report?.(stage);
    },
    replaced: (why) => onReplaced?.(why),
  };
  const options = { signal, owner, calls: { ...calls } };

  const model = engine && { engine: engine.name };
  const first = await texts.run({ kind: 'answer', question, ...(model && { model }) }, options);
  if (first.kind === 'answered') return first;
  if (!engine || !last) throw new Error('A thread wanted a draft that nobody can make');
  const draft = await engine.draft(questionOf(first.question), await last, signal);
  const second = await texts.run({ kind: 'answer', question, model: { engine: engine.name, draft } }, options);
  if (second.kind === 'answered') return second;
  throw new Error('A thread wanted a second draft');
}
