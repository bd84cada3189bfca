import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fitReader } from '../../../scripts/fit/fit-reader.ts';
import { fittedTo } from '../../../scripts/fit/fitted-to.ts';
import { readTraining, strangersSets } from '../../../scripts/fit/read-training.ts';
import { loadTriage } from '../../../src/answers/triage/load-triage.ts';
import { isExhaustive } from '../../support/sample.ts';
import { isCertain, isHelped, isLikely, judgeCries, readCries } from './measure-tiers.ts';

// Lines of strangers, judged by the patterns that ship and by a reader that is fitted to everything but these lines: what
// triage does with words that it has not seen. The floors leave room below the figures of decision 16.

const shipped = await loadTriage('content');
const others = readTraining().filter(({ source }) => source !== 'stranger');
const unseen = { ...shipped, danger: { ...shipped.danger, reader: fitReader(others, shipped.danger) } };
const lines = strangersSets().flatMap(readCries);
const judged = judgeCries(lines, unseen);
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

test('of harmless lines almost none gets help instead of an answer, few a box above it, and one of ten a word below it', () => {
  const harmless = judged.filter(({ label }) => label === 'harmless');
  expect(harmless.length).toBeGreaterThanOrEqual(400);
  expect(share(harmless.filter(isCertain), harmless)).toBeLessThanOrEqual(0.005);
  expect(share(harmless.filter(isLikely), harmless)).toBeLessThanOrEqual(0.05);
  expect(share(harmless.filter(isHelped), harmless)).toBeLessThanOrEqual(0.1);
});

test('cries get help, the plain ones and the oblique ones, and most of the plain ones surely', () => {
  const cries = judged.filter(({ label }) => label === 'crisis' || label === 'abuse');
  expect(cries.length).toBeGreaterThanOrEqual(200);
  const plain = cries.filter((line) => line.plain);
  const oblique = cries.filter((line) => !line.plain);
  expect(share(plain.filter(isHelped), plain)).toBeGreaterThanOrEqual(0.92);
  // The lines of the fourth writer are quiet cries by intention.
  expect(share(oblique.filter(isHelped), oblique)).toBeGreaterThanOrEqual(0.5);
  expect(share(plain.filter(isCertain), plain)).toBeGreaterThanOrEqual(0.7);
});

test('with the reader that ships no harmless line gets help instead of an answer', () => {
  const replaced = judgeCries(lines, shipped).filter((line) => line.label === 'harmless' && isCertain(line));
  expect(replaced.map(({ text }) => text)).toEqual([]);
});

test('the weights that ship were fitted to the lines and lists of today (node scripts/fit/triage.ts)', () => {
  expect(readFileSync('content/triage/likely-weights.tsv', 'utf8')).toContain(`# Fitted to ${fittedTo()}.\n`);
});

test.runIf(isExhaustive)('the weights that ship are those that the fit gives', () => {
  const fitted = fitReader(readTraining(), shipped.danger);
  const shippedWeights = shipped.danger.reader.weights;
  expect(shippedWeights.size).toBe(fitted.weights.size);
  const off = [...fitted.weights].filter(
    ([trait, [danger]]) => Math.abs(danger - (shippedWeights.get(trait)?.[0] ?? Number.NaN)) > 0.006,
  );
  expect(off).toEqual([]);
});
