import { calls } from '../../src/contract/calls.ts';
import { addresses } from '../../src/web/addresses.ts';

/** The kind of a page: `interactive` runs React, `article` has the words that it rests on in its margin, `static` is only read. */
export type PageKind = 'interactive' | 'article' | 'static';

export interface MeasuredPage {
  path: string;
  kind: PageKind;
  status: 200 | 404;
  /** False if search engines are asked not to index it. */
  indexed: boolean;
}

/** Most brotli bytes that the specification allows a first view; a kilobyte is 1,000 bytes. */
export const goals = {
  scripts: { interactive: 100_000, article: 8_000, static: 1_000 } satisfies Record<PageKind, number>,
  stylesheets: 15_000,
};

/** Every page that is measured. */
export function measuredPages(articleSlug: string): MeasuredPage[] {
  const page = (path: string, kind: PageKind, rest: Partial<MeasuredPage> = {}): MeasuredPage => ({
    path,
    kind,
    status: 200,
    indexed: true,
    ...rest,
  });
  return [
    page(addresses.home, 'static'),
    page(addresses.questions, 'interactive'),
    page(addresses.question('1'), 'static'),
    page(addresses.topics, 'static'),
    page(addresses.search, 'static', { indexed: false }),
    page(addresses.work('quran'), 'static'),
    page(addresses.surah(2), 'static'),
    page(addresses.arabicTopics, 'static'),
    page(addresses.ask, 'interactive'),
    page(addresses.category('quran'), 'interactive'),
    page(addresses.about, 'static'),
    page(addresses.contact, 'static'),
    page(addresses.corrections, 'static'),
    page(addresses.articles, 'interactive'),
    page(addresses.sources, 'static'),
    page(addresses.source({ work: 'quran', surah: 2, from: 183, to: 183 }), 'static'),
    page(addresses.topic('zakat-who-pays'), 'article'),
    page(addresses.check, 'static'),
    page(addresses.article(articleSlug), 'article'),
    page(addresses.maintenance, 'static', { indexed: false }),
    page('/no-such-page', 'static', { status: 404, indexed: false }),
  ];
}

/** Has a site write its sample article and some more; returns the sample's slug. */
export async function writeArticles(url: string, generated = 3): Promise<string> {
  const sample = await answerOf(`${url}/api${calls.seedArticle.path}`, { method: calls.seedArticle.method });
  for (let count = 0; count < generated; count += 1) await answerOf(`${url}/api${calls.generateArticle.path}`);
  return sample.slug;
}

async function answerOf(address: string, init: RequestInit = {}): Promise<{ slug: string }> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { slug: string };
}
