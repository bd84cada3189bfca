import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { Checker } from '../../checker/checker.ts';
import type { Check, Source } from '../../contract/entities.ts';
import { parseProse } from '../../contract/prose.ts';
import type { NoteWords } from '../../knowledge/notes/note.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { DraftBlock, DraftPart } from '../draft-answer.ts';
import { siteText } from '../site-text.ts';
import { type Answer, passGate } from './gate.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

const gate = (...blocks: DraftBlock[]) => passGate({ engine: 'test', parts: [{ kind: 'answer', blocks }] }, checker);
const text = (markdown: string): DraftBlock => ({ kind: 'text', markdown });
const passage = (surah: number, from: number, to = from): DraftBlock => ({
  kind: 'passage',
  reference: { work: 'quran', surah, from, to },
});

/** The answer to a draft of this text and one sound passage, without the passage. */
function proseOf(markdown: string): string {
  const gated = gate(text(markdown), passage(112, 1));
  if (gated.kind === 'withheld') throw new Error('withheld');
  return gated.answer.markdown.slice(0, gated.answer.markdown.lastIndexOf('\n\n> '));
}

const verse = (surah: number, ayah: number) => {
  const found = corpus.passage({ work: 'quran', surah, from: ayah, to: ayah })?.verses[0];
  if (!found) throw new Error('no such verse');
  return found;
};

test('only the gate creates an answer', () => {
  type Lookalike = { markdown: string; check: Check; sources: readonly Source[]; engine: string };
  expectTypeOf<Lookalike>().not.toExtend<Answer>();
  expectTypeOf<Answer>().toExtend<Lookalike>();
});

test('a named passage is inserted with the corpus’s words, byte for byte', () => {
  const { arabic, translation } = verse(2, 183);
  const gated = gate(text('Fasting is an old duty.'), passage(2, 183));
  expect(gated).toMatchObject({
    kind: 'passed',
    answer: {
      markdown: `Fasting is an old duty.\n\n> ${arabic} ﴿١٨٣﴾\n>\n> ${translation}\n>\n> [Quran 2:183]`,
      check: {
        citations: [{ reference: 'Quran 2:183', verdict: 'verified' }],
        editions: [corpus.arabicEdition.title, corpus.translationEdition?.title],
      },
      sources: [
        {
          title: 'Quran 2:183',
          description: 'Al-Baqarah (The Cow), verse 183',
          url: 'https://quran.com/2/183',
        },
      ],
      engine: 'test',
    },
  });
});

test('the verses of a longer passage carry their numbers', () => {
  const gated = gate(passage(94, 5, 6));
  if (gated.kind === 'withheld') throw new Error('withheld');
  expect(gated.answer.markdown).toBe(
    `> ${verse(94, 5).arabic} ﴿٥﴾ ${verse(94, 6).arabic} ﴿٦﴾\n>\n> (5) ${verse(94, 5).translation} (6) ${verse(94, 6).translation}\n>\n> [Quran 94:5-6]`,
  );
  expect(gated.answer.check.citations).toMatchObject([{ reference: 'Quran 94:5-6', verdict: 'verified' }]);
});

test('every passage is verified when its own Markdown is checked', () => {
  const someSurah = fc.integer({ min: 1, max: 114 });
  fc.assert(
    fc.property(someSurah, fc.nat(), fc.nat(4), (surah, first, more) => {
      const verses = corpus.surahs[surah - 1]?.verses ?? 1;
      const from = 1 + (first % verses);
      const to = Math.min(from + more, verses);
      const gated = gate(passage(surah, from, to));
      expect(gated.kind === 'passed' && gated.answer.check.citations.map(({ verdict }) => verdict)).toEqual([
        'verified',
      ]);
    }),
    { numRuns: 60 },
  );
});

test('a reference that does not exist is removed and its sentence stays', () => {
  expect(proseOf('Fasting is a duty [Quran 2:999]. It has a purpose [Quran 2:183].')).toBe(
    'Fasting is a duty. It has a purpose [Quran 2:183].',
  );
  expect(proseOf('Both say so [Quran 2:183; Quran 115:1].')).toBe('Both say so [Quran 2:183].');
});

test('a quotation that was not found at its reference is removed with its sentence', () => {
  const before = 'Fasting has a purpose [Quran 2:183].';
  for (const invention of [
    'God says “Fasting is fun for every one of you” [Quran 2:183].',
    'God says "eat whatever you like at noon" in [Quran 2:183].',
    'It says “Fasting is fun. And eat whatever you like” [Quran 2:183].',
    '«صوموا كل يوم ولا تفطروا أبدا» [Quran 2:183] is said.',
    'The Quran says, “Smoke as you please every day”.',
    'The Quran says *smoke as you please every day*.',
    'Let us remember “smoke as you please every day” always.',
    'It is said صوموا كل يوم ولا تفطروا أبدا and so on.',
    'قال تعالى: صوموا كل يوم ولا تفطروا أبدا.',
  ]) {
    expect(proseOf(`${before} ${invention} So be it.`)).toBe(`${before} So be it.`);
  }
});

