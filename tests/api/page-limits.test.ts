import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openApi, openSite } from '../support/site.ts';

// Work that no cache saves is limited by address; bad requests are the visitor's fault, and said to be.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const get = (url: string) => fetch(url, { redirect: 'manual' });

test.each([
  ['/ask?q=a', '/ask?q=b'],
  ['/articles?before=5', '/articles?before=6'],
  ['/nothing', '/nothing-else'],
  ['/topics/nothing', '/topics/nothing-else'],
  ['/sources/quran/2/1-30', '/sources/quran/2/2-30'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s is limited for each address, and a refused page is not rendered', async (first, second) => {
  const strict = await openSite({ RATE_LIMIT: 'on', RENDER_PER_MINUTE: '1' });
  expect((await get(strict.url + first)).status).not.toBe(429);
  const refused = await get(strict.url + second);
  const body = await refused.text();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(body).toMatch(/Too many requests from this address\. Try again in \d+ seconds?\./);
  expect(body.length).toBeLessThan(1_000);
  await strict.close();
});

test('a cached page does not count towards the limit', async () => {
  const strict = await openSite({ RATE_LIMIT: 'on', RENDER_PER_MINUTE: '1' });
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await get(strict.url)).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  await strict.close();
});

test.each([
  '/history',
  '/articles',
  '/articles/x',
  '/sources',
  '/sources/quran/2/1-30',
  '/sources/bukhari/1',
  '/nothing',
])('the reading call %s is limited for each address', async (path) => {
  const strict = await openApi({ RATE_LIMIT: 'on', READ_PER_MINUTE: '1' });
  expect((await get(strict.url + path)).status).not.toBe(429);
  const refused = await get(strict.url + path);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  await strict.close();
});

test('the pages’ own API calls are not rate-limited', async () => {
  const strict = await openSite({ RATE_LIMIT: 'on', READ_PER_MINUTE: '1' });
  for (const path of ['/articles', '/ask', '/articles/x', '/articles/y']) {
    expect(await (await get(strict.url + path)).text()).not.toMatch(/Failed|Too many/);
  }
  await strict.close();
});

test('HEAD shares the limit of questions with GET, and runs no search', async () => {
  let searches = 0;
  const find = async () => {
    searches++;
    return { passages: [], points: [], answered: 0, lead: 0, pointLead: 0, language: 'en' };
  };
  const strict = await openApi(
    { RATE_LIMIT: 'on', ASK_PER_MINUTE: '2' },
    { retrieval: { find, close: async () => undefined } },
  );
  const head = () => fetch(`${strict.url}/ask?q=patience`, { method: 'HEAD' });
  expect([(await head()).status, searches]).toEqual([200, 0]);
  expect(await (await get(`${strict.url}/ask?q=patience`)).json()).toMatchObject({ kind: 'answer' });
  expect(searches).toBeGreaterThan(0);
  expect([(await head()).status, (await get(`${strict.url}/ask?q=patience`)).status]).toEqual([429, 429]);
  // A question that is refused for its form costs nothing, so its fault is told.
  expect((await fetch(`${strict.url}/ask`, { method: 'HEAD' })).status).toBe(400);
  await strict.close();
});

test('the form of a text and the call share one budget', async () => {
  const strict = await openSite({ RATE_LIMIT: 'on', CHECK_PER_MINUTE: '2' });
  const call = () =>
    fetch(`${strict.url}/api/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'x' }),
    });
  const form = () => fetch(`${strict.url}/check`, { method: 'POST', body: new URLSearchParams({ text: 'x' }) });
  expect([(await call()).status, (await form()).status, (await call()).status]).toEqual([200, 200, 429]);
  const refused = await form();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toMatch(/Too many requests from this address\./);
  await strict.close();
});

test.each([
  ['/nothing', '/nothing/else', 'Oops! Page not found'],
  ['/topics/a', '/topics/b', 'not found'],
  ['/question/98', '/question/99', 'ot found'],
  ['/categories/a', '/categories/b', 'ot found'],
  ['/articles/a', '/articles/b', 'The article you are looking for could not be found.'],
])('%s and %s are one page that is not found, rendered once', async (first, second, says) => {
  const [one, other] = [await get(site.url + first), await get(site.url + second)];
  const pages = [await one.text(), await other.text()];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(pages[0]).toContain(says);
  expect(pages[1]).toBe(pages[0]);
  expect([other.headers.get('cache-control'), other.headers.get('etag')]).toEqual(['no-store', null]);
});

test('an address that was not found works once its article exists', async () => {
  const { slug } = await (await get(`${site.url}/api/cron-generate-article`)).json();
  expect((await get(`${site.url}/articles/${slug}`)).status).toBe(200);
  expect((await get(`${site.url}/articles/another`)).status).toBe(404);
});

test('another spelling of a passage’s address redirects to the canonical one', async () => {
  const response = await get(`${site.url}/sources/quran/002/0183-183`);
  expect([response.status, response.headers.get('location')]).toEqual([301, '/sources/quran/2/183']);
});

/** A request as no browser sends it. */
function raw(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const { hostname, port } = new URL(site.url);
  request({ hostname, port, path, method, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (piece: string) => {
      text += piece;
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
  })
    .on('error', reject)
    .end(body);
  return promise;
}

test.each([
  [
    'POST with a type that cannot be read',
    '/x',
    { method: 'POST', headers: { 'Content-Type': 'appl[n' }, body: 'x' },
    415,
  ],
  ['POST with broken JSON', '/x', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
  ['POST of an unknown type', '/x', { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'x' }, 405],
  [
    'POST that is too large',
    '/x',
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(2e6) },
    413,
  ],
  ['the method QUERY', '/x', { method: 'QUERY', headers: { 'Content-Type': 'application/json' }, body: '{' }, 400],
  ['the method QUERY without a body', '/about', { method: 'QUERY' }, 400],
  ['a line feed in an address', '/a%0Ab', {}, 404],
  ['a carriage return in an address', '/a%0Db', {}, 404],
  ['a line separator in an address', '/a%E2%80%A8b', {}, 404],
  ['a line feed in the name of an article', '/articles/a%0Ab', {}, 404],
  ['an address that cannot be decoded', '/%zz', {}, 404],
  ['a passage that cannot be decoded', '/sources/quran/%E0%A4', {}, 404],
])('%s is a fault of the request, in a short sentence', async (_what, path, init, status) => {
  const answered = await raw(path, init);
  expect(answered.status).toBe(status);
  expect(answered.text).not.toMatch(/on our side|went wrong/);
});
