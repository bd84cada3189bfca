import { addresses } from '../addresses.ts';

/** The site for search engines (schema.org): what it is, and how one searches in it. */
export function structuredSite(publicUrl: string) {
  const url = new URL(addresses.home, publicUrl).href;
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
      publishingPrinciples: new URL(`${addresses.about}#who`, publicUrl).href,
      correctionsPolicy: new URL(addresses.contact, publicUrl).href,
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(addresses.search, publicUrl).href}?q={search_term_string}`,
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
      item: new URL(path, publicUrl).href,
    })),
  };
}
