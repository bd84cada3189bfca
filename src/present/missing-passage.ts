import type { Corpus, Work } from '../knowledge/corpus/corpus.ts';
import { SURAHS } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import type { QuranReference, Reference } from '../references/reference.ts';

/** Why a passage is not here, in a sentence for readers. */
export function whyMissing(cited: Reference, work: Work, corpus: Corpus): string {
  if (cited.work === 'quran') return whyNoVerse(cited, work, corpus);
  return work.complete
    ? `${work.title} has no hadith of this number (${work.numbering}).`
    : `This library does not hold this number of ${work.title}. That does not mean that there is none.`;
}

export const whyNoWork = (corpus: Corpus) =>
  `This library does not hold such a work. It holds ${list(corpus.works.map(({ title }) => title))}.`;

function whyNoVerse(cited: QuranReference, work: Work, corpus: Corpus) {
  const { surah, from, to } = cited;
  const found = corpus.surahs[surah - 1];
  if (!found) return `The Quran has ${SURAHS} surahs; there is no surah ${surah}.`;
  const verses = `Surah ${surah} (${found.name}) has ${found.verses} verses`;
  if (from > found.verses || to > found.verses) return `There is no ${formatReference(cited)}. ${verses}.`;
  if (from < 1) return `${verses}; they are counted from 1.`;
  if (to < from) return `${verses}; verse ${to} comes before verse ${from}.`;
  return `${work.title} says nothing on this verse in this library.`;
}

const list = (titles: readonly string[]) =>
  titles.length < 2 ? titles.join() : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
