import type { AnswerEngine } from '../engine.ts';
import { type ModelAddress, openAiSdkModel } from './ai-sdk-model.ts';
import { breakCircuit } from './break-circuit.ts';
import { cacheReplies } from './cache-replies.ts';
import type { Generate } from './generate.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { modelEngine } from './model-engine.ts';
import { type ReportFailure, reportFailures } from './report-failures.ts';
import { type SectionWriter, sectionWriter } from './section-writer.ts';
import { shareGenerations } from './share-generations.ts';
import { type Spend, spendBudget } from './spend-budget.ts';
import { withTimeout } from './with-timeout.ts';

export interface ModelOptions {
  address: ModelAddress;
  timeoutMs: number;
  /** Maximum of concurrent requests. */
  atOnce: number;
  /** How long a reply is reused; 0 disables the cache. */
  keepMs: number;
  spend: Spend;
  now: () => Date;
  /** Receives what went wrong, without a word of the question, the reply or the key. */
  onFailure: ReportFailure;
}

const BREAKS_AFTER = { failures: 5, pauseMs: 30_000 };

/** Replies of about 10 kB each: a few megabytes. */
const MAX_CACHED = 500;

/** What a configured model writes here. Both share its limits. */
export interface OpenModel {
  engine: AnswerEngine;
  sections: SectionWriter;
}

/** Opens a configured model. A request passes these steps from the last to the first: the order matters. */
export async function openModel(options: ModelOptions): Promise<OpenModel> {
  const { address, timeoutMs, atOnce, keepMs, spend, now, onFailure } = options;
  let generate: Generate = await openAiSdkModel(address);
  generate = withTimeout(generate, timeoutMs);
  // Spent last, so that a request that another step refuses costs nothing.
  generate = spendBudget(generate, spend);
  generate = breakCircuit(generate, { ...BREAKS_AFTER, now });
  generate = limitConcurrency(generate, atOnce);
  generate = reportFailures(generate, onFailure);
  if (keepMs > 0) generate = cacheReplies(generate, { lifetimeMs: keepMs, most: MAX_CACHED, now });
  generate = shareGenerations(generate);
  return { engine: modelEngine(address.name, generate), sections: sectionWriter(address.name, generate) };
}
