import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A fixed wait is too short on a busy machine and too long on any other: tests wait for what they wait for.
test('no test waits for a fixed time', () => {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/{api,e2e,support}/**/*.ts', 'tests/*.test.{ts,tsx}']);
  const waiting = files.filter((file) => /waitForTimeout\(|\bsetTimeout\(/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(waiting).toEqual([]);
});
