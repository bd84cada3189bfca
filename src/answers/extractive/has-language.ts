import type { FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import type { AnswerLanguage } from '../question-language.ts';

/** Whether a note's text is in the language of the answer: an English text is no answer to an Arabic question. */
export function hasLanguage({ note, text }: FoundNote, language: AnswerLanguage): boolean {
  return language === 'en' ? text === note.english : text === note.arabic;
}
