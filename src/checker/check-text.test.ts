import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { leastProcessorTime } from '../../tests/support/processor-time.ts';
import { readVectors } from '../../tests/support/read-vectors.ts';
import { isExhaustive, sample } from '../../tests/support/sample.ts';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { readWords } from '../knowledge/words/read-words.ts';
import type { Word } from '../knowledge/words/word.ts';
import { Checker } from './checker.ts';
import { readLetters, vowelsDiffer } from './compare/compare-vowels.ts';
import { summarizeCheck } from './summarize-check.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const verdicts = (text: string) => checker.checkText(text).map(({ verdict }) => verdict);

/** Puts the corpus's words where a vector has `{ar 2:183}`, `{en 2:183 3-9}` or `{en 2:183 -4}`. */
function filled(written: string): string {
  return written
    .replaceAll('\\n', '\n')
    .replaceAll('\\r', '\r')
    .replace(/\{(\w\w) (\d+):(\d+)(?: (\d*)-(\d+))?\}/g, (_, language, surah, ayah, from, to) => {
      const place = corpus.verses.findIndex((each) => each.surah === Number(surah) && each.ayah === Number(ayah));
      const text = corpus.works[0]?.editions.find((edition) => edition.language === language)?.text(place) ?? '';
      if (to === undefined) return text;
      const words = text.split(' ');
      return (from === '' ? words.toSpliced(Number(to) - 1, 1) : words.slice(Number(from) - 1, Number(to))).join(' ');
    });
}

test.each(readVectors('quotations.tsv'))('%s → %s', (written = '', expected = '') => {
  expect(verdicts(filled(written)).join(' ') || 'none').toBe(expected);
});

test('gives the offsets of the quotation with its reference, and where the words are found', () => {
  const text = filled('It says “{en 2:183 3-9}” [Quran 2:184], as is known.');
  const [citation] = checker.checkText(text);
  expect(text.slice(citation?.start, citation?.end)).toBe(filled('“{en 2:183 3-9}” [Quran 2:184]'));
  expect(citation?.quotation).toBe(filled('{en 2:183 3-9}'));
  expect(citation?.foundAt?.[0]).toEqual({ work: 'quran', surah: 2, from: 183, to: 183 });
});

test('names the verse of an Arabic quotation that names none', () => {
  expect(checker.checkText(filled('> {ar 2:183}'))[0]?.reference).toBe('Quran 2:183');
});

test("names other places of a text that occurs in several: 'also at'", () => {
  const [citation] = checker.checkText(filled('“{en 55:13}” [Quran 55:16]'));
  expect(citation?.verdict).toBe('verified');
  expect(citation?.foundAt?.length).toBeGreaterThan(1);
});

test('a check names the editions only where something was verified in them', () => {
  expect(summarizeCheck(checker.checkText('As is known [Quran 2:183].'), corpus)).toEqual({
    citations: [{ reference: 'Quran 2:183', written: 'Quran 2:183', verdict: 'reference-exists', start: 12, end: 25 }],
    editions: [],
  });
  const { citations, editions } = summarizeCheck(checker.checkText(filled('“{en 2:183 3-9}” [Quran 2:183]')), corpus);
  expect(citations.map((citation) => Object.keys(citation))).toEqual([
    ['reference', 'written', 'verdict', 'start', 'end', 'editions'],
  ]);
  expect(editions).toEqual([corpus.translationEdition?.title]);
});

test('each quotation names the edition in which it was found, and no other', () => {
  const text = `${filled('“{en 2:183 3-9}” [Quran 2:183]')}\n\n${filled('﴿{ar 94:5}﴾ [Quran 94:5]')}\n\nAs is known [Quran 2:184].`;
  const titles = summarizeCheck(checker.checkText(text), corpus).citations.map(({ editions }) => editions);
  expect(titles).toEqual([['Saheeh International (English)'], ['The Quran in the Uthmani script'], undefined]);
});

test('verified words are reported with what was cut off or left out around them', () => {
  const cutOf = (text: string) => checker.checkText(text)[0]?.cut;
  expect(cutOf('“So woe to those who pray” [Quran 107:4]')).toEqual({
    after: '[But] who are heedless of their prayer',
  });
  expect(cutOf('“Allah the most just of judges” [Quran 95:8]')).toEqual({ before: 'Is not' });
  expect(cutOf('«إن الله يأمر بالعدل والإحسان ... يعظكم لعلكم تذكرون» [النحل: 90]')?.between).toHaveLength(1);
  expect(cutOf(filled('“{en 2:183}” [Quran 2:183]'))).toBeUndefined();
});

