import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeParts } from './document.ts';

test('each part is rewritten separately, and an unmeasured part keeps its old figures under a remark', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-eval-'));
  const file = path.join(folder, 'quality.md');
  const written = () => readFileSync(file, 'utf8');
  writeParts(file, [
    { name: 'checker/one', markdown: 'figure 1' },
    { name: 'checker/two', markdown: 'figure 2' },
  ]);
  writeParts(file, [{ name: 'triage/all', markdown: 'figure 3' }]);
  writeParts(file, [{ name: 'checker/one', skipped: 'the data is absent' }]);
  const once = written();
  writeParts(file, [{ name: 'checker/one', skipped: 'the data is absent' }]);
  expect(written()).toBe(once);
  expect(once).toMatch(
    /## Checker[\s\S]*Not measured in the last run: the data is absent\.[\s\S]*figure 1[\s\S]*figure 2[\s\S]*## Triage[\s\S]*figure 3/,
  );
  writeParts(file, [{ name: 'checker/one', markdown: 'figure 4' }]);
  expect(written()).not.toMatch(/Not measured|figure 1/);
  rmSync(folder, { recursive: true });
});
