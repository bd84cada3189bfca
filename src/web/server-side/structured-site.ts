import { addresses } from '../addresses.ts';
import { publicAddress } from '../base-path.ts';

/** Who publishes everything here (schema.org), by which principles, and where errors are put right. */
export function structuredPublisher(publicUrl: string) {
  return {
    '@type': 'Organization',
    name: 'Isnad',
    url: publicAddress(addresses.home, publicUrl),
    publishingPrinciples: publicAddress(addresses.about, publicUrl),
    correctionsPolicy: publicAddress(CORRECTIONS_POLICY, publicUrl),
  };
}

/** Who finds an error is told there what to do. */
const CORRECTIONS_POLICY = addresses.contact;

/** The site for search engines (schema.org): what it is, and how one searches in it. */
export function structuredSite(publicUrl: string) {
  const url = publicAddress(addresses.home, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Isnad',
    url,
    inLanguage: ['en', 'ar'],
    publisher: structuredPublisher(publicUrl),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicAddress(addresses.search, publicUrl)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Where a page stands (schema.org): names with their paths, from the top. */
export function structuredBreadcrumb(steps: readonly (readonly [name: string, path: string])[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicAddress(path, publicUrl),
    })),
  };
}