test('a proven quotation stays, in the words of the source', () => {
  const { arabic, translation } = verse(112, 2);
  const quoted = (words: string) => `God says “${words}” [Quran 112:2].`;
  expect(proseOf(quoted(translation))).toBe(quoted(translation));
  expect(proseOf(quoted(translation.toLowerCase()))).toBe(quoted(translation));
  expect(proseOf(`God says ${arabic} [Quran 112:2].`)).toBe(`God says ${arabic} [Quran 112:2].`);
});

test('a quotation that nearly matches is replaced with the source’s words', () => {
  const { arabic, translation } = verse(2, 153);
  expect(proseOf('He says «يا أيها الذين آمنوا استعينوا بالصبر والزكاة إن الله مع الصابرين» [Quran 2:153].')).toBe(
    `He says «${arabic}» [Quran 2:153].`,
  );
  expect(proseOf(`He says “${translation.replace('patience', 'courage')}” [Quran 2:153].`)).toBe(
    `He says “${translation}” [Quran 2:153].`,
  );
});

test('an Arabic answer may be written in Arabic, and still invents no verse', () => {
  const prose = (markdown: string) => {
    const parts = [{ kind: 'answer', blocks: [text(markdown), passage(112, 1)] }] as const;
    const gated = passGate({ engine: 'test', language: 'ar', parts }, checker);
    if (gated.kind === 'withheld') throw new Error('withheld');
    return gated.answer.markdown.slice(0, gated.answer.markdown.lastIndexOf('\n\n> '));
  };
  const typed = 'فرض الصيام على المسلمين كما فرض على من كان قبلهم من الأمم [Quran 2:183].';
  const own = typed.replace('Quran 2:183', 'البقرة: ١٨٣');
  expect(prose(typed)).toBe(own);
  expect(prose(`${typed} قال تعالى: صوموا كل يوم ولا تفطروا أبدا.`)).toBe(own);
  expect(prose(`${typed} وفيه «صوموا كل يوم ولا تفطروا أبدا» [Quran 2:183].`)).toBe(own);
  expect(prose(`${typed} يا أيها الذين آمنوا كتب عليكم الزكاة كما كتب على الذين من قبلكم لعلكم تتقون.`)).toBe(own);
});

test('terms, short words in quotation marks and ﷺ stay', () => {
  const prose = 'The Prophet ﷺ spoke of *taqwa* (تقوى), “mindfulness” of God, and of الصبر الجميل [Quran 12:18].';
  expect(proseOf(prose)).toBe(prose);
});

test('a typed block quotation becomes the corpus’s own words, or is removed', () => {
  const { arabic } = verse(103, 1);
  const kept = gate(text(`> ${arabic}\n>\n> [Quran 103:1]`));
  expect(kept).toEqual(gate(passage(103, 1)));
  expect(gate(text('> [Quran 103:1]'))).toEqual(gate(passage(103, 1)));
  expect(proseOf('Before.\n\n> Whoever smiles is saved.\n>\n> [Quran 103:1]\n\nAfter.')).toBe('Before.\n\nAfter.');
  expect(proseOf('Before.\n> “Whoever smiles is saved.”\n\nAfter.')).toBe('Before.\n\nAfter.');
});

test('a hadith is cited by number and never quoted here', () => {
  expect(proseOf('Deeds go by intentions [Sahih al-Bukhari 1].')).toBe('Deeds go by intentions [Sahih al-Bukhari 1].');
  expect(proseOf('So it is. He said “Actions are judged by their intentions” [Sahih al-Bukhari 1].')).toBe('So it is.');
});

test('a draft with nothing proven left is withheld', () => {
  expect(gate(text('Smoking is fine, trust me.'))).toEqual({ kind: 'withheld' });
  expect(gate(text('“Smoking is good for all” [Quran 2:999]'))).toEqual({ kind: 'withheld' });
  expect(gate(passage(2, 999))).toEqual({ kind: 'withheld' });
  expect(gate()).toMatchObject({ kind: 'passed' });
});

test('site text passes, since it makes no claims', () => {
  expect(gate({ kind: 'own', words: siteText`لم أجد في القرآن ما يجيب عن هذا السؤال` })).toMatchObject({
    kind: 'passed',
    answer: { markdown: 'لم أجد في القرآن ما يجيب عن هذا السؤال', check: { citations: [], editions: [] }, sources: [] },
  });
});

