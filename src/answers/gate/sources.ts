import type { Citation, Source } from '../../contract/entities.ts';
import type { Corpus, Surah } from '../../knowledge/corpus/corpus.ts';
import { formatReference } from '../../references/format-reference.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { Reference } from '../../references/reference.ts';
import { referenceUrl } from '../../references/reference-url.ts';

/** Each cited passage once, in the order of first mention. */
export function sourcesOf(citations: readonly Citation[], corpus: Corpus): Source[] {
  const sources = new Map<string, Source>();
  for (const citation of citations) {
    const reference = parseReference(citation.reference);
    if (!reference) continue;
    const title = formatReference(reference);
    sources.set(title, {
      id: title,
      title,
      description: describe(reference, corpus),
      url: referenceUrl(reference),
    });
  }
  return [...sources.values()];
}

function describe(reference: Reference, corpus: Corpus): string {
  if (reference.work === 'hadith') {
    const work = corpus.workOf(reference);
    return work?.find(reference)
      ? `In this library: ${work.editions.map(({ title }) => title).join(', ')}`
      : 'Cited by its number; its wording was not checked here';
  }
  const surah = corpus.surahs[reference.surah - 1];
  return surah ? `${surahTitle(surah)}, ${versesInWords(reference.from, reference.to)}` : formatReference(reference);
}

export const surahTitle = ({ name, meaning }: Surah) => `${name} (${meaning})`;

export const versesInWords = (from: number, to: number) => (from === to ? `verse ${from}` : `verses ${from}–${to}`);
