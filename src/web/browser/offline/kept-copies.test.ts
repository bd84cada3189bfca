import { afterEach, expect, test, vi } from 'vitest';
import { isPublicPage, keepPage, keptAddresses, keptPage } from './kept-copies.ts';

afterEach(() => vi.useRealTimers());

/** A cache of a browser, as far as it is used: keys in the order in which they were put. */
function cacheOfBrowser(): Cache {
  const kept = new Map<string, Response>();
  const addressOf = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  const cache = {
    match: async (key: string | Request) => kept.get(addressOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => void kept.set(addressOf(key), response),
    delete: async (key: string | Request) => kept.delete(addressOf(key)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  return cache as unknown as Cache;
}

const page = (words: string) => new Response(words, { headers: { 'content-encoding': 'br', etag: '"1"' } });
const address = (number: number) => `https://hub.example/topics/${number}`;

test('the sixty pages that were read last are kept, each once', async () => {
  const cache = cacheOfBrowser();
  for (let number = 0; number < 70; number++) {
    await keepPage(cache, address(number), page(`${number}`));
    // Read again and again, so it stays.
    await keepPage(cache, address(0), page('first'));
  }
  const addresses = await keptAddresses(cache);
  expect(addresses).toHaveLength(60);
  expect(addresses.slice(0, 3)).toEqual([address(0), address(69), address(68)]);
  expect(await keptPage(cache, address(10))).toBeUndefined();
  expect(await keptPage(cache, address(0))).toMatchObject({ html: 'first' });
});

test('a copy is shown for thirty days, and not with headers of a packed body', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  const cache = cacheOfBrowser();
  await keepPage(cache, address(1), page('words'));
  vi.setSystemTime(new Date('2026-12-01T11:59:00Z'));
  const kept = await keptPage(cache, address(1));
  expect(kept).toMatchObject({ html: 'words', at: new Date('2026-11-01T12:00:00Z') });
  expect([...(kept?.headers.keys() ?? [])]).not.toContain('content-encoding');
  vi.setSystemTime(new Date('2026-12-01T12:01:00Z'));
  expect(await keptPage(cache, address(1))).toBeUndefined();
  expect(await keptAddresses(cache)).toEqual([]);
});

test.each([
  [{}, true],
  [{ status: 404 }, false],
  [{ status: 503 }, false],
  [{ type: 'opaqueredirect' }, false],
  [{ redirected: true }, false],
  [{ headers: new Headers({ 'content-type': 'application/json' }) }, false],
  [{ headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }) }, false],
  [{ headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' }) }, false],
])('a response with %j is a page that anybody may have: %s', (given, isPublic) => {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const response = { status: 200, type: 'basic', redirected: false, headers, ...given };
  expect(isPublicPage(response as Response)).toBe(isPublic);
});
