import { expect, test } from 'vitest';
import { testCorpus } from '../../../../tests/support/test-corpus.ts';
import { testNote, testText } from '../../../../tests/support/test-note.ts';
import { Checker } from '../../../checker/checker.ts';
import { wordsIn } from '../../../knowledge/notes/check-note.ts';
import type { Note } from '../../../knowledge/notes/note.ts';
import { passGate } from '../../gate/gate.ts';
import { questionOf } from '../../question.ts';
import { languageOf } from '../../question-language.ts';
import { extractiveEngine } from './extractive-engine.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

const fasting = testNote(
  'what-breaks-the-fast',
  'What Breaks the Fast',
  `
## What breaks a fast {#in-short}

? what breaks the fast

Eating, drinking and intercourse from dawn to sunset break the fast [Quran 2:183].

## Brushing the teeth {#teeth}

? can i brush my teeth

Brushing the teeth does not break the fast if nothing is swallowed, and most jurists allow toothpaste too; some dislike it, since a little of it may be swallowed without being noticed, and prefer a brush without it until sunset has come.

## Illness and travel {#illness}

? illness and fasting

Illness and travel are valid reasons not to fast [Quran 2:184], and the days are made up later [Quran 2:282].

# Where scholars differ

## Vomiting {#vomiting}

? does vomiting break the fast

Vomiting on purpose breaks the fast for most schools [Quran 2:185-187].

## Eye drops {#drops}

? eye drops

Eye drops are judged differently by jurists of today.`,
  {
    related: ['ramadan', 'no-such-note'],
    arabic: testText(
      'مبطلات الصيام',
      '## مبطلات الصيام {#in-short}\n\n? ما يفطر\n\nيبطل الصيام بالأكل والشرب عمدا [Quran 2:183]، وفيه حديث [Sahih al-Bukhari 1933].',
    ),
  },
);

const ramadan = testNote(
  'ramadan',
  'Ramadan',
  '## Ramadan {#ramadan}\n\n? ramadan\n\nMuslims fast in Ramadan [Quran 2:185].',
);

const engine = extractiveEngine([fasting, ramadan], corpus);

/** What is answered where these points were found, with their shares. */
async function draft(question: string, ...shares: readonly (readonly [Note, string, number])[]) {
  const points = shares.map(([note, id, share]) => {
    const point = note.english.points.find((each) => each.id === id);
    if (!point) throw new Error(`no ${id}`);
    return { note, point, share };
  });
  const found = { passages: [], points, answered: 1, lead: 1, pointLead: 1, language: 'en' };
  return engine.draft(questionOf(question), found, AbortSignal.timeout(60_000));
}

async function answer(...given: Parameters<typeof draft>): Promise<string> {
  const drafted = await draft(...given);
  if (drafted.kind !== 'drafted') return drafted.kind;
  const { parts } = drafted;
  const gated = passGate({ engine: engine.name, language: languageOf(given[0]), parts }, checker);
  return gated.kind === 'passed' ? gated.answer.markdown : 'withheld';
}

test('the point that was asked for comes first, then what differs, the verses it cites, and what is near', async () => {
  const markdown = await answer(
    'what breaks the fast',
    [fasting, 'in-short', 0.7],
    [fasting, 'vomiting', 0.1],
    [ramadan, 'ramadan', 0.05],
  );
  const order = [
    /^Eating, drinking/,
    /\n## Where scholars differ\n\nVomiting on purpose/,
    /\nScholars differ on: \[Eye drops\]\(\/topics\/what-breaks-the-fast#drops\)/,
    /\n> .*\[Quran 2:183\]/s,
    /\nMore in: .*\[Ramadan\]\(\/topics\/ramadan#ramadan\)/,
  ].map((each) => markdown.search(each));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a view that was asked for is the answer', async () => {
  const markdown = await answer('vomiting', [fasting, 'vomiting', 0.9]);
  expect(markdown).toMatch(/^Vomiting on purpose/);
  expect(markdown).not.toContain('## Where scholars differ');
});

test('a point that is long enough stays alone, and a short one goes on with another', async () => {
  expect(await answer('teeth', [fasting, 'teeth', 0.9])).not.toContain('Illness and travel are');
  const near = await answer('what breaks it', [fasting, 'in-short', 0.9], [fasting, 'teeth', 0.05]);
  expect(near).toContain('Brushing the teeth does not');
  // What nobody asked for does not fill up a short answer.
  expect(await answer('what breaks it', [fasting, 'in-short', 0.9])).not.toContain('Brushing the teeth does not');
});

test('a passage is shown up to the verse that ends within sixty words, and a longer verse only named', async () => {
  // 2:185 has more than sixty words, so the range 2:185-187 shows nothing; 2:282 is the longest verse.
  const vomiting = await answer('vomiting', [fasting, 'vomiting', 0.9]);
  expect(vomiting.match(/^> /gmu)).toBeNull();
  const illness = await answer('illness', [fasting, 'illness', 0.9]);
  expect(illness).toContain('[Quran 2:282].');
  expect(illness).not.toMatch(/> \[Quran 2:282\]/);
});

test('an answer has at most 220 words without its Arabic, and more if more is asked for', async () => {
  const all = fasting.english.points.map(({ id }) => [fasting, id, 0.2] as const);
  const words = async (question: string) =>
    wordsIn((await answer(question, ...all)).replace(/\p{Script=Arabic}+/gu, ''));
  expect(await words('fasting')).toBeLessThanOrEqual(220);
  expect(await answer('fasting', ...all)).not.toContain('Eye drops are judged');
  expect(await answer('fasting in detail', ...all)).toContain('Eye drops are judged');
});

test('a point that the note has in Arabic is answered in Arabic, with Arabic references and no translation', async () => {
  const markdown = await answer('ما الذي يفطر', [fasting, 'in-short', 0.9]);
  expect(markdown).toMatch(/^يبطل الصيام بالأكل والشرب عمدا \[البقرة: ١٨٣\]، وفيه حديث \[صحيح البخاري ١٩٣٣\]\./);
  expect(markdown).not.toMatch(/\[Quran|^> \p{Script=Latin}/mu);
  expect(await answer('هل الأسنان', [fasting, 'teeth', 0.9])).toBe('abstained');
});

test('the points that answer are named, the one that was asked for first', async () => {
  expect(await draft('teeth', [fasting, 'teeth', 0.8], [fasting, 'vomiting', 0.1])).toMatchObject({
    points: [
      { slug: 'what-breaks-the-fast', point: 'teeth', title: 'Brushing the teeth' },
      { slug: 'what-breaks-the-fast', point: 'vomiting', title: 'Vomiting' },
    ],
  });
});

test('where nothing was found the engine abstains', async () => {
  expect(await answer('anything')).toBe('abstained');
});
