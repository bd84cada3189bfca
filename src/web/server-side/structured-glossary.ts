import { addresses } from '../addresses.ts';
import { publicAddress } from '../base-path.ts';
import type { GlossaryEntry } from './services.ts';

/** The glossary for search engines (schema.org): each term with its address. */
export function structuredGlossary(entries: readonly GlossaryEntry[], publicUrl: string) {
  const url = publicAddress(addresses.glossary, publicUrl);
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
      url: publicAddress(addresses.topic(slug), publicUrl),
      inDefinedTermSet: url,
    })),
  };
}
