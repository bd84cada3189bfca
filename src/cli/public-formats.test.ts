import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { runIsnad } from '../../tests/support/isnad-command.ts';
import * as publicFormats from '../../tests/support/public-formats.ts';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { builtCorpus } from '../server/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-formats-'));
afterAll(() => rmSync(folder, { recursive: true }));
if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

let made = 0;

/** Writes the files of a source and imports them; the folder is given where there are several. */
async function imported(format: string, files: readonly publicFormats.PublicFile[], ...more: string[]) {
  const source = join(folder, `source-${++made}`);
  const out = join(folder, `${made}.pack.gz`);
  mkdirSync(source);
  for (const { name, text } of files) writeFileSync(join(source, name), text);
  const args = [
    'pack',
    'import',
    format,
    ...named(format, source, files),
    '--licence',
    'Invented',
    '--out',
    out,
    ...more,
  ];
  const ended = await runIsnad(args, { DATA_DIR: folder });
  const lines = existsSync(out) ? gunzipSync(readFileSync(out)).toString('utf8').trim().split('\n') : [];
  const [manifest, ...passages] = lines.map((line) => JSON.parse(line));
  return { ...ended, out, manifest, passages };
}

const named = (format: string, source: string, files: readonly publicFormats.PublicFile[]) =>
  format === 'hadith-json' ? [join(source, files[0]?.name ?? '')] : [source];

const forty = ['--work', 'nawawi-40'];
const proved = expect.stringContaining('13 of 13 well-known hadith stand under theirs');

describe('hadith', () => {
  test('hadith-api: the citable number counts, the running one is kept, grades keep their names, HTML goes', async () => {
    const { status, stderr, manifest, passages } = await imported('hadith-api', publicFormats.hadithApi(), ...forty);
    expect({ status, stderr }).toEqual({ status: 0, stderr: proved });
    expect(manifest).toMatchObject({
      ...{ work: 'nawawi-40', title: '40 Hadith Nawawi', passages: 42 },
      schemes: [{ id: 'running' }, { id: 'in-book' }],
    });
    expect(passages[2]).toMatchObject({
      number: '3',
      numbers: { running: '10', 'in-book': '1:3' },
      texts: { 'nawawi-40-en': 'Somebody said: Invented words on five things.' },
      chapter: 'The Forty',
      grades: [
        { grade: 'Sahih', by: 'A scholar' },
        { grade: 'Hasan', by: 'Another scholar' },
      ],
    });
  });

  test('hadith-api: 8.01 is 8a, a text without a citable number is left out, a file without such numbers is refused', async () => {
    const numbers = (number: number) => (number === 41 ? 0 : number === 42 ? '42.02' : number);
    const { stderr, passages } = await imported('hadith-api', publicFormats.hadithApi(numbers), ...forty);
    expect(passages.map(({ number }) => number).slice(-2)).toEqual(['40', '42b']);
    expect(stderr).toContain('2 texts without a citable number left out');
    const none = await imported(
      'hadith-api',
      publicFormats.hadithApi(() => undefined),
      ...forty,
    );
    expect(none).toMatchObject({
      status: 1,
      passages: [],
      stderr: expect.stringContaining('“hadithnumber” only counts'),
    });
  });

  test('hadith-api: numbers that run are refused by the well-known hadith', async () => {
    const { status, stderr } = await imported(
      'hadith-api',
      publicFormats.hadithApi((number) => number + 7),
      ...forty,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/well-known hadith of 40 Hadith Nawawi are not under their numbers/);
  });

  test('lk-hadith: chain and text stay apart, chapters are in the order of their numbers', async () => {
    const { status, stderr, passages } = await imported('lk-hadith', publicFormats.lkHadith(), ...forty);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringContaining('42 grades that name nobody left out'),
    });
    const { arabic, chain } = publicFormats.forty[2] ?? { arabic: '', chain: '' };
    expect(passages[2]).toEqual({
      ...{ number: '3', chapter: 'The Forty' },
      texts: { 'nawawi-40-ar': `${chain} ${arabic}`, 'nawawi-40-en': 'Somebody said: Invented words on five things.' },
      chains: { 'nawawi-40-ar': chain, 'nawawi-40-en': 'Somebody said:' },
    });
    const graded = await imported('lk-hadith', publicFormats.lkHadith(), ...forty, '--graded-by', 'A publisher');
    expect(graded.passages[0]).toMatchObject({ grades: [{ grade: 'Sahih-Authentic', by: 'A publisher' }] });
  });

  test('open-hadith: number and text without headings', async () => {
    const { status, stderr, passages } = await imported('open-hadith', publicFormats.openHadith(), ...forty);
    expect({ status, stderr, count: passages.length }).toEqual({ status: 0, stderr: proved, count: 42 });
    const wrong = await imported('open-hadith', [{ name: 'a.csv', text: 'number,text\n1,words\n' }], ...forty);
    expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('a.csv:1: is not a number and a text') });
  });

  test('sunnah-api: saved pages, their HTML cleaned', async () => {
    const { status, passages } = await imported('sunnah-api', publicFormats.sunnahApi(), ...forty);
    expect(status).toBe(0);
    expect(passages[6]).toMatchObject({
      ...{ number: '7', numbers: { urn: '1007' } },
      texts: { 'nawawi-40-en': 'Somebody said: Invented words on sincerity.' },
    });
  });

  test('texts without numbers take them from another pack, by their words; one that it does not know is left out', async () => {
    const refused = await imported('hadith-json', publicFormats.withoutNumbers(), ...forty, ...told);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('with --numbers-of') });
    const { out } = await imported('open-hadith', publicFormats.openHadith(), ...forty);
    const [file] = publicFormats.withoutNumbers();
    const strange = {
      ...file,
      name: 'a.json',
      text: file?.text.replace(/حدثنا راو عن (?:راو ){9}قال .*?"/, 'كلام آخر"') ?? '',
    };
    const { status, stderr, passages } = await imported(
      'hadith-json',
      [strange],
      ...forty,
      ...told,
      '--numbers-of',
      out,
    );
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringContaining('1 texts whose number could not be found left out'),
    });
    expect(passages.map(({ number }) => Number(number))).toEqual(
      [...Array(42).keys()].map((at) => at + 1).filter((at) => at !== 9),
    );
    const other = await imported(
      'open-hadith',
      [{ name: 'b.csv', text: '"2","كلام آخر"\n' }],
      '--work',
      'nawawi-40',
      '--part',
    );
    const unknown = await imported('hadith-json', [strange], ...forty, ...told, '--numbers-of', other.out);
    expect(unknown).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('only 1 of 42 texts stand in the pack'),
    });
  });

  const told = ['--list', 'hadiths', '--title', 'The Forty', '--numbering', 'Own', '--provenance', 'Invented'];
});

