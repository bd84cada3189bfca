import { askAbout } from '../../knowledge/notes/ask-about.ts';
import { type Note, type NoteWords, withArabicQuestionMark } from '../../knowledge/notes/note.ts';
import type { FurtherBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';

const MOST_QUESTIONS = 3;

const ASKING_IN_ARABIC = /^(?:ما|ماذا|متى|متي|من|هل|لماذا|كيف|كم|أين|اين|على من|لمن|أي|اي)\s/u;

/** Further reading: one question of each related note, and the used notes themselves. */
export function furtherReading(
  used: readonly Note[],
  related: readonly Note[],
  language: AnswerLanguage,
): FurtherBlock | undefined {
  const questions = related.flatMap((note) => questionOf(note, language) ?? []).slice(0, MOST_QUESTIONS);
  const notes = used.map((note) => ({ slug: note.slug, title: textOf(note, language).title }));
  return questions.length + notes.length > 0 ? { kind: 'further', questions, notes } : undefined;
}

function textOf(note: Note, language: AnswerLanguage) {
  return (language === 'ar' && note.arabic) || note.english;
}

/** The note's first phrasing that is a proper question. */
function questionOf(note: Note, language: AnswerLanguage): NoteWords | undefined {
  if (language === 'en') return askAbout(note.english.questions)[0];
  const question = note.arabic?.questions.find((each) => ASKING_IN_ARABIC.test(each));
  return question && withArabicQuestionMark(question);
}
