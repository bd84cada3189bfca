import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { addresses, isFramed } from '../../web/addresses.ts';
import { chosenEdition } from '../../web/server-side/chosen-edition.ts';

// What an address asks for, before anything is rendered: which page, which parts of its query count, and whether the page
// may be kept for others.

export interface Asked {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Most addresses need no reading: names between single slashes. */
const plainPath = /^(\/[\w-]+)*\/?$/;

/**
 * `/assets/%2e%2e/ask` would be the page `/ask` for this server, and a file for the rules of a cache in front of it. No
 * browser and no link of this site sends such an address.
 */
export const hasDotSegment = (url: string) => /[/\\](?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i.test(url.split('?', 1).join());

/** The request's path resolved against our own address: a path with two leading slashes would name another host. */
export function readAddress(url: string, address: string): Asked {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const search = end === -1 ? '' : url.slice(end);
  if (plainPath.test(path)) return { pathname: path, search };
  const { pathname } = new URL(path.replaceAll('\\', '/').replace(/\/{2,}/g, '/'), address);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

/** `/sources/quran/2/183-185`: of such addresses there are hundreds of thousands. */
export const isRange = (pathname: string) =>
  (pathname.startsWith(`${addresses.sources}/`) || isFramed(pathname)) && pathname.includes('-');

/** The pages whose translation a visitor chooses. */
export const inReadingRoom = (pathname: string) => pathname.startsWith(`${addresses.work('quran')}/`);

/** The chosen edition, if it is one that is not shown anyway: what a visitor makes up is not kept in memory. */
export function heldEdition(cookie: string | undefined, corpus: Corpus): string | undefined {
  const id = chosenEdition(cookie);
  const quran = corpus.works.find((work) => work.id === 'quran');
  const isHeld = quran?.editions.some((edition) => edition.id === id && edition.role === 'translation');
  return isHeld && id !== corpus.translationEdition?.id ? id : undefined;
}

/** A part of a surah, or of the corrections, has an address of its own. */
export const keptQuery = ({ pathname, search }: Asked) =>
  (/^\/sources\/quran\/\d{1,3}$/.test(pathname) && /^\?from=(?:51|101|151|201|251)$/.test(search)) ||
  (pathname === addresses.corrections && /^\?from=\d{0,2}(?:[05]1|[27]6)$/.test(search))
    ? search
    : '';

/** The pages that read their query: a question to fill in, or the cursor of a list. */
export function isPrivate({ pathname, search }: Asked): boolean {
  if (search === '') return false;
  const query = new URLSearchParams(search);
  return (
    (pathname === addresses.ask && ['q', 'before'].some((name) => query.has(name))) ||
    (pathname === addresses.articles && query.has('before')) ||
    (pathname === addresses.corrections && query.has('from') && keptQuery({ pathname, search }) === '') ||
    (/^\/articles\/[^/]+\/revisions$/.test(pathname) && (query.has('from') || query.has('to'))) ||
    (pathname === addresses.search && query.has('q')) ||
    (pathname === addresses.work('quran') && query.has('go')) ||
    (inReadingRoom(pathname) &&
      (query.has('edition') || (query.has('from') && keptQuery({ pathname, search }) === ''))) ||
    (/^\/sources\/[^/]+\/numbers$/.test(pathname) && query.has('number')) ||
    (/^\/sources\/[^/]+\/search$/.test(pathname) && query.has('q'))
  );
}
