import { expect, test, vi } from 'vitest';
import type { Generate } from './generate.ts';
import { type Spend, spendBudget } from './spend-budget.ts';

const request = { instructions: '', data: '', key: 'k' };
const signal = new AbortController().signal;

function spending(spend: Spend) {
  const model = vi.fn<Generate>(async () => ({ kind: 'replied', text: 'Yes.' }));
  return { model, generate: spendBudget(model, spend) };
}

test('the model is asked only while the budget lasts', async () => {
  const { model, generate } = spending(async () => true);
  expect(await generate(request, signal)).toMatchObject({ kind: 'replied' });
  expect(model).toHaveBeenCalledOnce();
});

test.each<[string, Spend, object]>([
  ['is spent', async () => false, { why: 'budget-spent', isOutage: false }],
  ['cannot be read', () => Promise.reject(new Error('disk')), { why: 'away', isOutage: false }],
])('where the budget %s the model is not asked', async (_, spend, failure) => {
  const { model, generate } = spending(spend);
  expect(await generate(request, signal)).toMatchObject(failure);
  expect(model).not.toHaveBeenCalled();
});

test('a budget that does not answer in time counts as unknown', async () => {
  vi.useFakeTimers();
  const { model, generate } = spending(() => new Promise(() => undefined));
  const reply = generate(request, signal);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reply).toMatchObject({ why: 'away', isOutage: false });
  expect(model).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a visitor who left while the budget was read sends no request', async () => {
  const visitor = new AbortController();
  const { model, generate } = spending(async () => {
    visitor.abort();
    return true;
  });
  await expect(generate(request, visitor.signal)).rejects.toThrow('aborted');
  expect(model).not.toHaveBeenCalled();
});