test('British and American spelling are the same words', () => {
  const written = (surah: number, ayah: number, change: (words: string) => string) => {
    const words = corpus.verses.find((each) => each.surah === surah && each.ayah === ayah)?.translation ?? '';
    expect(change(words)).not.toBe(words);
    return checker.checkText(`“${change(words)}” [Quran ${surah}:${ayah}]`)[0]?.verdict;
  };
  expect(written(17, 70, (words) => words.replaceAll('honored', 'honoured'))).toBe('verified');
  expect(written(2, 47, (words) => words.replaceAll('favor', 'favour'))).toBe('verified');
  expect(written(2, 177, (words) => words.replaceAll('traveler', 'traveller'))).toBe('verified');
  expect(written(1, 4, (words) => words.replaceAll('Recompense', 'Recompence'))).not.toBe('verified');
});

test('words that run over the cited place are verified, and said to be more; a verse beside it is another place', () => {
  const [one, two] = [183, 184].map(
    (ayah) => corpus.verses.find((each) => each.surah === 2 && each.ayah === ayah)?.translation ?? '',
  );
  for (const ayah of [183, 184]) {
    const [over] = checker.checkText(`“${one} ${two}” [Quran 2:${ayah}]`);
    expect(over).toMatchObject({ verdict: 'verified', foundAt: [{ surah: 2, from: 183, to: 184 }] });
  }
  expect(checker.checkText(`“${one} ${two}” [Quran 2:185]`)[0]?.verdict).toBe('misattributed');
  // One word of the cited verse is not enough to mean it.
  expect(checker.checkText(`“righteous ${two}” [Quran 2:183]`)[0]?.verdict).toBe('misattributed');
});

test('what changed the sense by being cut off is reported, with the right words', () => {
  const [citation] = checker.checkText('“approach unlawful sexual intercourse” [Quran 17:32]');
  expect(citation?.differences).toEqual([{ start: 1, end: 1, quoted: '', source: 'And do not', kind: 'negation' }]);
  expect(citation?.correction).toBe('And do not approach unlawful sexual intercourse');
});

const verse = fc.nat({ max: corpus.verses.length - 1 }).map((index) => {
  const found = corpus.verses[index];
  if (!found) throw new RangeError(`No verse ${index}`);
  return found;
});
/** Words that deny or except, without signs; «ما» and «إن» may do so, and «ألّا» and «ألّو» hold «لا» and «لو». */
const turning =
  /\b(?:not|no|never|nor|neither|none|nothing|cannot|except|unless|until|while|other than|besides)\b|[لم][اآ]|ل[منىو]|[يل]س|إن|حتى|أنت|غير|ألف/iu;

const withoutSigns = (words: string) => words.replace(/[\p{M}ـ]/gu, '').replace(/ٱ/gu, 'ا');

const language = fc.constantFrom('arabic' as const, 'translation' as const);

describe('properties', () => {
  test('a genuine quotation is verified, whole or in part', () => {
    fc.assert(
      fc.property(verse, language, fc.nat(), fc.nat(), (held, edition, a, b) => {
        const words = held[edition].split(' ');
        const from = a % words.length;
        const length = 5 + (b % words.length);
        const part = words.slice(from, from + length);
        const quoted = part.length >= 5 ? part : words;
        const at = `[Quran ${held.surah}:${held.ayah}]`;
        // Marks of annotation are separated from the words; what remains must be four words or the verse.
        const enough = quoted === words || countWords(quoted.join(' '), edition) >= 4;
        fc.pre(enough);
        const [citation] = checker.checkText(`> ${quoted.join(' ')}\n>\n> ${at}`);
        // What loses a negation or an exception by its cut is refused, with the words that it lost.
        const lost = citation?.verdict === 'misquoted' ? (citation.differences ?? []) : [];
        for (const { quoted, source } of lost) {
          expect(quoted).toBe('');
          expect(withoutSigns(source)).toMatch(turning);
        }
        expect(lost.length > 0 ? 'verified' : citation?.verdict).toBe('verified');
      }),
      { numRuns: isExhaustive ? 1_000 : 400 },
    );
  });

  test('a quotation with one word dropped, put in, exchanged or doubled is never verified', () => {
    fc.assert(
      fc.property(verse, language, verse, fc.nat(), fc.nat(), fc.nat(3), (held, edition, other, a, b, kind) => {
        const words = held[edition].split(' ');
        const strange = other[edition].split(' ')[b % other[edition].split(' ').length] ?? '';
        const at = a % words.length;
        const mutated =
          [
            words.toSpliced(at, 1),
            words.toSpliced(at, 0, strange),
            words.toSpliced(at, 1, strange),
            words.toSpliced(at, 0, words[at] ?? ''),
          ][kind]?.join(' ') ?? '';
        // A word cut off an end leaves a genuine part; a word may be exchanged for itself; marks are no words.
        fc.pre(!occursIn(mutated, held.surah, edition));
        expect(verdicts(`“${mutated}” [Quran ${held.surah}:${held.ayah}]`)).not.toContain('verified');
      }),
      { numRuns: isExhaustive ? 2_000 : 400 },
    );
  });

  test('a negation taken out is never verified', () => {
    const negated = corpus.verses.filter(({ translation }) => / not /.test(translation));
    for (const { surah, ayah, translation } of sample(negated, 300)) {
      const denied = translation.replace(/ not /, ' ');
      if (occursIn(denied, surah, 'translation')) continue;
      expect(verdicts(`> ${denied}\n> [Quran ${surah}:${ayah}]`)).not.toContain('verified');
    }
  });

  test('whatever is pasted is judged without a fault, in order, by offsets inside the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('> ', '\n', '\n\n', '“', '”', '"', '[Quran 2:183]', '[Quran 2:1-286]', '[', ']', ';', '﴿', '﴾'),
      verse.map(({ arabic }) => arabic),
      verse.map(({ translation }) => translation),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        let previous = 0;
        for (const { start, end } of checker.checkText(text)) {
          expect(start).toBeGreaterThanOrEqual(previous);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          previous = start;
        }
      }),
      { numRuns: isExhaustive ? 500 : 200 },
    );
  });
});

