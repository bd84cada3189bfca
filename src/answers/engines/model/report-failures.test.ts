import { expect, test } from 'vitest';
import type { ModelReply } from './generate.ts';
import { reportFailures } from './report-failures.ts';

test('each failure is reported, and whether it is the one of before again', async () => {
  const reported: string[] = [];
  const failed = (detail: string): ModelReply => ({ kind: 'failed', why: 'away', detail, isOutage: true });
  const replies = [failed('a'), failed('a'), failed('b'), { kind: 'replied', text: 'Yes.' } as const, failed('b')];
  const generate = reportFailures(
    async () => replies.shift() ?? failed('none left'),
    ({ why, detail }, isRepeated) => reported.push(`${why} (${detail})${isRepeated ? ' again' : ''}`),
  );
  const request = { instructions: 'instructions', data: 'a question', key: 'k' };
  for (let one = 0; one < 5; one++) await generate(request, new AbortController().signal);
  expect(reported).toEqual(['away (a)', 'away (a) again', 'away (b)', 'away (b)']);
});
