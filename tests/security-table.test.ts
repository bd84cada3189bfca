import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/security/asvs.md names what holds each requirement: a name that leads nowhere would be a claim without proof.

const text = readFileSync('docs/security/asvs.md', 'utf8');
const rows = text.split('\n').flatMap((line) => {
  const [, number = '', level = '', short = '', state = '', by = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, short, state: state.replaceAll('*', ''), by }] : [];
});

test('the table has each requirement of both levels once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
  expect([ofLevel('1'), ofLevel('2'), rows.length]).toEqual([70, 183, 253]);
});

test('what is met names a test or a file that exists, and everything else says why', () => {
  const named = rows
    .filter(({ state }) => state === 'met')
    .map(({ number, by }) => ({ number, file: /`([^`]+)`/.exec(by)?.[1] }));
  expect(named.filter(({ file }) => file === undefined || !existsSync(file))).toEqual([]);
  const unexplained = rows.filter(({ state, by }) => state !== 'met' && by === '');
  expect(unexplained).toEqual([]);
});

test('the figures above the table are those of the table', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text.replace(/\s+/g, ' ')).toContain(
    `${count('met')} met, ${count('not applicable')} not applicable, ${count('open')} open`,
  );
});

test('docs/security.md names files that exist', () => {
  const files = [...readFileSync('docs/security.md', 'utf8').matchAll(/`((?:src|tests|docs|scripts)\/[\w./-]+)`/g)];
  expect(files.length).toBeGreaterThan(5);
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});
