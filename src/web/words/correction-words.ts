import type { Words } from './words.ts';

/** What a mark of a correction stands at. */
export type Corrected = 'answer' | 'article' | 'note';

interface CorrectionWords {
  /** Before the date: whatever rests on a note that was corrected. */
  restsOn: Readonly<Record<Corrected, string>>;
  /** Before the date: what was corrected itself. */
  itself: Readonly<Record<Corrected, string>>;
  changesAnswer: Readonly<Record<Corrected, string>>;
  whatWasWrong: string;
  more: (count: number) => string;
  all: string;
}

/** What is said where something rests on words that were put right. */
export const correctionWords: Readonly<Record<Words['language'], CorrectionWords>> = {
  en: {
    restsOn: {
      answer: 'This answer rests on a note that was corrected on',
      article: 'This article rests on a note that was corrected on',
      note: 'This note was corrected on',
    },
    itself: {
      answer: 'This answer was corrected on',
      article: 'This article was corrected on',
      note: 'This note was corrected on',
    },
    changesAnswer: {
      answer: 'This changes the answer.',
      article: 'This changes what the article says.',
      note: 'This changed the answer.',
    },
    whatWasWrong: 'What was wrong',
    more: (count) => (count === 1 ? 'One more correction' : `${count} more corrections`),
    all: 'Corrections',
  },
  ar: {
    restsOn: {
      answer: 'يستند هذا الجواب إلى مقال صُحح في',
      article: 'يستند هذا المقال إلى نص صُحح في',
      note: 'صُحح هذا المقال في',
    },
    itself: {
      answer: 'صُحح هذا الجواب في',
      article: 'صُحح هذا المقال في',
      note: 'صُحح هذا المقال في',
    },
    changesAnswer: {
      answer: 'وهذا يغير الجواب.',
      article: 'وهذا يغير ما يقوله المقال.',
      note: 'وقد غير هذا الجواب.',
    },
    whatWasWrong: 'ما كان خطأ',
    more: (count) => (count === 1 ? 'تصحيح آخر' : `تصحيحات أخرى (${count})`),
    all: 'التصحيحات',
  },
};
