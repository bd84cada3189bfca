import { findReferences } from '../../references/find-references.ts';
import type { NotePiece, NoteWords } from './note.ts';

const QUOTATION = /^> *\[[^[\]]+\]$/u;
const ITEM = /^(?:[-*]|(\d+)\.) +([\s\S]+)$/u;

/** Splits the text of a point into paragraphs and list items. */
export function splitText(markdown: string): NotePiece[] {
  return blocksOf(markdown).map((block) => ({
    kind: kindOf(block),
    markdown: (ITEM.exec(block)?.[2] ?? block) as NoteWords,
    references: findReferences(block).map(({ reference }) => reference),
  }));
}

function kindOf(block: string): NotePiece['kind'] {
  if (QUOTATION.test(block)) return 'quotation';
  const item = ITEM.exec(block);
  if (!item) return 'paragraph';
  return item[1] === undefined ? 'bullet' : 'step';
}

/** Blank lines separate blocks, and each item of a list is one. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') {
      isOpen = false;
    } else if (isOpen && !ITEM.test(line)) {
      blocks.push(`${blocks.pop()} ${line.trim()}`);
    } else {
      blocks.push(line.trim());
      isOpen = true;
    }
  }
  return blocks;
}
