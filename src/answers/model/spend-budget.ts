import type { Generate, ModelFailure } from './generate.ts';

/** Takes one from what is left of a budget; false where nothing is. */
export type Spend = () => Promise<boolean>;

/** A budget that cannot be read in this time is not waited for. */
const PATIENCE_MS = 1_000;

const isSpent: ModelFailure = {
  kind: 'failed',
  why: 'budget-spent',
  detail: 'the budget of the day is spent',
  isOutage: false,
};
const isUnknown: ModelFailure = {
  kind: 'failed',
  why: 'away',
  detail: 'the budget of the day cannot be read',
  isOutage: false,
};

/** Asks the model only for what could be taken from the budget first: where that cannot be told, not at all. */
export function spendBudget(generate: Generate, spend: Spend): Generate {
  return async (request, signal) => {
    const spent = await inTime(spend()).catch(() => undefined);
    signal.throwIfAborted();
    if (spent === undefined) return isUnknown;
    return spent ? generate(request, signal) : isSpent;
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), PATIENCE_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
