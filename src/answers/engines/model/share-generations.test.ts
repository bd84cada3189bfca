import { expect, test } from 'vitest';
import type { Generate, ModelReply } from './generate.ts';
import { shareGenerations } from './share-generations.ts';

const request = (key: string) => ({ instructions: '', data: '', key });
const yes: ModelReply = { kind: 'replied', text: 'Yes.' };

/** Generations that the test ends. */
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

test('concurrent requests of one key share a generation; other keys and later requests do not', async () => {
  const { begun, visit } = held();
  const both = [visit('a'), visit('a')];
  visit('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.end(yes);
  expect(await Promise.all(both.map(({ reply }) => reply))).toEqual([yes, yes]);
  visit('a');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
});

test('a visitor who leaves does not abort it for the others', async () => {
  const { begun, visit } = held();
  const [first, second] = [visit('a'), visit('a')];
  first.leave();
  await expect(first.reply).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(false);
  begun[0]?.end(yes);
  expect(await second.reply).toEqual(yes);
});

test('when all have left it is aborted, and the next request starts a new one', async () => {
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

test('an aborted request starts nothing', async () => {
  const { begun } = held();
  const share = shareGenerations(async () => yes);
  await expect(share(request('a'), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(begun).toEqual([]);
});

test('an error reaches all waiting requests and is not cached', async () => {
  const { begun, visit } = held();
  const both = [visit('a'), visit('a')];
  begun[0]?.break(new Error('broken'));
  for (const { reply } of both) await expect(reply).rejects.toThrow('broken');
  visit('a');
  expect(begun).toHaveLength(2);
});
