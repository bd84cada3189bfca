import { publicAddress } from '../base-path.ts';

interface ArticleFacts {
  title: string;
  summary: string;
  /** ISO date, if known. */
  published: string | undefined;
  url: string;
  publicUrl: string | undefined;
  /** BCP 47 */
  language?: string;
}

/** Structured data for search engines (schema.org). Only the server may render it, because it is a script element. */
export function structuredArticle({ title, summary, published, url, publicUrl, language = 'en' }: ArticleFacts) {
  const publisher = { '@type': 'Organization', name: 'Isnad', url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    inLanguage: language,
    ...(summary && { description: summary }),
    ...(published && { datePublished: published }),
    mainEntityOfPage: url,
    url,
    image: publicAddress('/social-card.png', publicUrl),
    author: publisher,
    publisher,
  };
}
