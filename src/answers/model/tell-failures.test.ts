import { expect, test } from 'vitest';
import type { ModelReply } from './generate.ts';
import { tellFailures } from './tell-failures.ts';

test('each failure is told once, until something else comes of it', async () => {
  const told: string[] = [];
  const failed = (detail: string): ModelReply => ({ kind: 'failed', why: 'away', detail, isOutage: true });
  const replies = [failed('a'), failed('a'), failed('b'), { kind: 'replied', text: 'Yes.' } as const, failed('b')];
  const generate = tellFailures(
    async () => replies.shift() ?? failed('none left'),
    (failure) => told.push(failure),
  );
  const request = { instructions: 'instructions', data: 'a question', key: 'k' };
  for (let one = 0; one < 5; one++) await generate(request, new AbortController().signal);
  expect(told).toEqual(['away (a)', 'away (b)', 'away (b)']);
});
