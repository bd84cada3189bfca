import { publicAddress } from '../base-path.ts';
import { cardAddress } from '../card-address.ts';

interface ArticleFacts {
  title: string;
  summary: string;
  /** ISO date, if known. */
  published: string | undefined;
  /** When it was last changed, if it was. */
  modified?: string | undefined;
  url: string;
  publicUrl: string | undefined;
  /** BCP 47 */
  language?: string;
}

/** Structured data for search engines (schema.org). Only the server may render it, because it is a script element. */
export function structuredArticle({
  title,
  summary,
  published,
  modified,
  url,
  publicUrl,
  language = 'en',
}: ArticleFacts) {
  const publisher = { '@type': 'Organization', name: 'Isnad', url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    inLanguage: language,
    ...(summary && { description: summary }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    mainEntityOfPage: url,
    url,
    // The address of a page is that of the site and its path.
    image: publicAddress(cardAddress(url.slice(publicUrl?.length ?? 0)), publicUrl),
    author: publisher,
    publisher,
  };
}
