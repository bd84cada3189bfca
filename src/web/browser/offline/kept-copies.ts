// The copies that the worker keeps: few, none for long, and each with the moment at which it was fetched.

/** Pages of which a copy is kept: those that were read last. */
const MOST_PAGES = 60;

/** Files of the build that are kept: a page needs about ten, and most need the same. */
const MOST_FILES = 150;

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 30;

const KEPT_AT = 'x-kept-at';

export interface KeptPage {
  html: string;
  headers: Headers;
  at: Date;
}

/** Whether a response is a page that anybody may have: not an error, not a skeleton, nothing private. */
export const isPublicPage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

/** Keeps a page in the place of an older copy of it, and lets those go that were read least lately. */
export async function keepPage(cache: Cache, address: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  // The body is kept unpacked.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, new Response(await response.blob(), { headers }));
  await trim(cache, MOST_PAGES);
}

export async function keepFile(cache: Cache, request: Request | string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic') return;
  await cache.put(request, response);
  await trim(cache, MOST_FILES);
}

/** The copy of a page, if there is one that is not too old. */
export async function keptPage(cache: Cache, address: string): Promise<KeptPage | undefined> {
  const copy = await cache.match(address, { ignoreVary: true });
  if (!copy) return undefined;
  const at = new Date(Number(copy.headers.get(KEPT_AT)));
  if (Date.now() - at.getTime() > MOST_DAYS * DAY_MS) {
    await cache.delete(address, { ignoreVary: true });
    return undefined;
  }
  return { html: await copy.text(), headers: copy.headers, at };
}

/** The addresses of the pages of which there is a copy, those that were read last first. */
export async function keptAddresses(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => url).reverse();
}

/** A cache gives its keys in the order in which they were put. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key, { ignoreVary: true });
}
