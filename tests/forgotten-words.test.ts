import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no word of a text or a question stays in memory when it has been handled', () => {
  const args = ['--expose-gc', 'tests/support/remembered-words.ts'];
  const remembering: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(remembering).toEqual(['control']);
}, 120_000);
