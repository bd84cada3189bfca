import type { Words } from './words.ts';

interface AnswerWords {
  morePassages: (count: number) => string;
  copyAnswer: string;
  answerCopied: string;
  shareAnswer: string;
  askAnother: string;
}

/** What is said around an answer. */
export const answerWords: Readonly<Record<Words['language'], AnswerWords>> = {
  en: {
    morePassages: (count) => `Read ${count === 1 ? 'one more passage' : `${count} more passages`}: `,
    copyAnswer: 'Copy answer',
    answerCopied: 'Answer copied',
    shareAnswer: 'Share this answer',
    askAnother: 'Ask another question',
  },
  ar: {
    morePassages: (count) => (count === 1 ? 'نص آخر: ' : 'نصوص أخرى: '),
    copyAnswer: 'نسخ الجواب',
    answerCopied: 'نُسخ الجواب',
    shareAnswer: 'مشاركة هذا الجواب',
    askAnother: 'اسأل سؤالا آخر',
  },
};
