import { quoteWords } from '../../../src/answers/gate/passage-markdown.ts';
import { ARTICLE_WORDS, readWords, wordsIn } from '../../../src/articles/article-length.ts';
import { articleForms } from '../../../src/articles/forms.ts';
import { sentencesOf, sharedShare } from '../../../src/articles/shared-sentences.ts';
import type { Article } from '../../../src/contract/entities.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { parseReference } from '../../../src/references/parse-reference.ts';
import { openSite } from '../../support/site.ts';
import type { Part } from '../document.ts';
import { readingEase } from '../reading-ease.ts';

/** Generates articles through the API of a new hub until it has nothing new, and measures those that no editor drafted. */
export async function evaluateArticles(): Promise<Part[]> {
  const site = await openSite({ GENERATE_PER_DAY: '1000', RATE_LIMIT: 'off' });
  try {
    const { library } = site.context;
    const generated: Article[] = [];
    for (;;) {
      const response = await fetch(`${site.url}/api/cron-generate-article`);
      if (response.status === 409) break;
      if (!response.ok) throw new Error(`An article was not generated: ${response.status} ${await response.text()}`);
      generated.push((await response.json()) as Article);
    }
    const rows = await site.context.storage.read((reader) =>
      Promise.all(generated.map(({ slug }) => reader.articleBySlug(slug))),
    );
    const all = rows.flatMap((row) => row ?? []);
    const planned = all.filter(({ made }) => made.form !== 'draft');
    const counts = articleForms.map((form) => `${form} ${planned.filter(({ made }) => made.form === form).length}`);
    return [
      { name: 'articles/generated', markdown: table(planned, all.length - planned.length, library.current(), counts) },
    ];
  } finally {
    await site.close();
  }
}

function table(
  articles: readonly Pick<Article, 'title' | 'slug' | 'content'>[],
  drafts: number,
  corpus: Corpus,
  forms: string[],
) {
  const words = articles.map(({ content }) => wordsIn(readWords(content))).sort((one, other) => one - other);
  const quotations = articles.flatMap(({ content }) => quotationsIn(content));
  const proven = quotations.filter((quotation) => isProven(quotation, corpus)).length;
  const eases = articles.map(({ content }) => readingEase([...sentencesOf(content)]));
  const middle = words[Math.floor(words.length / 2)];
  return [
    '### Generated articles, made of the reviewed content, until nothing new is left',
    '',
    `**${articles.length} articles** beside ${drafts} of editors’ drafts (${forms.join(', ')}), **${new Set(articles.map(({ slug }) => slug)).size} addresses**,`,
    `**${words[0]} to ${words.at(-1)} words, ${middle} in the middle**, outside of ${ARTICLE_WORDS.least} to ${ARTICLE_WORDS.most}: ${words.filter((count) => count < ARTICLE_WORDS.least || count > ARTICLE_WORDS.most).length},`,
    `**quotations proven ${proven} of ${quotations.length}**,`,
    `**sentences shared by any two: at most ${percent(mostShared(articles.map(({ content }) => sentencesOf(content))))}**,`,
    `**reading ease (Flesch): ${inTheMean(eases)} in the mean, ${Math.round(Math.min(...eases))} to ${Math.round(Math.max(...eases))}**`,
  ].join('\n');
}

interface Quotation {
  reference: string;
  html: string;
}

const quotationsIn = (html: string): Quotation[] =>
  [...html.matchAll(/<blockquote class="scripture" data-reference="([^"]+)">([\s\S]*?)<\/blockquote>/g)].map(
    ([, reference = '', inside = '']) => ({ reference, html: inside }),
  );

/** Whether a quotation shows the corpus's own words, in Arabic and in English, under its reference. */
function isProven({ reference, html }: Quotation, corpus: Corpus): boolean {
  const parsed = parseReference(reference);
  const passage = parsed?.work === 'quran' ? corpus.passage(parsed) : undefined;
  if (!passage) return false;
  const letters = (text: string) => text.replace(/<[^>]*>|&\w+;|&#\d+;|[\s()\d"'&<>]/g, '');
  const { arabic, translation } = quoteWords(passage);
  const shown = letters(html);
  return shown.includes(letters(arabic)) && shown.includes(letters(translation));
}

function mostShared(articles: readonly ReadonlySet<string>[]): number {
  const shares = articles.flatMap((one, at) => articles.slice(at + 1).map((other) => sharedShare(one, other)));
  return Math.max(0, ...shares);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const inTheMean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
