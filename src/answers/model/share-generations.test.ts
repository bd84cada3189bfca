import { expect, test } from 'vitest';
import type { Generate, ModelReply } from './generate.ts';
import { shareGenerations } from './share-generations.ts';

const request = (key: string) => ({ instructions: '', data: '', key });
const yes: ModelReply = { kind: 'replied', text: 'Yes.' };

/** Generations that end when they are told to. */
function held() {
  const begun: { key: string; signal: AbortSignal; end: (reply: ModelReply) => void; break: (why: Error) => void }[] =
    [];
  const generate: Generate = ({ key }, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<ModelReply>();
    signal.addEventListener('abort', () => reject(signal.reason));
    begun.push({ key, signal, end: resolve, break: reject });
    return promise;
  };
  const share = shareGenerations(generate);
  const visit = (key: string) => {
    const visitor = new AbortController();
    return { reply: share(request(key), visitor.signal), leave: () => visitor.abort() };
  };
  return { begun, visit };
}

test('the same at the same time is one generation; something else, or the same later, another', async () => {
  const { begun, visit } = held();
  const both = [visit('a'), visit('a')];
  visit('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.end(yes);
  expect(await Promise.all(both.map(({ reply }) => reply))).toEqual([yes, yes]);
  visit('a');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
});

test('who leaves does not take it from the others', async () => {
  const { begun, visit } = held();
  const [first, second] = [visit('a'), visit('a')];
  first.leave();
  await expect(first.reply).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(false);
  begun[0]?.end(yes);
  expect(await second.reply).toEqual(yes);
});

test('when all have left it is aborted, and who comes then begins anew', async () => {
  const { begun, visit } = held();
  const [first, second] = [visit('a'), visit('a')];
  first.leave();
  second.leave();
  expect(begun[0]?.signal.aborted).toBe(true);
  const third = visit('a');
  expect(begun).toHaveLength(2);
  begun[1]?.end(yes);
  expect(await third.reply).toEqual(yes);
  await Promise.allSettled([first.reply, second.reply]);
});

test('who has left before begins nothing', async () => {
  const { begun } = held();
  const share = shareGenerations(async () => yes);
  await expect(share(request('a'), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(begun).toEqual([]);
});

test('what breaks breaks for all, and is not kept', async () => {
  const { begun, visit } = held();
  const both = [visit('a'), visit('a')];
  begun[0]?.break(new Error('broken'));
  for (const { reply } of both) await expect(reply).rejects.toThrow('broken');
  visit('a');
  expect(begun).toHaveLength(2);
});
