import { findReferences } from '../../references/find-references.ts';
import type { NotePiece, NoteWords } from './note.ts';

const HEADING = /^#{2,3} +(.+)$/u;
const QUOTATION = /^> *\[[^[\]]+\]$/u;
const ITEM = /^(?:[-*]|(\d+)\.) +([\s\S]+)$/u;

/** Headings of sections that describe the schools' views. */
const DIFFERENCES = /differ|اختلاف|خلاف/iu;

/** Splits a note's text into paragraphs and list items, each with the section that contains it. */
export function splitNote(markdown: string): NotePiece[] {
  const pieces: NotePiece[] = [];
  let part: NotePiece['part'] = 'lead';
  let heading: string | undefined;
  for (const block of blocksOf(markdown)) {
    const [, title] = HEADING.exec(block) ?? [];
    if (title !== undefined) {
      heading = title;
      part = DIFFERENCES.test(title) ? 'differences' : 'body';
      continue;
    }
    const [, , item] = ITEM.exec(block) ?? [];
    pieces.push({
      part,
      ...(heading !== undefined && { heading }),
      kind: kindOf(block),
      markdown: (item ?? block) as NoteWords,
      references: findReferences(block).map(({ reference }) => reference),
    });
    // The first paragraph is the answer; what follows it in the same breath says more.
    if (part === 'lead') part = 'body';
  }
  return pieces;
}

function kindOf(block: string): NotePiece['kind'] {
  if (QUOTATION.test(block)) return 'quotation';
  const item = ITEM.exec(block);
  if (!item) return 'paragraph';
  return item[1] === undefined ? 'bullet' : 'step';
}

/** Blank lines part blocks; so do headings, and each item of a list is one. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') {
      isOpen = false;
    } else if (isOpen && !HEADING.test(line) && !ITEM.test(line)) {
      blocks.push(`${blocks.pop()} ${line.trim()}`);
    } else {
      blocks.push(line.trim());
      isOpen = !HEADING.test(line);
    }
  }
  return blocks;
}