test('the time for hostile text grows with its length, not with its square', () => {
  const hostile = [
    '"and the of and" [Quran 2:1-286] ',
    '"of the and he" [Quran 2:255] ',
    '> "and the of"\n',
    '“'.repeat(50),
    '> من في من في [Quran 2:1]\n',
    '>'.repeat(1_000),
    '" \n',
    '[Quran 2:1]',
    'ان الله على كل ',
    '﴿ان الله على كل﴾ ',
    'قال تعالى “ان الله على الله” ',
    '(من في الله ما) ',
    '"a b c d e f g" (2:255) ',
    'the of and the of and [2:255] ',
    'ان الله كان على كل شيء (البقرة 255) ',
  ];
  for (const piece of hostile) {
    expect(
      growthPerCharacter((text) => checker.checkText(text), piece),
      piece.slice(0, 20),
    ).toBeLessThan(LINEAR);
  }
});

/**
 * Milliseconds of processor time: half of what a visitor's text may take (`CHECK_TIMEOUT_MS`). The slowest of these texts
 * takes 280 on a quiet machine, and was seen to take more than half as much again beside other work.
 */
const LONG = 1_000;

test('no text of 50,000 characters takes long', () => {
  const words = readWords(corpus.verses.map(({ translation }) => translation).join(' '), 'en').map(
    ({ written }) => written,
  );
  const common = ['and', 'the', 'of', 'to', 'he', 'is', 'in', 'you'];
  const fourWords = (index: number) => [0, 3, 6, 9].map((shift) => common[(index >> shift) & 7]).join(' ');
  const arabic = ['من', 'في', 'الله', 'ما', 'ان', 'لا', 'على', 'الذين'];
  const arabicWords = (index: number) => [0, 3, 6, 9].map((shift) => arabic[(index >> shift) & 7]).join(' ');
  const many = (count: number, piece: (index: number) => string) => Array.from({ length: count }, (_, at) => piece(at));
  const hostile = {
    'one word, many paragraphs': `${'> and\n>\n'.repeat(6_000)}> [Q 2:5]`,
    'two words, many paragraphs': `${'> of the\n>\n'.repeat(4_500)}> [Q 2:5]`,
    'many references': `${'> and\n>\n'.repeat(3_000)}> [${many(2_000, (at) => `Q 2:${(at % 286) + 1}`).join(';')}]`,
    'four common words': many(1_500, (at) => `> ${fourWords(at)} [Q 2:1-286]\n`).join(''),
    'four Arabic words': many(1_500, (at) => `> ${arabicWords(at)} [Q 2:1-286]\n`).join(''),
    'four words, no source': many(1_500, (at) => `> ${arabicWords(at)}\n\n`).join(''),
    'three words': many(2_000, (at) => `> of ${fourWords(at).split(' ', 2).join(' ')} [Q 2:1-286]\n`).join(''),
    'genuine words': many(1_500, (at) => `> ${words.slice(at * 9, at * 9 + 4).join(' ')} [Q 2:5]\n`).join(''),
    'a pile of marks': `> a${'\u0315'.repeat(25_000)}${'\u0316'.repeat(24_000)} [Q 2:5]`,
    'a pile of marks in Arabic': `> ب${'\u064E'.repeat(25_000)}${'\u0655'.repeat(24_000)} [Q 2:5]`,
    'distinct Arabic words': `> ${many(7_000, (at) => `ـٔ${String.fromCharCode(0x628 + (at % 19), 0x628 + (at >> 9), 0x641 + (at % 8))}`).join(' ')} [Q 2:5]`,
    'many numbers': `> and the of to ${'(2) '.repeat(12_000)} [Q 2:1-286]`,
    'genuine words, many numbers': `> ${words.slice(29, 60).join(' ')} ${'(2) '.repeat(12_000)} [Q 2:1-286]`,
    'one long word': `> ${'ـَٔ'.repeat(16_000)} [Q 2:5]`,
  };
  for (const [name, text] of Object.entries(hostile)) {
    expect(
      leastProcessorTime(() => checker.checkText(text), LONG),
      name,
    ).toBeLessThan(LONG);
  }
});

