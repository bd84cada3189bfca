import type { CorrectionWords } from './correction-words.ts';

/** The same around an Arabic text. */
export const correctionsInArabic: CorrectionWords = {
  restsOn: {
    answer: 'يستند هذا الجواب إلى مقال صُحح في',
    article: 'يستند هذا المقال إلى نص صُحح في',
    note: 'صُحح هذا المقال في',
  },
  itself: 'صُحح هذا المقال في',
  changesAnswer: {
    answer: 'وهذا يغير الجواب.',
    article: 'وهذا يغير ما يقوله المقال.',
    note: 'وقد غير هذا الجواب.',
  },
  whatWasWrong: 'ما كان خطأ',
  more: (count) => (count === 1 ? 'تصحيح آخر' : `تصحيحات أخرى (${count})`),
};
