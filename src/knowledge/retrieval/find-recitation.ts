import type { QuranReference } from '../../references/reference.ts';
import type { EditionsByLanguage } from './question-aspects.ts';
import type { QuestionReading } from './read-question.ts';
import { recitationGrams } from './stems/recitation.ts';
import { type VerseIndex, verseOf } from './verse-index.ts';

/** The language of the edition in Latin letters. */
const RECITED = 'ar-Latn';

/** Fewer pieces meet by chance. */
const FEWEST_GRAMS = 4;
const MOST_GRAMS = 60;

/** Share of the pieces that one verse must contain; if there are only a few pieces, all of them. */
const RECITED_SHARE = 0.8;
const FEW_GRAMS = 8;

/** Minimum number of unknown words: a transliterated recitation consists mostly of words unknown here. */
const FEWEST_STRANGE = 2;

/** The verse that a question recites in Latin letters, if it does: "inna lillahi wa inna ilayhi rajioon". */
export function findRecitation(
  question: string,
  { strange, length }: QuestionReading,
  index: VerseIndex,
  editions: EditionsByLanguage,
): QuranReference[] {
  const [edition] = editions.get(RECITED) ?? [];
  if (edition === undefined || strange.size < FEWEST_STRANGE || strange.size * 4 < length) return [];
  const grams = recitationGrams(question).slice(0, MOST_GRAMS);
  if (grams.length < FEWEST_GRAMS) return [];
  const counts = new Map<number, number>();
  for (const gram of grams) for (const row of index.rows(edition, gram)) counts.set(row, (counts.get(row) ?? 0) + 1);
  let best = 0;
  let most = (grams.length < FEW_GRAMS ? grams.length : Math.ceil(grams.length * RECITED_SHARE)) - 1;
  for (const [row, count] of counts) {
    if (count > most) {
      best = row;
      most = count;
    }
  }
  if (best === 0) return [];
  const { surah, ayah } = verseOf(best);
  return [{ work: 'quran', surah, from: ayah, to: ayah }];
}
