import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '../../../../tests/support/processor-time.ts';
import type { NotePiece, NoteWords } from '../../../knowledge/notes/note.ts';
import type { Findings } from '../../../knowledge/retrieval/retrieval.ts';
import { findReferences } from '../../../references/find-references.ts';
import { formatReference } from '../../../references/format-reference.ts';
import type { QuranReference } from '../../../references/reference.ts';
import type { DraftBlock } from '../../draft-answer.ts';
import { gatherMaterial, isGiven } from './material.ts';
import { readReply } from './read-reply.ts';

const quran = (surah: number, from: number, to = from): QuranReference => ({ work: 'quran', surah, from, to });
const passages = [
  quran(2, 183, 185),
  quran(2, 153),
  quran(94, 5, 6),
  quran(112, 1),
  quran(112, 2),
  quran(112, 3),
  quran(112, 4),
  quran(113, 1),
];
const piece = (kind: NotePiece['kind'], markdown: string): NotePiece => ({
  kind,
  markdown: markdown as NoteWords,
  references: findReferences(markdown).map(({ reference }) => reference),
});
const pieces = [
  piece('paragraph', 'Fasting is a pillar [Sahih al-Bukhari 8].'),
  piece('quotation', '> [Quran 2:187]'),
  piece('bullet', 'Children need not fast.'),
  piece('bullet', 'The gates are opened [Sahih Muslim 1079a; Quran 2:185].'),
];
const material = gatherMaterial({
  passages: passages.map((reference) => ({ passage: { reference, verses: [{ translation: 'x' }] }, score: 1 })),
  points: [{ note: { english: { title: 'Fasting' } }, point: { label: 'In short', pieces } }],
} as unknown as Findings);

const [, ...vectors] = readFileSync(`${import.meta.dirname}/reply-vectors.txt`, 'utf8').split(/^==== /m);

test.each(
  vectors.map((vector) => {
    const [, name = '', reply = '', blocks = ''] = /^(.*)\n([\s\S]*?)\n->\n([\s\S]*)$/.exec(vector) ?? [];
    return [name, reply, blocks.trim()];
  }),
)('%s', (_, reply, blocks) => {
  expect(shown(reply)).toBe(blocks);
});

function shown(reply: string): string {
  const read = readReply(reply, material);
  if (read.kind === 'abstained') return 'abstained';
  return read.kind === 'failed' ? 'nothing' : read.blocks.map(line).join('\n');
}

function line(block: DraftBlock): string {
  if (block.kind === 'text') return `text: ${block.markdown.replaceAll('\n', '⏎')}`;
  if (block.kind === 'passage') return `passage: ${formatReference(block.reference)}`;
  if (block.kind === 'note') return `note: ${block.pieces.map((one) => `N1.${pieces.indexOf(one) + 1}`).join(' ')}`;
  return block.kind;
}

const fragment = fc.constantFrom(
  ...['[[P1]]', '[P2]', '[P99]', 'N1.1', '[[N1.4]]', '[Quran 2:999]', '(Quran 29:45)', 'Sahih Muslim 1', '\n', '\n\n'],
  ...['> ', '- ', '1. ', '## ', 'Patience helps. ', 'الصبر ضياء. ', '“', '”', '[', ']', '](', '<think>', '```', ' '],
);

test('no reply throws or cites a source that was not given', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fragment, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 40 }),
      (parts) => {
        const read = readReply(parts.join(''), material);
        if (read.kind !== 'blocks') return;
        for (const block of read.blocks) {
          if (block.kind === 'passage') expect(isGiven(block.reference, material)).toBe(true);
          if (block.kind !== 'text') continue;
          for (const { reference, text } of findReferences(block.markdown)) {
            if (/\p{N}/u.test(text)) expect([text, isGiven(reference, material)]).toEqual([text, true]);
          }
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('hostile replies are read quickly', () => {
  for (const part of [
    '[',
    '[P1 ',
    '[P1] ',
    'P1 ',
    ' ',
    'a. ',
    'A. ',
    '. ',
    '> ',
    '(((',
    '[[P1]]',
    '](',
    'Quran 2:',
    '\n- ',
  ]) {
    const spent = processorTime(() => readReply(part.repeat(12_000 / part.length), material));
    expect(spent, part).toBeLessThan(2_000);
  }
});