// Words of no verse, so that four of them together are an invented quotation wherever they come up.
const invented = 'مستشفى كمبيوتر برتقالة طائرة تلفون سينما باذنجان دراجة'.split(' ');
const inventedArabic = fc
  .array(fc.constantFrom(...invented), { minLength: 4, maxLength: 9 })
  .map((words) => words.join(' '));
const realWords = fc
  .constantFrom(...corpus.verses.filter((_, at) => at % 97 === 0))
  .map(({ translation }) => translation);
const reference = fc
  .record({ surah: fc.integer({ min: 0, max: 130 }), ayah: fc.integer({ min: 0, max: 300 }) })
  .map(({ surah, ayah }) => `[Quran ${surah}:${ayah}]`);
const falseQuotation = 'Everyone shall own a bicycle and ride it';
const pieces = fc.oneof(
  inventedArabic,
  inventedArabic.map((words) => `﴿${words}﴾`),
  inventedArabic.map((words) => `> ${words}\n>\n> [Quran 2:183]`),
  realWords.map((words) => `“${words}”`),
  reference,
  reference.map((one) => `“${falseQuotation}” ${one}`),
  reference.map((one) => `> ${falseQuotation}\n>\n> ${one}`),
  fc.constantFrom(
    '<b>',
    '<script>alert(1)</script>',
    '[x](javascript:y)>',
    '\n> ',
    '\n\n',
    '**',
    '“',
    '"',
    '[',
    ']',
    '﴾',
    '>',
    ' so ',
  ),
  fc.string(),
);
const blocks: fc.Arbitrary<DraftBlock[]> = fc.array(
  fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => text(parts.join(' '))),
    fc
      .tuple(fc.integer({ min: -1, max: 120 }), fc.integer({ min: -1, max: 300 }), fc.integer({ min: -1, max: 5 }))
      .map(([surah, from, more]) => passage(surah, from, from + more)),
  ),
  { maxLength: 4 },
);

test('no draft gets an unproven quotation through', () => {
  fc.assert(
    fc.property(blocks, (draft) => {
      const gated = gate(...draft);
      if (gated.kind === 'withheld') return;
      const { markdown } = gated.answer;
      for (const { verdict } of checker.checkText(markdown)) {
        expect(['verified', 'reference-exists', 'unchecked']).toContain(verdict);
      }
      for (const block of parseProse(markdown)) {
        expect(block.kind).not.toBe('quote');
        if (block.kind !== 'scripture') continue;
        const cited = parseReference(block.reference);
        const held = cited?.work === 'quran' ? corpus.passage(cited) : undefined;
        const unnumbered = block.translation?.replaceAll(/(^| )\(\d{1,3}\) /g, '$1');
        expect(unnumbered).toBe(held?.verses.map(({ translation }) => translation).join(' '));
      }
      expect(markdown).not.toMatch(new RegExp(`(?:(?:${invented.join('|')})[\\s﴾﴿]+){4}`, 'u'));
      expect(markdown).not.toMatch(/<[a-z/]/i);
      expect(markdown).not.toMatch(new RegExp(`[“"]${falseQuotation}[”"] \\[Quran`, 'u'));
    }),
    { numRuns: 300 },
  );
});

test('a note that asks for the words of a passage gets them', () => {
  const piece = (kind: 'paragraph' | 'quotation', markdown: string) => ({
    part: 'body' as const,
    kind,
    markdown: markdown as NoteWords,
    references: [],
  });
  const note = {
    kind: 'note',
    pieces: [piece('paragraph', 'God is one.'), piece('quotation', '> [Quran 112:1]')],
  } as const;
  expect(gate(note)).toEqual(gate({ kind: 'note', pieces: [piece('paragraph', 'God is one.')] }, passage(112, 1)));
});

test('an answer says where each of its parts stands', () => {
  for (const language of ['en', 'ar'] as const) {
    const parts: DraftPart[] = [
      { kind: 'answer', blocks: [text('Fasting is an old duty [Quran 2:183].')] },
      {
        kind: 'views',
        blocks: [text('A sentence with [Quran 2:999].'), text('It is said that God hates fasting [Quran 2:183].')],
      },
      { kind: 'passages', blocks: [passage(2, 183), passage(2, 999)] },
      { kind: 'more', blocks: [] },
    ];
    const gated = passGate({ engine: 'test', language, parts }, checker);
    if (gated.kind === 'withheld') throw new Error('withheld');
    const { markdown, parts: placed } = gated.answer;
    expect(placed.map(({ kind }) => kind)).toEqual(['answer', 'views', 'passages']);
    expect(placed.map(({ start, end }) => markdown.slice(start, end)).join('\n\n')).toBe(markdown);
    expect(markdown.slice(placed[2]?.start)).toMatch(/^> /);
  }
});
