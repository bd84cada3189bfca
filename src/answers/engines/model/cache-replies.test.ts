import { expect, test } from 'vitest';
import { cacheReplies } from './cache-replies.ts';
import type { ModelReply } from './generate.ts';

const signal = new AbortController().signal;

function keeping({ most = 2, lifetimeMs = 1_000 } = {}) {
  let ms = 0;
  let reply: ModelReply | undefined;
  const asked: string[] = [];
  const generate = cacheReplies(
    async ({ key }) => {
      asked.push(key);
      return reply ?? { kind: 'replied', text: `${key}${asked.length}` };
    },
    { most, lifetimeMs, now: () => new Date(ms) },
  );
  return {
    asked,
    ask: (key: string) => generate({ instructions: '', data: '', key }, signal),
    pass: (more: number) => {
      ms += more;
    },
    answerWith: (next: ModelReply) => {
      reply = next;
    },
  };
}

test('a reply is reused until it expires', async () => {
  const { asked, ask, pass } = keeping();
  const first = await ask('a');
  pass(999);
  expect(await ask('a')).toEqual(first);
  expect(asked).toEqual(['a']);
  pass(1);
  expect(await ask('a')).not.toEqual(first);
});

test('reusing a reply does not extend its lifetime', async () => {
  const { asked, ask, pass } = keeping();
  await ask('a');
  pass(600);
  await ask('a');
  pass(600);
  await ask('a');
  expect(asked).toEqual(['a', 'a']);
});

test('the least recently used reply is dropped first', async () => {
  const { asked, ask } = keeping({ most: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not cached', async () => {
  const { asked, ask, answerWith } = keeping();
  answerWith({ kind: 'failed', why: 'late', detail: '', isOutage: true });
  await ask('a');
  await ask('a');
  expect(asked).toEqual(['a', 'a']);
});
