import type { Note, Point } from './note.ts';

/** The same point in the language of an answer, if the note has it there. */
export function pointIn(note: Note, id: string, language: 'en' | 'ar'): Point | undefined {
  return (language === 'ar' ? note.arabic : note.english)?.points.find((point) => point.id === id);
}
