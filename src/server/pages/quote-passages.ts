import { quoteWords } from '../../answers/gate/passage-markdown.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { QuotedPassage } from '../../web/server-side/services.ts';

/** The words of the passages that a page names, as this library has them now; a passage it does not hold is left out. */
export function quotePassages(references: readonly string[], corpus: Corpus): Record<string, QuotedPassage> {
  const editions = [corpus.arabicEdition, corpus.translationEdition].flatMap((edition) => edition?.title ?? []);
  return Object.fromEntries(
    references.flatMap((text) => {
      const reference = parseReference(text);
      const passage = reference?.work === 'quran' ? corpus.passage(reference) : undefined;
      return passage ? [[text, { ...quoteWords(passage), editions }]] : [];
    }),
  );
}
