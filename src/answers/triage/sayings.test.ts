import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { formatReference } from '../../references/format-reference.ts';
import { loadSayings } from './load-sayings.ts';
import { parseSayings, sayingIn } from './sayings.ts';

const sayings = await loadSayings('content');
const corpus = testCorpus();

test('the list is long, its names are unique, and every verse in it exists', () => {
  expect(sayings.length).toBeGreaterThanOrEqual(100);
  expect(new Set(sayings.map(({ name }) => name)).size).toBe(sayings.length);
  const missing = sayings.flatMap(({ verses }) => verses).filter((verse) => !corpus.passage(verse));
  expect(missing.map(formatReference)).toEqual([]);
});

test('a saying has the fields that its kind needs', () => {
  for (const { name, kind, reported, compiledBy, graded, verses } of sayings) {
    if (kind !== 'attributed') expect([...compiledBy, ...graded], name).toEqual([]);
    expect(reported.length > 0, name).toBe(kind === 'hadith');
    if (kind === 'verse' || kind === 'untold') expect(verses.length, name).toBeGreaterThan(0);
  }
});

test.for([
  ['cleanliness is half of faith', 'cleanliness is half of faith'],
  ['heaven lies under the feet of your mother', 'paradise under the feet of mothers'],
  ['النظافة من الإيمان', 'cleanliness is half of faith'],
  ['حب الوطن من الإيمان', 'love of the homeland'],
  ['اطلبوا العلم ولو في الصين', 'seek knowledge even in China'],
])('a saying is known in its wordings: %s', ([text = '', name]) => {
  expect(sayingIn(text, sayings)?.name).toBe(name);
});

test('the error for a bad line names the line', () => {
  expect(() => parseSayings('one\tverse\t-\t-\t2:255', 'a.tsv')).toThrow('a.tsv, line 1: a saying has six columns');
  expect(() => parseSayings('# first\none\tfalse\t-\t-\t2:255\tx', 'a.tsv')).toThrow(
    'a.tsv, line 2: “false” is none of',
  );
  expect(() => parseSayings('one\tverse\t-\t-\t2-255\tx', 'a.tsv')).toThrow('“2-255” is no verse');
  expect(() => parseSayings('one\tattributed\tbukhari\t-\t2:255\tx', 'a.tsv')).toThrow('“bukhari” is no compiler');
  expect(() => parseSayings('one\tattributed\t-\tsomebody weak\t2:255\tx', 'a.tsv')).toThrow('is no scholar with a');
  expect(() => parseSayings('one\thadith\tnone\t-\t2:255\tx', 'a.tsv')).toThrow('“none” is no collection');
});
