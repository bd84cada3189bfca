import { expect, test } from 'vitest';
import { breakCircuit } from './break-circuit.ts';
import type { ModelFailure, ModelReply } from './generate.ts';

const request = { instructions: '', data: '', key: 'k' };
const forEver = new AbortController().signal;
const yes: ModelReply = { kind: 'replied', text: 'Yes.' };
const down: ModelFailure = { kind: 'failed', why: 'away', detail: 'status 500', isOutage: true };
const refused: ModelFailure = { kind: 'failed', why: 'away', detail: 'status 400', isOutage: false };

function breaking() {
  let ms = Date.parse('2026-11-20T12:00:00Z');
  let reply: ModelReply | Promise<ModelReply> = yes;
  let asked = 0;
  const generate = breakCircuit(
    async () => {
      asked++;
      return reply;
    },
    { failures: 3, pauseMs: 30_000, now: () => new Date(ms) },
  );
  return {
    pass: (more: number) => {
      ms += more;
    },
    /** Sends a request that the model answers with this reply; returns whether the model was asked. */
    ask: async (answer: ModelReply | Promise<ModelReply>) => {
      reply = answer;
      const before = asked;
      const got = await generate(request, forEver).catch(() => 'thrown');
      return { got, reached: asked > before };
    },
  };
}

const reached = async (asking: Promise<{ reached: boolean }>) => (await asking).reached;

test('after the set number of failures in a row no request is sent for a while, then one is tried', async () => {
  const { ask, pass } = breaking();
  for (let one = 0; one < 3; one++) expect(await reached(ask(down))).toBe(true);
  expect(await ask(yes)).toMatchObject({ reached: false, got: { kind: 'failed', why: 'away', isOutage: false } });
  pass(29_999);
  expect(await reached(ask(yes))).toBe(false);
  pass(1);
  expect(await ask(yes)).toEqual({ reached: true, got: yes });
  expect(await reached(ask(down))).toBe(true);
  expect(await reached(ask(yes))).toBe(true);
});

test('a failing trial starts another pause', async () => {
  const { ask, pass } = breaking();
  for (let one = 0; one < 3; one++) await ask(down);
  pass(30_000);
  expect(await reached(ask(down))).toBe(true);
  expect(await reached(ask(yes))).toBe(false);
  pass(30_000);
  expect(await reached(ask(yes))).toBe(true);
});

test('only one request at a time is a trial', async () => {
  const { ask, pass } = breaking();
  for (let one = 0; one < 3; one++) await ask(down);
  pass(30_000);
  const trial = Promise.withResolvers<ModelReply>();
  const trying = ask(trial.promise);
  expect(await reached(ask(yes))).toBe(false);
  trial.resolve(yes);
  await trying;
  expect(await reached(ask(yes))).toBe(true);
});

test('when the visitor of a trial leaves, the next request is the trial', async () => {
  const { ask, pass } = breaking();
  for (let one = 0; one < 3; one++) await ask(down);
  pass(30_000);
  expect(await ask(Promise.reject(new Error('aborted')))).toEqual({ got: 'thrown', reached: true });
  expect(await reached(ask(yes))).toBe(true);
});

test('failures separated by replies, and failures of a single request, do not add up', async () => {
  const { ask } = breaking();
  for (const reply of [down, down, yes, down, down, yes, refused, refused, refused]) await ask(reply);
  expect(await reached(ask(yes))).toBe(true);
});

test.each<[string, string, number]>([
  ['seconds', '90', 90_000],
  ['a date', 'Fri, 20 Nov 2026 12:02:00 GMT', 120_000],
  ['more than an hour, which is too much', '86400', 3_600_000],
])('a server that asks to be left alone is, at once: %s', async (_, retryAfter, ms) => {
  const { ask, pass } = breaking();
  await ask({ ...down, why: 'busy', retryAfter });
  pass(ms - 1);
  expect(await reached(ask(yes))).toBe(false);
  pass(1);
  expect(await reached(ask(yes))).toBe(true);
});

test.each(['0', '-5', 'soon', 'Thu, 19 Nov 2026 12:00:00 GMT'])('Retry-After: %s is ignored', async (retryAfter) => {
  const { ask } = breaking();
  await ask({ ...down, retryAfter });
  expect(await reached(ask(yes))).toBe(true);
});
