import { expect, test } from 'vitest';
import { bareSentences } from '../src/knowledge/corrections/bare-sentences.ts';
import { loadNoteCorrections } from '../src/knowledge/corrections/load-corrections.ts';
import { testNotes } from './support/test-notes.ts';

// The corrections as they are shipped, held together with the notes.

const [corrections, notes] = await Promise.all([loadNoteCorrections('content'), testNotes()]);

const today = new Set(
  notes.flatMap(({ english, arabic }) =>
    [...english.points, ...(arabic?.points ?? [])].flatMap(({ markdown }) => bareSentences(markdown)),
  ),
);

test.for(corrections)('$id names a point that there is, and what was wrong is in no note any more', (correction) => {
  const note = notes.find(({ slug }) => slug === correction.note);
  expect(note?.english.points.map(({ id }) => id)).toContain(correction.point);
  const said = [correction.said, ...(correction.saidInArabic ? [correction.saidInArabic] : [])].map(bareSentences);
  for (const sentences of said) {
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => today.has(sentence))).toEqual([]);
  }
});

test('what is right now is told in one sentence that ends', () => {
  for (const { id, summary } of corrections) expect(summary, id).toMatch(/^\p{Lu}[^.!?]*[.]$/u);
});
