import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testNotes } from '../../../tests/support/test-notes.ts';
import type { NoteCorrection } from './correction.ts';
import { parseCorrection } from './load-corrections.ts';
import { pointDigest } from './point-digest.ts';
import { CorrectionFinder, PointTracer } from './trace-points.ts';

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
const notes = await testNotes();
const hajj = notes.find(({ slug }) => slug === 'hajj');
const rites = hajj?.english.points.find(({ id }) => id === 'rites');
if (!rites) throw new Error('The note on hajj has no point on its rites.');
const ritesNow = { note: 'hajj', point: 'rites', digest: pointDigest(rites, sha256) };

const pebbles: NoteCorrection = {
  id: 'pebbles',
  date: '2026-11-22',
  note: 'hajj',
  point: 'rites',
  summary: 'One pillar on the 10th.',
  said: 'From the 10th on they throw pebbles at three pillars.',
  says: 'On the 10th they throw pebbles at one pillar.',
  why: 'It was wrong.',
  changesAnswer: true,
  texts: [{ note: 'hajj', point: 'rites', digest: '0123456789abcdef' }],
};
const tracer = new PointTracer(notes, [pebbles], sha256);
const finder = new CorrectionFinder([pebbles, { ...pebbles, id: 'later', date: '2026-11-25' }], sha256);

test('a text rests on the points whose sentences it repeats, in Markdown and in HTML, with and without references', () => {
  const inMarkdown =
    '- **The Ka‘ba**: seven rounds of it (*tawaf*), and seven walks between the hills Safa and Marwa (*sa‘y*).';
  const inHtml =
    '<ul><li><strong>The Ka‘ba</strong>: seven rounds of it (<em>tawaf</em>), and seven walks between the hills Safa and Marwa (<em>sa‘y</em>).</li></ul>';
  expect(tracer.trace(inMarkdown)).toEqual([ritesNow]);
  expect(tracer.trace(inHtml)).toEqual([ritesNow]);
  expect(tracer.trace('Those in a hurry may leave after two days.')).toEqual([ritesNow]);
  expect(
    tracer.trace(
      '<p>Those in a hurry may leave after two days <cite class="reference"><a href="/sources/quran/2/203" rel="noopener">Quran 2:203</a></cite>.</p>',
    ),
  ).toEqual([ritesNow]);
  expect(tracer.trace('Those in a hurry may stay for two days. It is a pillar of Islam.')).toEqual([]);
});

test('the Arabic text of a point is another text', () => {
  const arabic = hajj?.arabic?.points.find(({ id }) => id === 'rites');
  if (!arabic) throw new Error('The note on hajj has no Arabic text on its rites.');
  expect(tracer.trace(arabic.markdown)).toEqual([
    { note: 'hajj', point: 'rites', digest: pointDigest(arabic, sha256) },
  ]);
});

test('a text that repeats what was wrong rests on it, although no note says it any more', () => {
  const [wrong, ...others] = tracer.trace('**Mina.** From the 10th on they throw pebbles at three pillars. And more.');
  expect(others).toEqual([]);
  expect(finder.of(wrong ? [wrong] : []).map(({ id }) => id)).toEqual(['later', 'pebbles']);
});

test('a text of a point with the error is found by its digest, and the text of today is not', () => {
  expect(finder.of([{ note: 'hajj', point: 'rites', digest: '0123456789abcdef' }])).toHaveLength(2);
  expect(finder.of([{ note: 'umrah', point: 'rites', digest: '0123456789abcdef' }, ritesNow])).toEqual([]);
});

test('another wording is another digest, and other questions are not', () => {
  const words = { label: rites.label, markdown: `${rites.markdown} ` as typeof rites.markdown };
  expect(pointDigest(words, sha256)).not.toBe(ritesNow.digest);
  expect(pointDigest({ ...rites, questions: [] } as typeof rites, sha256)).toBe(ritesNow.digest);
});

const file = (fields: string) => `---\n${fields}\n---\n\nWhy it was wrong.\n`;
const whole = `date: 2026-11-22
note: hajj
point: rites
changes-the-answer: yes
summary: One pillar.
said: Three pillars.
says: One pillar.
texts:
  - rites 0123456789abcdef`;

test('a file of a correction is read', () => {
  expect(parseCorrection(file(whole), 'content/corrections/one.md')).toEqual({
    ...{ id: 'one', date: '2026-11-22', note: 'hajj', point: 'rites', summary: 'One pillar.' },
    ...{ said: 'Three pillars.', says: 'One pillar.', why: 'Why it was wrong.', changesAnswer: true },
    texts: [{ note: 'hajj', point: 'rites', digest: '0123456789abcdef' }],
  });
});

test.each([
  ['date: 2026-11-22', 'date: yesterday', '“date” must be a day'],
  ['changes-the-answer: yes', 'changes-the-answer: maybe', 'must be yes or no'],
  ['rites 0123456789abcdef', 'rites', 'a text is the id of a point'],
  ['point: rites\n', '', '“point” is missing'],
])('a bad file says what is wrong: %s', (good, bad, says) => {
  expect(() => parseCorrection(file(whole.replace(good, bad)), 'one.md')).toThrow(says);
});
