import type { Corpus } from '../../../knowledge/corpus/corpus.ts';
import { hadithWords } from '../../../knowledge/corpus/hadith-words.ts';
import { wordsIn } from '../../../knowledge/notes/check-note.ts';
import { formatReference } from '../../../references/format-reference.ts';
import type { HadithReference, QuranReference, Reference } from '../../../references/reference.ts';
import type { ChosenPoint } from './choose-points.ts';

/** Words of one quoted passage: more would bury the answer. A single verse that is longer is only named. */
const LONGEST = 60;

/** Words of one hadith, which is quoted whole: half of it may say something else. */
const LONGEST_HADITH = 90;

/** Maximum passages, and the words of all of them; the first may have more by itself. */
const ROOM = { usual: { passages: 2, words: 80 }, more: { passages: 6, words: 300 } };

/** The passages that the shown points themselves cite, in their order; a long one up to the end of a verse. Hadith only if held. */
export function choosePassages(points: readonly ChosenPoint[], wantsMore: boolean, corpus: Corpus): Reference[] {
  const room = wantsMore ? ROOM.more : ROOM.usual;
  const chosen = new Map<string, Reference>();
  let words = 0;
  for (const reference of points.flatMap(({ point }) => point.references)) {
    if (chosen.size >= room.passages) continue;
    const fitting =
      reference.work === 'quran' ? upTo(LONGEST, reference, corpus) : heldWithin(LONGEST_HADITH, reference, corpus);
    if (!fitting || chosen.has(formatReference(fitting.reference))) continue;
    if (chosen.size > 0 && words + fitting.words > room.words) continue;
    chosen.set(formatReference(fitting.reference), fitting.reference);
    words += fitting.words;
  }
  return [...chosen.values()];
}

/** A hadith that this library holds, if it is not too long. */
function heldWithin(
  most: number,
  reference: HadithReference,
  corpus: Corpus,
): { reference: HadithReference; words: number } | undefined {
  const { original, translation } = hadithWords(reference, corpus) ?? { original: '', translation: '' };
  const words = wordsIn(translation || original);
  return words > 0 && words <= most ? { reference, words } : undefined;
}

/** The passage's first verses that have at most so many words; undefined if the first is longer by itself. */
export function upTo(
  most: number,
  reference: QuranReference,
  corpus: Pick<Corpus, 'passage'>,
): { reference: QuranReference; words: number } | undefined {
  const verses = corpus.passage(reference)?.verses ?? [];
  let words = 0;
  let to: number | undefined;
  for (const { ayah, translation, arabic } of verses) {
    const more = wordsIn(translation || arabic);
    if (words + more > most) break;
    words += more;
    to = ayah;
  }
  return to === undefined ? undefined : { reference: { ...reference, to }, words };
}
