import type { FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import type { AnswerLanguage } from '../question-language.ts';

/** Whether the note's text is in the language of the answer: an English text does not answer an Arabic question. */
export function hasLanguage({ note, text }: FoundNote, language: AnswerLanguage): boolean {
  return language === 'en' ? text === note.english : text === note.arabic;
}
