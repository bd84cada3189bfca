/** What a mark of a correction stands at. */
export type Corrected = 'answer' | 'article' | 'note';

export interface CorrectionWords {
  /** Before the date: whatever rests on a note that was corrected. */
  restsOn: Readonly<Record<Corrected, string>>;
  /** Before the date: an article that was corrected itself. */
  itself: string;
  changesAnswer: Readonly<Record<Corrected, string>>;
  whatWasWrong: string;
  more: (count: number) => string;
}

/** What is said where something rests on words that were put right. */
export const correctionsInEnglish: CorrectionWords = {
  restsOn: {
    answer: 'This answer rests on a note that was corrected on',
    article: 'This article rests on a note that was corrected on',
    note: 'This note was corrected on',
  },
  itself: 'This article was corrected on',
  changesAnswer: {
    answer: 'This changes the answer.',
    article: 'This changes what the article says.',
    note: 'This changed the answer.',
  },
  whatWasWrong: 'What was wrong',
  more: (count) => (count === 1 ? 'One more correction' : `${count} more corrections`),
};
