import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareBuild } from '../../../tests/support/prepare-build.ts';
import { leastProcessorTime } from '../../../tests/support/processor-time.ts';
import { isExhaustive } from '../../../tests/support/sample.ts';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { packagedEditions } from './editions.ts';
import { loadCorpus } from './load-corpus.ts';

const corpus = testCorpus();
const directory = mkdtempSync(join(tmpdir(), 'isnad-corpus-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('holds the whole Quran', () => {
  expect(corpus.surahs).toHaveLength(114);
  expect(corpus.verses).toHaveLength(6236);
  expect(corpus.surahs[1]).toEqual({
    number: 2,
    name: 'Al-Baqarah',
    arabicName: 'البقرة',
    meaning: 'The Cow',
    revealedIn: 'Madinah',
    verses: 286,
  });
});

const sources = packagedEditions.map(({ id, role, file }) => {
  const surahs = JSON.parse(readFileSync(`node_modules/quran-json/dist/${file}`, 'utf8'));
  const key = role === 'original' ? 'text' : role;
  const texts: string[] = surahs.flatMap((surah: { verses: Record<string, string>[] }) =>
    surah.verses.map((verse) => verse[key]),
  );
  return { id, texts };
});

test.each(sources)('keeps the bytes of $id for every verse', ({ id, texts }) => {
  const edition = corpus.works[0]?.editions.find((each) => each.id === id);
  expect(texts).toHaveLength(6236);
  expect(texts.filter((text, place) => edition?.text(place) !== text)).toEqual([]);
});

test('gives the provenance, licence and limits of every edition', () => {
  expect(corpus.works[0]?.editions.map(({ id }) => id)).toEqual(packagedEditions.map(({ id }) => id));
  for (const { provenance, licence, limits } of corpus.works[0]?.editions ?? []) {
    expect(provenance).toContain('quran-json 3.1.2');
    expect(licence).toContain('disagree');
    expect(limits).toMatch(/\.$/);
  }
});

test('content/SOURCES.md lists every edition, and every file with its checksum', () => {
  const document = readFileSync('content/SOURCES.md', 'utf8');
  const documented = packagedEditions.flatMap(({ id, file, sha256 }) => [`\`${id}\``, `\`${file}\``, `\`${sha256}\``]);
  expect(documented.filter((each) => !document.includes(each))).toEqual([]);
});

test('holds the words of every edition ready, verse by verse within its surah', () => {
  for (const edition of corpus.works[0]?.editions ?? []) {
    const words = edition.words();
    expect(words.starts).toHaveLength(6237);
    expect([...words.sections.slice(0, 8)]).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
    expect(words.text.length).toBe(words.starts.at(-1));
    expect(edition.words()).toBe(words);
  }
});

test('finds a reference as places, and cites places as a reference', () => {
  const [quran] = corpus.works;
  for (const [surah, from, to] of [
    [1, 1, 7],
    [2, 183, 185],
    [114, 6, 6],
  ] as const) {
    const places = quran?.find({ work: 'quran', surah, from, to });
    expect(places && quran?.cite(places.from, places.to)).toEqual({ work: 'quran', surah, from, to });
  }
  expect(quran?.find({ work: 'hadith', collection: 'bukhari', number: 1 })).toBeUndefined();
  expect(corpus.workOf({ work: 'quran', surah: 1, from: 1, to: 1 })).toBe(quran);
  expect(corpus.workOf({ work: 'hadith', collection: 'bukhari', number: 1 })).toBeUndefined();
});

test('an edition that is switched off is nowhere', () => {
  const without = testCorpus({ without: ['quran-saheeh-international', 'quran-fr-hamidullah'] });
  const ids = without.works[0]?.editions.map(({ id }) => id);
  expect(ids).not.toContain('quran-saheeh-international');
  expect(ids).not.toContain('quran-fr-hamidullah');
  expect(ids).toHaveLength(packagedEditions.length - 2);
  expect(without.translationEdition).toBeUndefined();
  expect(without.verses.every(({ arabic, translation }) => arabic !== '' && translation === '')).toBe(true);
});

test('gives the verses of a reference', () => {
  const passage = corpus.passage({ work: 'quran', surah: 2, from: 183, to: 185 });
  expect(passage?.verses.map(({ ayah }) => ayah)).toEqual([183, 184, 185]);
  expect(corpus.passage({ work: 'quran', surah: 114, from: 6, to: 6 })?.verses).toHaveLength(1);
});

test('recognises references that do not exist, in part or whole', () => {
  for (const [surah, from, to] of [
    [2, 287, 287],
    [2, 285, 287],
    [2, 5, 3],
    [2, 0, 0],
    [0, 1, 1],
    [115, 1, 1],
  ] as const) {
    expect(corpus.passage({ work: 'quran', surah, from, to })).toBeUndefined();
  }
});

test('builds the same bytes every time', async () => {
  await prepareBuild();
  // One was built for the server, the other for the tests, each in a process of its own.
  expect(readFileSync('build/corpus.sqlite').equals(readFileSync(testCorpusPath))).toBe(true);
});

// A build takes many seconds of the processor.
test.runIf(isExhaustive)(
  'leaves nothing beside what it builds',
  () => {
    buildCorpus(join(directory, 'again.sqlite'));
    expect(readdirSync(directory)).toEqual(['again.sqlite']);
  },
  120_000,
);

test('refuses a changed source without writing a file', () => {
  const changed = join(directory, 'dist');
  mkdirSync(changed);
  for (const { file } of packagedEditions) cpSync(`node_modules/quran-json/dist/${file}`, join(changed, file));
  appendFileSync(join(changed, 'quran_sv.json'), ' ');
  expect(() => buildCorpus(join(directory, 'never.sqlite'), changed)).toThrow('quran_sv.json is not the reviewed text');
  expect(() => loadCorpus(join(directory, 'never.sqlite'))).toThrow();
});

test('refuses a file in which any byte was changed after the build', () => {
  const whole = readFileSync(testCorpusPath);
  const changed = join(directory, 'changed.sqlite');
  for (const at of [Math.trunc(whole.length / 3), whole.indexOf('Guide us to the straight path'), whole.length - 1]) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(changed, bytes);
    expect(() => loadCorpus(changed)).toThrow('was changed after it was built');
  }
});

test('loads fast enough to start with', () => {
  const spent = leastProcessorTime(() => loadCorpus(testCorpusPath));
  expect(spent).toBeLessThan(700);
});
