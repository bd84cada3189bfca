import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { Checker } from '../../checker/checker.ts';
import type { Note, NoteText, NoteWords } from '../../knowledge/notes/note.ts';
import { splitNote } from '../../knowledge/notes/split-note.ts';
import type { Found, FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { passGate } from '../gate.ts';
import { extractiveEngine } from './extractive-engine.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

const textOf = (title: string, questions: string[], markdown: string): NoteText => ({
  title: title as NoteWords,
  questions: questions as NoteWords[],
  markdown,
  pieces: splitNote(markdown),
});

const fasting: Note = {
  slug: 'what-breaks-the-fast',
  category: '5 Pillars of Islam',
  shelf: 'A shelf',
  related: ['ramadan', 'travel'],
  english: textOf(
    'What breaks the fast',
    ['what breaks the fast'],
    `Eating, drinking and intercourse from dawn to sunset break the fast [Quran 2:187].

## What is agreed

Who eats by mistake goes on fasting [Sahih al-Bukhari 1933].

Brushing the teeth does not break it.

## Where scholars differ

- **Eye drops.** Some schools say that they break it.
- **Toothpaste.** Some dislike it.`,
  ),
};

const ramadan: Note = {
  slug: 'ramadan',
  category: '5 Pillars of Islam',
  shelf: 'A shelf',
  related: [],
  english: textOf(
    'Ramadan',
    ['ramadan rules', 'why do muslims fast in ramadan'],
    'Muslims fast in Ramadan [Quran 2:185].',
  ),
  arabic: textOf('رمضان', ['لماذا يصوم المسلمون'], 'يصوم المسلمون شهر رمضان لأن القرآن أمر به [Quran 2:185].'),
};

const engine = extractiveEngine([fasting, ramadan]);

function passage(written: string, score = 1.5, named = false): Found {
  const reference = parseReference(written);
  const held = reference?.work === 'quran' ? corpus.passage(reference) : undefined;
  if (!held) throw new Error(`no ${written}`);
  return { passage: held, score, named };
}

const found = (note: Note, fits: number[], score = 0.9, text = note.english): FoundNote => ({
  note,
  text,
  score,
  fits,
});

async function answer(question: string, notes: FoundNote[], passages: Found[]) {
  const draft = await engine.draft(question, { notes, passages }, AbortSignal.timeout(60_000));
  if (draft.kind !== 'drafted') return draft.kind;
  const gated = passGate(
    { engine: 'test', blocks: [...draft.blocks, ...(draft.further ? [draft.further] : [])] },
    checker,
  );
  return gated.kind === 'passed' ? gated.answer.markdown : 'withheld';
}

test('a direct answer comes first, then the evidence, then the views of scholars, then further reading', async () => {
  const markdown = await answer(
    'what breaks the fast',
    [found(fasting, [1, 0.6, 0, 0.2, 0])],
    [passage('Quran 2:187')],
  );
  const order = [
    /^Eating, drinking/,
    /Who eats by mistake/,
    /## From the Quran/,
    /> .*\[Quran 2:187\]/s,
    /## Where scholars differ/,
    /- \*\*Eye drops/,
    /More in: \[What breaks the fast\]\(\/topics\/what-breaks-the-fast\)/,
    /## Related questions/,
    /- \[Why do Muslims fast in Ramadan\?\]\(\/ask\?q=Why%20do%20Muslims%20fast%20in%20Ramadan%3F\)/,
  ].map((each) => markdown.search(each));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the piece about the particular question comes before the general lead', async () => {
  const markdown = await answer('can i brush my teeth while fasting', [found(fasting, [0.3, 0, 1, 0, 0.6])], []);
  expect(markdown).toMatch(/^Brushing the teeth does not break it\.\n\nEating, drinking/);
  expect(markdown).toContain('- **Toothpaste.**');
  expect(markdown).not.toContain('Who eats by mistake');
});

test('the “Yes” or “No” of a note’s own question is not shown for another question', async () => {
  const beer: Note = {
    ...fasting,
    english: textOf('Alcohol', ['is alcohol forbidden'], 'Yes, Islam forbids alcohol [Quran 5:90].'),
  };
  const ask = (score: number) => answer('can i drink non alcoholic beer', [found(beer, [1], score)], []);
  expect(await ask(0.9)).toMatch(/^Islam forbids alcohol/);
  expect(await ask(0.995)).toMatch(/^Yes, Islam forbids alcohol/);
});

test('short bullets of one list are shown together', async () => {
  const prayers: Note = {
    ...fasting,
    english: textOf(
      'The five prayers',
      ['how many units'],
      'There are five prayers [Quran 4:103].\n\n- **Fajr**, 2 units.\n- **Isha**, 4 units.',
    ),
  };
  const markdown = await answer('how many units in isha', [found(prayers, [0.2, 0.3, 0.1])], []);
  expect(markdown).toContain('- **Fajr**, 2 units.\n- **Isha**, 4 units.');
});

test('a general question is answered with the note’s lead', async () => {
  const markdown = await answer('what breaks the fast', [found(fasting, [1, 0, 0, 0, 0])], []);
  expect(markdown).toMatch(/^Eating, .+\n\nWho eats by mistake .+\n\nBrushing the teeth/);
});

test('a note with a low score is only linked', async () => {
  const markdown = await answer('fasting verses', [found(fasting, [1, 0, 0, 0, 0], 0.2)], [passage('Quran 2:183')]);
  expect(markdown).toMatch(/^This passage of the Quran uses words of your question; no note here answers it yet\./);
  expect(markdown).toContain('More in: [What breaks the fast]');
});

test('verses with a low score are called a guess, and fewer of them are shown', async () => {
  const many = (score: number) => [183, 184, 185, 186, 187].map((ayah) => passage(`Quran 2:${ayah}`, score));
  const guessed = await answer('rivers of time', [], many(0.7));
  expect(guessed).toMatch(/^No note of this site answers your question/);
  expect(guessed.match(/^> \[Quran/gmu)).toHaveLength(3);
  expect(await answer('rivers', [], many(1.3))).toMatch(
    /^These 5 passages of the Quran use words of your question; no note here answers it yet\./,
  );
  expect(await answer('tied rivers', [], many(0.3))).toBe('abstained');
});

test('the engine abstains if nothing was found', async () => {
  expect(await answer('fasting', [], [])).toBe('abstained');
});

test('a question that only names a verse is answered with that verse', async () => {
  expect(await answer('2:185', [], [passage('Quran 2:185', 10, true)])).toMatch(
    /^Here is the passage of the Quran that you named\./,
  );
});

test('a verse that the question names is shown first', async () => {
  const markdown = await answer('2:185 fasting', [found(fasting, [1, 0, 0, 0, 0])], [passage('Quran 2:185', 10, true)]);
  expect(markdown.indexOf('[Quran 2:185]')).toBeGreaterThan(0);
});

test('an Arabic question gets the Arabic text, and no English one', async () => {
  const inArabic = await answer(
    'لماذا يصوم المسلمون',
    [found(ramadan, [1], 0.9, ramadan.arabic)],
    [passage('Quran 2:185')],
  );
  expect(inArabic).toMatch(/^يصوم المسلمون شهر رمضان لأن القرآن أمر به \[Quran 2:185\]/);
  expect(inArabic).toContain('## من القرآن');
  const without = await answer('ما الذي يفطر', [found(fasting, [1, 0, 0, 0, 0])], [passage('Quran 2:187')]);
  expect(without).toMatch(/^في هذا الموضع من القرآن كلمات من سؤالك/);
});

test('at most eight references, unless the visitor asks for more', async () => {
  const many = Array.from({ length: 14 }, (_, at) => passage(`Quran 2:${20 + at * 10}`, 1 - at / 100));
  const count = (markdown: string) => new Set(markdown.match(/\[Quran [\d:-]+\]/g)).size;
  const notes = [found(fasting, [1, 1, 0, 0, 0])];
  expect(count(await answer('what breaks the fast', notes, many))).toBeLessThanOrEqual(8);
  expect(count(await answer('verses of the cow', [], many))).toBeLessThanOrEqual(8);
  expect(count(await answer('list all verses of the cow', [], many))).toBeGreaterThan(8);
});
