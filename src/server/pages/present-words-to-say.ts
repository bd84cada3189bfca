import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { WordsTheme, WordsToSay } from '../../knowledge/words-to-say/words-to-say.ts';
import type { CheckedMarkdown, WordsPage, WordsThemeEntry } from '../../web/server-side/services.ts';
import { withPassages } from './present-notes.ts';
import { quotePassages } from './quote-passages.ts';

interface WordsContext {
  wordsToSay: readonly WordsTheme[];
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

export const wordsThemes = (themes: readonly WordsTheme[]): WordsThemeEntry[] =>
  themes.map(({ slug, title, occasions }) => ({
    slug,
    title,
    occasions: occasions.map(({ id, occasion }) => ({ id, title: occasion })),
  }));

/** The words of one theme; verses in the library's own words, and every source judged on the library as it is now. */
export async function wordsPage(
  slug: string,
  { wordsToSay, corpus, check }: WordsContext,
): Promise<WordsPage | undefined> {
  const theme = wordsToSay.find((one) => one.slug === slug);
  if (!theme) return undefined;
  const checked = async (markdown: string): Promise<CheckedMarkdown> => ({ markdown, check: await check(markdown) });
  const occasions = await Promise.all(
    theme.occasions.map(async (one) => {
      const { id, occasion, words, times } = one;
      const text = await checked(withPassages(markdownOf(one), corpus));
      const reported = words.kind === 'reported' && { say: words.say, means: words.means };
      return { id, occasion, times, text, ...(reported && { reported }) };
    }),
  );
  const references = occasions.flatMap(({ text }) => text.check.citations.map(({ reference }) => reference));
  const others = wordsToSay.filter((other) => other !== theme).map(({ slug, title }) => ({ slug, title }));
  return {
    slug,
    title: theme.title,
    introduction: theme.introduction,
    occasions,
    margin: quotePassages(references, corpus),
    others,
  };
}

/** A verse is quoted; of reported words the source is named. */
const markdownOf = ({ words, markdown }: WordsToSay) =>
  words.kind === 'quran'
    ? [`> [${words.reference}]`, markdown].filter(Boolean).join('\n\n')
    : [markdown, `Reported in [${words.source}].`].filter(Boolean).join(' ');
