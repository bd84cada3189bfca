import type { QuranReference } from '../../references/reference.ts';
import type { RankedVerse } from './rank-verses.ts';
import { verseOf } from './verse-index.ts';

/** Neighbouring verses are joined up to this length, unless the thesaurus names a longer passage. */
const LONGEST_RUN = 3;

/** A neighbour joins where it fits nearly as well. */
const NEARLY = 0.7;

/** Verses within this distance of a chosen passage are skipped: another part of the Quran adds more. */
const NEAR = 3;

/** Minimum share of the best score; lower scores are noise. */
const NOTICEABLE = 0.3;

/** A passage of ranked verses; its score is its best verse's. */
interface GatheredPassage {
  reference: QuranReference;
  score: number;
}

/** Makes passages of ranked verses, best first: known passages whole, neighbours joined, no part of the text twice. */
export function gatherPassages(
  ranked: readonly RankedVerse[],
  known: readonly QuranReference[],
  limit: number,
): GatheredPassage[] {
  const runs: GatheredPassage[] = [];
  const best = ranked[0]?.score ?? 0;
  for (const { row, score } of ranked) {
    if (score < best * NOTICEABLE) break;
    const { surah, ayah } = verseOf(row);
    const near = runs.filter(({ reference }) => isNear(reference, surah, ayah));
    const [run] = near;
    if (!run) {
      if (runs.length < limit) runs.push({ reference: passageAround(surah, ayah, known), score });
    } else if (near.length === 1 && score >= run.score * NEARLY) {
      run.reference = joined(run.reference, ayah);
    }
  }
  return runs;
}

function passageAround(surah: number, ayah: number, known: readonly QuranReference[]): QuranReference {
  const whole = known.find((passage) => passage.surah === surah && passage.from <= ayah && ayah <= passage.to);
  return whole ?? { work: 'quran', surah, from: ayah, to: ayah };
}

function isNear(reference: QuranReference, surah: number, ayah: number): boolean {
  return reference.surah === surah && ayah >= reference.from - NEAR && ayah <= reference.to + NEAR;
}

/** The passage with one more verse at its edge, where there is room. */
function joined(reference: QuranReference, ayah: number): QuranReference {
  const { from, to } = reference;
  if (to - from + 1 >= LONGEST_RUN) return reference;
  if (ayah === from - 1) return { ...reference, from: ayah };
  if (ayah === to + 1) return { ...reference, to: ayah };
  return reference;
}
