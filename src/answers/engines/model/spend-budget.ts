import type { Generate, ModelFailure } from './generate.ts';

/** Takes one request from the budget of the day; false where none is left. */
export type Spend = () => Promise<boolean>;

/** Maximum wait for the database, in milliseconds: an answer by the own engine takes less than a second. */
const BUDGET_TIMEOUT_MS = 1_000;

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

/** Asks the model only after taking the request from the budget. Where the budget cannot be read, it is not asked. */
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
  const timer = setTimeout(() => late.resolve(undefined), BUDGET_TIMEOUT_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