/** Each was quadratic or cubic once. */
const growing: Readonly<Record<string, (length: number) => string>> = {
  'surahs in lines below a long line': (length) =>
    `> ${'a'.repeat(length / 2)}${filledWith('\n> سورة البقرة', length / 2)}`,
  'references in a line below a long line': (length) =>
    `> ${'a'.repeat(length / 2)}\n> ${filledWith('and (2:1) so ', length / 2)}`,
  'surahs in the lines of a block': (length) => filledWith('\n> سورة البقرة*{', length),
  'gaps and numbers': (length) => `> ${filledWith('…word ١', length)}`,
  'gaps and numbers in marks': (length) => `“${filledWith('…word ١', length)}” [Quran 2:5]`,
  'blocks without words before a reference': (length) => `${filledWith('-\n>\n', length)}Sahih al-Bukhari 8`,
  'marks between blocks': (length) => filledWith('“\n> a\n', length),
  'blocks without marks': (length) => filledWith('a\n> a\n', length),
  'numbers among genuine words': (length) => `> ${filledWith('and the of to (2) ', length)}[Q 2:1-286]`,
  'references without a blank': (length) => filledWith('a(2:1)', length),
  'altered verses in blocks': (length) => filledWith('كما قال وَلَا تَقْرَبُوا۟ ٱلزِّنَىٰٓ \n \n> ', length),
  'one common word in ornate brackets': (length) => filledWith('zakat<a href="من﴿', length),
  'Arabic between references': (length) => `> ${filledWith('‘ان الله على كل [Quran 2:1]الله', length)}`,
};

const filledWith = (piece: string, length: number) => piece.repeat(length / piece.length);

test.each(Object.entries(growing))('takes a time that grows with the length of the text: %s', (_, write) => {
  const timeOf = (length: number) => {
    const text = write(length);
    return leastProcessorTime(() => checker.checkText(text));
  };
  const [short, long] = [timeOf(12_500), timeOf(50_000)];
  expect(long).toBeLessThan(LONG);
  // Four times as long; sixteen times the time would be quadratic. What takes no time has no ratio.
  expect(long / Math.max(short, 25)).toBeLessThan(8);
});

test('against a part of many references a quotation is not judged', () => {
  const references = Array.from({ length: 12 }, (_, at) => `Quran 2:${at + 1}`).join('; ');
  expect(verdicts(`“Made up by somebody today” [${references}; Quran 2:300]`).slice(9)).toEqual([
    'not-in-corpus',
    'unchecked',
    'unchecked',
    'no-such-reference',
  ]);
});

test('every verse is verified in the form of our answers', () => {
  const denied = sample(corpus.verses, 1_000).filter(({ surah, ayah, arabic, translation }) => {
    const text = `> ${arabic}\n>\n> ${translation}\n>\n> [Quran ${surah}:${ayah}]`;
    return verdicts(text).join() !== 'verified';
  });
  expect(denied.map(({ surah, ayah }) => `${surah}:${ayah}`)).toEqual([]);
});

type Language = 'arabic' | 'translation';

function normalized(text: string, edition: Language) {
  return readWords(text, edition === 'arabic' ? 'ar' : 'en');
}

function countWords(text: string, edition: Language): number {
  return normalized(text, edition).length;
}

/** The oracle: a naive search for the words through the surah. */
function occursIn(text: string, surah: number, edition: Language): boolean {
  const words = normalized(text, edition);
  const held = wordsOfSurah(surah, edition);
  return held.some((_, start) =>
    words.every((word, index) => {
      const other = held[start + index];
      return other !== undefined && isSameWord(word, other);
    }),
  );
}

function isSameWord(one: Word, other: Word): boolean {
  const hasSameLetters = one.forms.some((form) => other.forms.includes(form));
  return hasSameLetters && !vowelsDiffer(readLetters(one.written), readLetters(other.written));
}

const surahs = new Map<string, Word[]>();

function wordsOfSurah(surah: number, edition: Language): Word[] {
  const key = `${edition} ${surah}`;
  const known = surahs.get(key);
  if (known) return known;
  const verses = corpus.verses.filter((each) => each.surah === surah).map((each) => each[edition]);
  const words = normalized(verses.join(' '), edition);
  surahs.set(key, words);
  return words;
}
