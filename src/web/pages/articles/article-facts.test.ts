import { expect, test } from 'vitest';
import { articleFacts } from './article-facts.ts';

const cited = (path: string) => `<cite class="reference"><a href="${path}" rel="noopener">Quran</a></cite>`;

test('an article’s row says how long it takes and how many passages it names, each once', () => {
  const html = `<p>${'word '.repeat(590)}${cited('/sources/quran/2/1')} ${cited('/sources/quran/2/2')}</p>`;
  expect(articleFacts(html + cited('/sources/quran/2/1'))).toEqual({ minutes: 3, references: 2 });
});

test('markup is not read, and nothing takes less than a minute', () => {
  expect(articleFacts('<p title="a b c d">One</p>')).toEqual({ minutes: 1, references: 0 });
  expect(articleFacts('')).toEqual({ minutes: 1, references: 0 });
});
