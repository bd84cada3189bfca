import { citedWorks, type NamedWork } from '../profiles/profile.ts';
import type { Note, NoteText, NoteWords } from './note.ts';

/**
 * Notes whose Arabic texts call the works that they name as Arabic readers do: `[ابن رشد، بداية المجتهد]`. In the files
 * both languages name a work alike, so that a writer can compare them.
 */
export function withArabicWorkNames(notes: readonly Note[], works: ReadonlyMap<string, NamedWork>): readonly Note[] {
  return notes.map((note) => (note.arabic ? { ...note, arabic: renamed(note.arabic, works) } : note));
}

function renamed(text: NoteText, works: ReadonlyMap<string, NamedWork>): NoteText {
  const inArabic = (markdown: NoteWords): NoteWords =>
    citedWorks(markdown, works).reduce<string>(
      (words, { written, work }) => (work.arabic ? words.replace(written, `[${work.arabic}]`) : words),
      markdown,
    ) as NoteWords;
  return {
    ...text,
    points: text.points.map((point) => ({
      ...point,
      markdown: inArabic(point.markdown),
      pieces: point.pieces.map((piece) => ({ ...piece, markdown: inArabic(piece.markdown) })),
    })),
  };
}
