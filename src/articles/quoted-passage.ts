import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Point } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { parseReference } from '../references/parse-reference.ts';
import type { QuranReference } from '../references/reference.ts';
import { wordsIn } from './article-length.ts';

/** Maximum words of a passage that is quoted. A longer one stays a link: it is never cut. */
export const LONGEST_QUOTED = 110;

/** The first passage of the Quran that a point cites and that is short enough to be quoted whole. */
export function quotedPassage(
  { references }: Pick<Point, 'references'>,
  corpus: Corpus,
  quoted: ReadonlySet<string>,
): { reference: QuranReference; words: number } | undefined {
  for (const reference of references) {
    if (reference.work !== 'quran' || isQuoted(reference, quoted)) continue;
    const verses = corpus.passage(reference)?.verses ?? [];
    const words = verses.reduce((sum, { translation }) => sum + wordsIn(translation), 0);
    if (words > 0 && words <= LONGEST_QUOTED) return { reference, words };
  }
  return undefined;
}

/** Whether one of its verses is quoted already: nobody wants to read it twice. */
export function isQuoted({ surah, from, to }: QuranReference, quoted: ReadonlySet<string>): boolean {
  return [...quoted].some((written) => {
    const [, number, first, last = first] = /^Quran (\d+):(\d+)(?:-(\d+))?$/.exec(written) ?? [];
    return Number(number) === surah && Number(first) <= to && from <= Number(last);
  });
}

/** The passages that points quote by themselves. */
export function ownQuotations(points: readonly Pick<Point, 'pieces'>[]): Set<string> {
  const quotations = points.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'quotation'));
  return new Set(quotations.flatMap(({ references }) => references.map(formatReference)));
}

/** Words of the translations of these passages. */
export function wordsQuoted(references: Iterable<string>, corpus: Corpus): number {
  let words = 0;
  for (const written of references) {
    const reference = parseReference(written);
    const verses = reference?.work === 'quran' ? (corpus.passage(reference)?.verses ?? []) : [];
    for (const { translation } of verses) words += wordsIn(translation);
  }
  return words;
}
