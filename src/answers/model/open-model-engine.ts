import type { AnswerEngine } from '../engine.ts';
import { type ModelAddress, openAiSdkModel } from './ai-sdk-model.ts';
import { boundAtOnce } from './bound-at-once.ts';
import { breakCircuit } from './break-circuit.ts';
import type { Generate, ModelFailure } from './generate.ts';
import { keepReplies } from './keep-replies.ts';
import { modelEngine } from './model-engine.ts';
import { reportFailures } from './report-failures.ts';
import { shareGenerations } from './share-generations.ts';
import { type Spend, spendBudget } from './spend-budget.ts';
import { withTimeout } from './with-timeout.ts';

export interface ModelOptions {
  address: ModelAddress;
  timeoutMs: number;
  /** Generations that may run together. */
  atOnce: number;
  /** How long a reply is given again; 0 keeps none. */
  keepMs: number;
  spend: Spend;
  now: () => Date;
  /** Receives what went wrong, without a word of the question, the reply or the key. */
  onFailure: (failure: ModelFailure) => void;
}

const BREAKS_AFTER = { failures: 5, pauseMs: 30_000 };

/** At some 10 kB each: a few megabytes. */
const MOST_KEPT = 500;

/** The engine over a configured model, with everything between a visitor and its server. Read from below: the order counts. */
export async function openModelEngine(options: ModelOptions): Promise<AnswerEngine> {
  const { address, timeoutMs, atOnce, keepMs, spend, now, onFailure } = options;
  let generate: Generate = await openAiSdkModel(address);
  generate = withTimeout(generate, timeoutMs);
  // What is not asked is not paid for: the budget stands behind whatever may refuse.
  generate = spendBudget(generate, spend);
  generate = breakCircuit(generate, { ...BREAKS_AFTER, now });
  generate = boundAtOnce(generate, atOnce);
  generate = reportFailures(generate, onFailure);
  if (keepMs > 0) generate = keepReplies(generate, { lifetimeMs: keepMs, most: MOST_KEPT, now });
  generate = shareGenerations(generate);
  return modelEngine(address.name, generate);
}
