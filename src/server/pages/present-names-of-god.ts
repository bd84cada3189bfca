import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { NamesOfGod } from '../../knowledge/names-of-god/name-of-god.ts';
import type { NamedWork } from '../../knowledge/profiles/profile.ts';
import type { NamesPage } from '../../web/server-side/services.ts';
import { citedIn } from '../cited-works.ts';
import { quotePassages } from './quote-passages.ts';

interface NamesContext {
  namesOfGod: NamesOfGod;
  works: ReadonlyMap<string, NamedWork>;
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

/** The page of the names; every verse is judged on the library as it is now. */
export async function namesPage({ namesOfGod, works, corpus, check }: NamesContext): Promise<NamesPage> {
  const { title, summary, introduction, names } = namesOfGod;
  const checked = async (markdown: string) => ({ markdown, check: await check(markdown) });
  const [text, entries] = await Promise.all([
    checked(introduction),
    Promise.all(
      names.map(async ({ verse, note, ...name }) => {
        const source = verse ? `[${verse}]` : 'In lists of names.';
        return { ...name, text: await checked([source, note].filter(Boolean).join(' ')) };
      }),
    ),
  ]);
  return {
    title,
    summary,
    text,
    margin: quotePassages(
      text.check.citations.map(({ reference }) => reference),
      corpus,
    ),
    ...citedIn(introduction, works),
    names: entries,
  };
}
