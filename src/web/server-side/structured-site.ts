import { addresses } from '../addresses.ts';
import { publicAddress } from '../base-path.ts';

/** The site for search engines (schema.org): what it is, and how one searches in it. */
export function structuredSite(publicUrl: string) {
  const url = publicAddress(addresses.home, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Isnad',
    url,
    inLanguage: ['en', 'ar'],
    publisher: {
      '@type': 'Organization',
      name: 'Isnad',
      url,
      publishingPrinciples: publicAddress(`${addresses.about}#who`, publicUrl),
      correctionsPolicy: publicAddress(addresses.contact, publicUrl),
    },
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
