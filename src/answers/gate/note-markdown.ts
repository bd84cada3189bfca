import type { NotePiece } from '../../knowledge/notes/note.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { NoteBlock, PassageBlock } from '../draft-answer.ts';

/** A note's pieces as blocks; a quotation piece becomes a passage block. */
export function withPassages({ pieces }: NoteBlock): (NoteBlock | PassageBlock)[] {
  const blocks: (NoteBlock | PassageBlock)[] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1);
    if (piece.kind === 'quotation') {
      const reference = parseReference(piece.markdown.replace(/^[>\s[]+|[\]\s]+$/gu, ''));
      if (reference?.work === 'quran') blocks.push({ kind: 'passage', reference });
    } else if (last?.kind === 'note') {
      blocks[blocks.length - 1] = { kind: 'note', pieces: [...last.pieces, piece] };
    } else blocks.push({ kind: 'note', pieces: [piece] });
  }
  return blocks;
}

/** Pieces of a note as Markdown; consecutive items form one list. */
export function noteMarkdown(pieces: readonly NotePiece[]): string {
  let markdown = '';
  let number = 0;
  for (const [index, piece] of pieces.entries()) {
    number = piece.kind === 'step' ? number + 1 : 0;
    const mark = piece.kind === 'bullet' ? '- ' : piece.kind === 'step' ? `${number}. ` : '';
    const isNextItem = mark !== '' && pieces[index - 1]?.kind === piece.kind;
    markdown += (index === 0 ? '' : isNextItem ? '\n' : '\n\n') + mark + piece.markdown;
  }
  return markdown;
}
