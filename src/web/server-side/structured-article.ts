import { publicAddress } from '../base-path.ts';
import { cardAddress } from '../card-address.ts';
import { structuredPublisher } from './structured-site.ts';

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
  /** What it cites, with the paths of the pages of these passages. */
  citations?: readonly { name: string; path: string }[];
  /** The category in which it is. */
  section?: string | undefined;
  minutes?: number;
}

/** Structured data for search engines (schema.org). Only the server may render it, because it is a script element. */
export function structuredArticle({
  title,
  summary,
  published,
  modified,
  url,
  publicUrl = '',
  language = 'en',
  citations = [],
  section,
  minutes,
}: ArticleFacts) {
  const publisher = structuredPublisher(publicUrl);
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
    image: publicAddress(cardAddress(url.slice(publicUrl.length)), publicUrl),
    author: publisher,
    publisher,
    publishingPrinciples: publisher.publishingPrinciples,
    ...(section && { articleSection: section }),
    ...(minutes && { timeRequired: `PT${minutes}M` }),
    ...(citations.length > 0 && {
      citation: citations.map(({ name, path }) => ({
        '@type': 'CreativeWork',
        name,
        url: publicAddress(path, publicUrl),
      })),
    }),
  };
}
