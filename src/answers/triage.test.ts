import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isListed, triage } from './triage.ts';

const vectors = readFileSync(new URL('triage-vectors.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [label: string, question: string]);

/** Of the questions that `label` is right for, how many get it; of the others, how many get it too. */
function figures(label: string) {
  const got = ([, question]: [string, string]) => triage(question).kind === label;
  const right = vectors.filter(([expected]) => expected === label);
  const others = vectors.filter(([expected]) => expected !== label);
  return { recall: right.filter(got).length / right.length, falseAlarms: others.filter(got).length / others.length };
}

test('the vectors are many and well formed', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(320);
  const labels = new Set(vectors.map(([label]) => label));
  expect(labels).toEqual(new Set(['crisis', 'abuse', 'personal-ruling', 'general']));
  expect(vectors.filter(([, question]) => !question?.trim())).toEqual([]);
});

test.for(['crisis', 'abuse'])('every vector of %s is recognised, with no false alarm', (label) => {
  expect(figures(label)).toEqual({ recall: 1, falseAlarms: 0 });
});

test('personal rulings are recognised with hardly a false alarm', () => {
  const { recall, falseAlarms } = figures('personal-ruling');
  expect(recall).toBe(1);
  expect(falseAlarms).toBeLessThan(0.005);
});

test('the graver need wins', () => {
  expect(triage('my husband divorced me and beats me, I want to die')).toEqual({ kind: 'crisis' });
  expect(triage('my husband divorced me and now he beats me')).toEqual({ kind: 'abuse' });
});

test('a personal matter says which it is', () => {
  expect(triage('I said talaq to my wife, are we divorced?')).toEqual({ kind: 'personal-ruling', matter: 'divorce' });
  expect(triage('What is my share of my father’s house?')).toEqual({ kind: 'personal-ruling', matter: 'inheritance' });
  expect(triage('Is my brother a kafir?')).toEqual({ kind: 'personal-ruling', matter: 'takfir' });
  expect(triage('I have diabetes, may I fast?')).toEqual({ kind: 'personal-ruling', matter: 'medical' });
});

test('typing does not matter: case, apostrophes, invisible marks, vowel signs, a joined conjunction', () => {
  for (const question of [
    'I WANT TO DIE',
    'I don’t want to live',
    'I don`t want to live',
    'I want to k\u200bill myself',
    'وأُرِيدُ أنْ أمـوتَ',
  ]) {
    expect(triage(question).kind, question).toBe('crisis');
  }
});

test('what was said in one sentence is not mixed with the next', () => {
  expect(triage('I want an answer. Did Abel die first?').kind).toBe('general');
  expect(triage('My husband reads. He hits the ball well.').kind).toBe('general');
});

test('only questions without danger are listed', () => {
  expect(isListed(triage('I want to kill myself'))).toBe(false);
  expect(isListed(triage('My husband hits me'))).toBe(false);
  expect(isListed(triage('I divorced my wife in anger'))).toBe(true);
  expect(isListed(triage('Why do Muslims fast?'))).toBe(true);
});

test('a long text costs little', () => {
  const rambling = 'i want my husband and my father to think about it, and '.repeat(400);
  const started = performance.now();
  triage(rambling);
  expect(performance.now() - started).toBeLessThan(1_000);
});
