import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { type TestManifest, testManifest, testPassages } from '../../../tests/support/test-pack.ts';
import type { Work } from '../corpus/corpus.ts';
import type { Anchor } from './anchors/anchor.ts';
import { anchorsOf } from './anchors/anchors.ts';
import { checkDraft } from './import/check-draft.ts';
import { writePack } from './import/write-pack.ts';
import { knownNumberings } from './known-numberings.ts';
import { openPack } from './open-pack.ts';
import { type ListedPack, sha256Of } from './pack-list.ts';
import type { PackPassage } from './pack-manifest.ts';
import { storePack } from './store-pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
const quran = testCorpus().works[0] as Work;

function problemsOf(manifest: TestManifest, passages: PackPassage[]): string[] {
  const rows = passages.map((_, index) => ({ line: index + 2 }));
  const { problems } = checkDraft(manifest, { passages, rows, cleaned: 0, problems: [] }, quran);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

const numbered = (numbers: readonly (string | number)[], edition: string): PackPassage[] =>
  numbers.map((number, index) => ({ number: String(number), texts: { [edition]: `A traveller saw well ${index}.` } }));
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('numbers', () => {
  test.each([...knownNumberings])('%s ends at its last number', (work, { last }) => {
    const about = (numbers: number[]) =>
      problemsOf(testManifest({ work, part: true }), numbered(numbers, `${work}-en`)).join();
    expect(about([last - 10, last + 1])).toContain(`3: 1 passage is beyond ${last}, the last number of`);
    expect(about([last - 10, last])).not.toContain('beyond');
  });

  test('many passages under one number, as chapters make that each begin at 1, are refused', () => {
    const numbers = oneTo(50).flatMap((number) => (number <= 10 ? [number, number] : [number]));
    expect(problemsOf(testManifest(), numbered(numbers, 'musnad-ahmad-en'))).toEqual([
      expect.stringMatching(/^3: 10 of 60 passages have the number of the one before and no letter \(the first is 1\)/),
    ]);
  });

  test('accepts letters that divide a number, and a few passages without them', () => {
    const lettered = oneTo(40).flatMap((number) => [`${number}a`, `${number}b`]);
    expect(problemsOf(testManifest(), numbered(lettered, 'musnad-ahmad-en'))).toEqual([]);
    expect(problemsOf(testManifest(), numbered([1, 2, 2, 3, 3, 4], 'musnad-ahmad-en'))).toEqual([]);
  });

  test('a collection must begin near 1 unless it is declared a part', () => {
    const late = numbered([40944, 40945], 'musnad-ahmad-en');
    expect(problemsOf(testManifest(), late)[0]).toMatch(/^2: the first number is 40944, not 1: .*--part$/);
    expect(problemsOf(testManifest({ part: true }), late)).toEqual([]);
    expect(problemsOf(testManifest({ part: true, complete: true }), late)).toEqual([
      '1: part: is only for hadith, and not with complete',
    ]);
  });
});

describe('well-known hadith', () => {
  const texts: Record<number, string> = {
    1: 'Deeds are judged by intentions.',
    8: 'Islam stands on five things.',
    13: 'Wish for your brother what you wish for yourself, and he for himself.',
    50: 'Gabriel asked: What is faith?',
    52: 'Between the two are doubtful things.',
  };
  const bukhari = testManifest({ work: 'bukhari', part: true });
  const passages = (numberOf: (number: number) => number) =>
    oneTo(60).map((number) => ({
      number: String(numberOf(number)),
      texts: { 'bukhari-en': texts[number] ?? `A traveller saw well ${number}.` },
    }));

  test('under their numbers they prove the collection', () => {
    expect(
      problemsOf(
        bukhari,
        passages((number) => number),
      ),
    ).toEqual([]);
  });

  test('a pack of the whole collection holds most of them, under their numbers', () => {
    const few = passages((number) => number);
    expect(problemsOf({ ...bukhari, part: false }, few)).toEqual([
      expect.stringMatching(/^1: 5 of the 22 well-known hadith are here .*--part$/),
    ]);
  });

  test('a collection with shifted numbers is refused', () => {
    const shifted = passages((number) => number - 7).slice(7);
    expect(problemsOf(bukhari, shifted)).toEqual([
      expect.stringMatching(
        /^2: 5 of 5 well-known hadith of Sahih al-Bukhari are not under their numbers in bukhari-en \(1 should be the one about deeds and intentions\): make the pack again/,
      ),
    ]);
  });

  test('the scheme is named that a pack follows instead', () => {
    const manifest = testManifest({ work: 'muslim', part: true });
    const [edition] = manifest.editions;
    if (!edition) throw new Error('No edition');
    const arabic = { ...manifest, editions: [{ ...edition, id: 'muslim-ar', language: 'ar' }] };
    const numbered = (numberOf: (anchor: Anchor) => number) =>
      [...anchorsOf('muslim').values()]
        .map((anchor) => ({ number: numberOf(anchor), texts: { 'muslim-ar': anchor.arabic.join(' ') } }))
        .sort((one, other) => one.number - other.number)
        .map(({ number, texts }) => ({ number: String(number), texts }));
    expect(
      problemsOf(
        arabic,
        numbered(({ number }) => number),
      ),
    ).toEqual([]);
    // Of the hadith that are counted on, 671 and 1015 fall on numbers of others.
    const counted = [...numbered(({ elsewhere }) => elsewhere['running count'] ?? 0), ...oneTo(3_034).map(String)]
      .map((each) => (typeof each === 'string' ? { number: each, texts: { 'muslim-ar': 'كلام آخر' } } : each))
      .filter(({ number }, index, all) => all.findIndex((other) => other.number === number) === index)
      .sort((one, other) => Number(one.number) - Number(other.number));
    expect(problemsOf(arabic, counted).join('\n')).toMatch(
      /well-known hadith of Sahih Muslim are not under their numbers .*the numbers are those of the running count, where that about Gabriel asks about Islam, faith is 93 and not 8/,
    );
  });

  test('each edition is looked at, in Arabic too', () => {
    const [english] = bukhari.editions;
    if (!english) throw new Error('No edition');
    const arabic = { ...english, id: 'bukhari-ar', role: 'original' as const, language: 'ar' };
    const both = (words: string) =>
      problemsOf({ ...bukhari, editions: [english, arabic] }, [
        { number: '1', texts: { 'bukhari-en': texts[1] ?? '', 'bukhari-ar': words } },
      ]);
    expect(both('إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ وَإِنَّمَا لِكُلِّ امْرِئٍ مَا نَوَى')).toEqual([]);
    expect(both('بُنِيَ الإِسْلاَمُ عَلَى خَمْسٍ')[0]).toContain('1 of 1 well-known hadith of Sahih al-Bukhari');
  });

  test('one of five in other words is too many, one of nine is not', () => {
    const more = {
      335: 'I was given five things that no one had before me.',
      528: 'A river, and he bathes in it five times.',
      756: 'No prayer without al-Fatiha.',
      1117: 'Pray standing, or sitting.',
    };
    const inOtherWords = passages((number) => number).map((passage) =>
      passage.number === '50' ? { ...passage, texts: { 'bukhari-en': 'The angel came and asked.' } } : passage,
    );
    const others = Object.entries(more).map(([number, text]) => ({ number, texts: { 'bukhari-en': text } }));
    expect(problemsOf(bukhari, inOtherWords)).toEqual([expect.stringContaining('1 of 5 well-known hadith')]);
    expect(problemsOf(bukhari, [...inOtherWords, ...others])).toEqual([]);
  });
});

describe('texts', () => {
  const withText = (text: string) => problemsOf(testManifest(), [{ number: '1', texts: { 'musnad-ahmad-en': text } }]);

  test.each([
    ['a line break of HTML', 'Deeds<br>are judged', 'has the HTML tag “<br>”'],
    ['a tag with attributes', 'Deeds <span class="x">are</span>', 'has the HTML tag “<span class="x">”'],
    ['an entity', 'Deeds &amp; words', 'has the HTML entity “&amp;”'],
    ['a numeric entity', 'Deeds &#8217; words', 'has the HTML entity “&#8217;”'],
    ['what a program writes for nothing', 'nan', 'is “nan”, which programs write for a missing text'],
    ['a control character', 'Deeds\u0085are', 'has the control character U+0085 at character 6'],
  ])('%s is refused with the number', (_, text, problem) => {
    expect(withText(text)).toEqual([expect.stringContaining(`2: number 1: texts.musnad-ahmad-en: ${problem}`)]);
  });

  test('signs that are no HTML are let through', () => {
    expect(withText('He <the Prophet> said: 1 < 2 & 3 > 2; R&D; nannies\tand\nbreaks')).toEqual([]);
  });
});

describe('language and script', () => {
  const arabic = 'بُنِيَ الإِسْلاَمُ عَلَى خَمْسٍ';
  const inLanguage = (language: string, text: string) => {
    const [edition] = testManifest().editions;
    if (!edition) throw new Error('No edition');
    const texts = oneTo(20).map((number) => ({
      number: String(number),
      texts: { 'musnad-ahmad-en': `${text} ${number}` },
    }));
    return problemsOf(testManifest({ editions: [{ ...edition, language }] }), texts);
  };

  test.each([
    ['en', arabic, 'is called en, but 20 of its 20 texts are not mostly in Latin letters (“بُنِيَ'],
    [
      'ar',
      'Islam is built on five',
      'is called ar, but 20 of its 20 texts are not mostly in Arabic letters (“Islam is',
    ],
    ['ar-Latn', arabic, 'not mostly in Latin letters'],
    ['ru', 'Islam is built on five', 'not mostly in Cyrillic letters'],
  ])('%s with letters of another script is refused, with examples', (language, text, problem) => {
    expect(inLanguage(language, text)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['en', `Islam is built on five pillars, he said: ${arabic.slice(0, 10)}`],
    ['ur', 'اسلام کی بنیاد پانچ چیزوں پر ہے'],
    ['ru', 'Ислам основан на пяти столпах'],
    ['zh', '伊斯兰教建立在五项基础上'],
    ['ja', 'イスラームは五つの上に建てられた'],
    ['bn', 'ইসলাম পাঁচটি ভিত্তির উপর'],
  ])('%s in its own script is taken', (language, text) => {
    expect(inLanguage(language, text)).toEqual([]);
  });
});

describe('a pack that was added under earlier rules', () => {
  async function stored(passages: PackPassage[]): Promise<ListedPack> {
    const source = join(folder, 'old.pack');
    const file = 'old.123456789abc.sqlite';
    rmSync(join(folder, file), { force: true });
    writePack(source, testManifest(), passages);
    await storePack(source, { quran, taken: new Map() }, join(folder, file));
    const db = new Database(join(folder, file));
    db.exec("DELETE FROM meta WHERE key = 'rules'");
    // As a text could be stored before tags were refused.
    db.exec("UPDATE texts SET text = replace(text, 'was deep', 'was<br>deep') WHERE text LIKE '%number 7 %'");
    db.close();
    const sha256 = await sha256Of(join(folder, file));
    return { file, sha256, name: 'old', work: 'musnad-ahmad', kind: 'hadith', title: '', passages: 0, editions: [] };
  }

  test('is opened where it keeps the rules of today', async () => {
    const pack = await openPack(folder, await stored(testPassages(5)), quran);
    expect(pack.work?.passages).toBe(5);
    pack.close();
  });

  test('is refused where it does not, with the reason', async () => {
    await expect(openPack(folder, await stored(testPassages(9)), quran)).rejects.toThrow(
      'was added under earlier rules and is refused now: line 8: texts.musnad-ahmad-en: has the HTML tag “<br>”',
    );
  });
});
