import type { Note, NoteWords } from './note.ts';

/** All questions that the points of a note answer, in both languages. */
export function questionsOf({ english, arabic }: Pick<Note, 'english' | 'arabic'>): NoteWords[] {
  return [...english.points, ...(arabic?.points ?? [])].flatMap(({ questions }) => questions);
}
