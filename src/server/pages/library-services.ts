import { passageMarkdown } from '../../answers/passage-markdown.ts';
import { checkOf } from '../../checker/check-of.ts';
import type { HistoryItem } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { QuotedPassage } from '../../web/services.ts';

/** The words of the passages that a page names, as this library has them now; what it does not hold is left out. */
export function quotedPassages(references: readonly string[], corpus: Corpus): Record<string, QuotedPassage> {
  const editions = [corpus.arabicEdition, corpus.translationEdition].flatMap((edition) => edition?.title ?? []);
  return Object.fromEntries(
    references.flatMap((text) => {
      const reference = parseReference(text);
      const passage = reference?.work === 'quran' ? corpus.passage(reference) : undefined;
      if (!passage) return [];
      const [arabic = '', translation = ''] = passageMarkdown(passage)
        .split('\n>\n')
        .map((line) => line.slice(2))
        .filter((line) => !line.startsWith('['));
      return [[text, { arabic, translation, editions }]];
    }),
  );
}

/** What one page's texts may have together to be checked while a visitor waits for it. */
const mostCharacters = 200_000;

/** Items of another API that come without a check are given one from this library, as far as there is time for it. */
export function withChecks(items: readonly HistoryItem[], corpus: Corpus): HistoryItem[] {
  let left = mostCharacters;
  return items.map((item) => {
    if (item.check || item.answer.length > left) return item;
    left -= item.answer.length;
    return { ...item, check: checkOf(item.answer, corpus) };
  });
}
