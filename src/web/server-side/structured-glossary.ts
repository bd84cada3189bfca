import { addresses } from '../addresses.ts';
import type { GlossaryEntry } from './services.ts';

/** The glossary for search engines (schema.org): each term with its address. */
export function structuredGlossary(entries: readonly GlossaryEntry[], publicUrl: string) {
  const url = new URL(addresses.glossary, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name: 'Glossary of Islam in plain English',
    url,
    hasDefinedTerm: entries.map(({ slug, name, says }) => ({
      '@type': 'DefinedTerm',
      name,
      description: says,
      url: new URL(addresses.topic(slug), publicUrl).href,
      inDefinedTermSet: url,
    })),
  };
}
