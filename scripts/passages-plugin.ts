import type { Plugin } from 'vite';
import { passageMarkdown } from '../src/answers/passage-markdown.ts';
import { parseProse } from '../src/contract/prose.ts';
import { loadCorpus } from '../src/knowledge/corpus/load-corpus.ts';
import { parseReference } from '../src/references/parse-reference.ts';
import { builtCorpus } from '../src/server/built-corpus.ts';
import { answers } from '../src/shared/answers.ts';
import { heroVerse } from '../src/shared/hero-verse.ts';

const id = 'virtual:passages';

/**
 * Gives the pages the words of the passages that the sample answers quote. The samples name them by reference alone;
 * the words come from the corpus when the pages are built, so nobody types scripture and no call is needed to show it.
 */
export function passages(): Plugin {
  return {
    name: 'isnad:passages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const passages = ${JSON.stringify(quoted())}` : undefined),
  };
}

function quoted() {
  const corpus = loadCorpus(builtCorpus);
  const references = answers.flatMap(({ content }) =>
    parseProse(content).flatMap((block) => (block.kind === 'scripture' ? [block.reference] : [])),
  );
  return Object.fromEntries(
    [heroVerse, ...references].map((text) => {
      const reference = parseReference(text);
      const passage = reference?.work === 'quran' ? corpus.passage(reference) : undefined;
      if (!passage) throw new Error(`A sample answer quotes ${text}, which this library does not hold.`);
      const [arabic, translation] = passageMarkdown(passage)
        .split('\n>\n')
        .map((line) => line.slice(2));
      return [text, { arabic, translation }];
    }),
  );
}
