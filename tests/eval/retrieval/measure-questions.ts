import type { Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import type { Question } from './read-questions.ts';

export interface Figures {
  questions: number;
  /** How many have a fitting passage among the first five, and the first ten. */
  atFive: number;
  atTen: number;
  /** The mean of one divided by the rank of the first fitting passage. */
  reciprocalRank: number;
  /** The questions without a right passage among the first five, and the passages found instead. */
  missed: { asked: string; found: string[] }[];
}

/** Asks every question and looks for the first passage that holds a fitting verse. */
export async function measureQuestions(questions: readonly Question[], retrieval: Retrieval): Promise<Figures> {
  const figures: Figures = { questions: questions.length, atFive: 0, atTen: 0, reciprocalRank: 0, missed: [] };
  for (const { asked, fitting } of questions) {
    const { passages } = await retrieval.find(asked, 10);
    const found = passages.map(({ passage }) => passage.verses.map(({ surah, ayah }) => `${surah}:${ayah}`));
    const rank = 1 + found.findIndex((verses) => verses.some((verse) => fitting.includes(verse)));
    if (rank > 0) figures.reciprocalRank += 1 / rank / questions.length;
    if (rank > 0) figures.atTen++;
    if (rank > 0 && rank <= 5) figures.atFive++;
    else figures.missed.push({ asked, found: found.slice(0, 3).map(([first = '']) => first) });
  }
  return figures;
}