describe('the Quran and commentaries', () => {
  const edition = ['--edition', 'quran-invented', '--title', 'Invented', '--language', 'en'];

  test('data-quran: verses by their place in the whole, footnotes and their marks left out', async () => {
    const { status, manifest, passages } = await imported('data-quran', publicFormats.dataQuran(), ...edition);
    expect(status).toBe(0);
    expect(manifest.editions[0].limits).toBe('6236 footnotes left out: only the verses are imported.');
    expect(passages[7]).toEqual({
      verse: '2:1',
      texts: { 'quran-invented': '[Or] Invented words for verse 1 of surah 2.' },
    });
  });

  test('quranenc and quran-json: the same verses', async () => {
    for (const [format, files] of [
      ['quranenc', publicFormats.quranEnc()],
      ['quran-json', publicFormats.quranJson()],
    ] as const) {
      const { status, passages } = await imported(format, files, ...edition);
      expect([format, status, passages.length]).toEqual([format, 0, 6236]);
      expect(passages.at(-1)).toEqual({
        verse: '114:6',
        texts: { 'quran-invented': 'Invented words for verse 6 of surah 114.' },
      });
    }
  });

  test('tafsir-api: a verse without a text is explained with the one before it', async () => {
    const work = ['--work', 'invented', '--title', 'Invented', '--language', 'en'];
    const { status, passages } = await imported('tafsir-api', publicFormats.tafsirApi(), ...work);
    expect(status).toBe(0);
    expect(passages.slice(0, 4).map(({ verses }) => verses)).toEqual(['1:1-2', '1:3-4', '1:5-6', '1:7']);
  });
});
