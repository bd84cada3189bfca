import { type MetaDescriptor, useRouteLoaderData } from 'react-router';
import { publicAddress } from './base-path.ts';
import { cardAddress, SITE_CARD } from './card-address.ts';
import type { Site } from './server-side/services.ts';
import { structuredBreadcrumb } from './server-side/structured-site.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Without a path the page has no canonical address and gets `noindex`. */
  path?: string | undefined;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Whether it has a picture of its own, for networks on which it is shared (`server/cards/card-of-page.ts`). */
  hasCard?: boolean;
  /** Where the page is, for search engines: names with their paths, from the top. Only the server draws it. */
  steps?: readonly (readonly [name: string, path: string])[];
  /** The paths of the same page in other languages, and its own. */
  languages?: Readonly<Record<'en' | 'ar', string>> | undefined;
}

const siteName = 'Isnad';

/** The head of a page. */
export function pageMeta(
  site: Site | undefined,
  { title, description, path, type = 'website', noindex = path === undefined, hasCard, steps, languages }: PageMeta,
): MetaDescriptor[] {
  const publicUrl = site?.publicUrl;
  const fullTitle = title.startsWith(`${siteName}:`) ? title : `${title} | ${siteName}`;
  const canonical = path !== undefined && publicUrl !== undefined ? publicAddress(path, publicUrl) : undefined;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    ...(publicUrl
      ? [
          {
            property: 'og:image',
            content: publicAddress(hasCard && path ? cardAddress(path) : SITE_CARD, publicUrl),
          },
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: hasCard ? title : siteName },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(languages && publicUrl
      ? [...Object.entries(languages), ['x-default', languages.en] as const].map(([hrefLang, there]) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang,
          href: publicAddress(there, publicUrl),
        }))
      : []),
    // A browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR && steps && publicUrl
      ? [{ 'script:ld+json': structuredBreadcrumb(steps, publicUrl) }]
      : []),
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
  ];
}

/** The operator's settings: the root's loader data, which is the first match. */
export const siteOf = (matches: readonly ({ loaderData?: unknown } | undefined)[]) =>
  matches[0]?.loaderData as Site | undefined;

/** The same in a component, on any page. */
export const useSite = () => useRouteLoaderData('root') as Site;
