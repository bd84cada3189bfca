import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// A fixed wait is too short on a busy machine and too long on any other: a test waits for its event.

/** Here time itself is the subject: jobs that take long. */
const simulatesWork = ['src/threads/thread-pool.test.ts', 'tests/support/job-worker.ts'];

test('no test waits for a fixed time', () => {
  const files = globSync([
    'src/**/*.test.{ts,tsx}',
    'src/**/conformance/**/*.ts',
    'tests/{api,e2e,support}/**/*.ts',
    'tests/*.test.{ts,tsx}',
  ]).filter((file) => path.resolve(file) !== import.meta.filename);
  const waiting = files.filter((file) => /waitForTimeout|\bsetTimeout\b/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(waiting.map((file) => file.split(path.sep).join('/')).sort()).toEqual(simulatesWork);
});
