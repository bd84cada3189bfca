import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectedLog } from '../support/collected-log.ts';
import { type OpenSite, openApi } from '../support/site.ts';

const { log, lines } = collectedLog();
let site: OpenSite;
beforeAll(async () => {
  site = await openApi({ ALLOWED_ORIGINS: 'https://pages.example' }, { log });
});
afterAll(() => site.close());

/** A request as a browser sends it: `fetch` would not let a test set these headers. */
function send(method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const body = method === 'POST' ? JSON.stringify({ question: 'x', answer: 'y', userRole: 'user' }) : undefined;
    const outgoing = request(
      site.url + path,
      { method, headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const articles = async () => ((await (await fetch(`${site.url}/articles`)).json()) as unknown[]).length;

test('any page may read, and sees the headers that matter', async () => {
  const { headers } = await send('GET', '/history', { Origin: 'https://anyone.example' });
  expect(headers['access-control-allow-origin']).toBe('*');
  for (const name of ['Link', 'Retry-After', 'RateLimit-Limit'])
    expect(headers['access-control-expose-headers']).toContain(name);
});

test('only pages of an allowed origin get CORS headers for writing', async () => {
  const asking = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  const allowed = await send('OPTIONS', '/save', { Origin: 'https://pages.example', ...asking });
  expect(allowed.headers['access-control-allow-origin']).toBe('https://pages.example');
  const refused = await send('OPTIONS', '/save', { Origin: 'https://evil.example', ...asking });
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['/save', '/seed-sample-article'])('a page of another origin cannot write by %s', async (path) => {
  const before = await articles();
  expect((await send('POST', path, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send('POST', path, { Origin: 'null' })).status).toBe(403);
  expect(await (await fetch(`${site.url}/history`)).json()).toEqual([]);
  expect(await articles()).toBe(before);
});

test('pages of the allowed origin and of the API’s own write', async () => {
  expect((await send('POST', '/save', { Origin: 'https://pages.example' })).status).toBe(201);
  expect((await send('POST', '/save', { Origin: site.url })).status).toBe(201);
});

test.each<[string, Record<string, string>]>([
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a prerendering', { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Site': 'same-origin' }],
  ['a prefetch of an older browser', { Purpose: 'prefetch' }],
  ['a navigation', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
  ['a link on this site', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }],
  ['an image on another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  [
    'an image of an allowed origin',
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', Origin: 'https://pages.example' },
  ],
  [
    'a script of another site',
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', Origin: 'https://evil.example' },
  ],
  ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }],
])('%s does not generate an article', async (_what, headers) => {
  const before = await articles();
  expect((await send('GET', '/cron-generate-article', headers)).status).toBe(403);
  expect(await articles()).toBe(before);
});

test('HEAD does not generate an article', async () => {
  const before = await articles();
  expect((await send('HEAD', '/cron-generate-article', {})).status).toBe(405);
  expect(await articles()).toBe(before);
});

test.each<[string, Record<string, string>]>([
  ['a program', {}],
  ['the articles page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }],
  [
    'pages of an allowed origin',
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', Origin: 'https://pages.example' },
  ],
])('%s generates', async (_what, headers) => {
  const before = await articles();
  const { status, headers: answered } = await send('GET', '/cron-generate-article', headers);
  expect([status, answered['cache-control']]).toEqual([200, 'no-store']);
  expect(await articles()).toBe(before + 1);
});

test('an origin that may not write is named in the log, once, with the setting that would allow it', async () => {
  const asking = { 'Access-Control-Request-Method': 'POST' };
  const reported = () => lines.filter(({ msg }) => msg.includes('ALLOWED_ORIGINS')).map(({ msg }) => msg);
  lines.length = 0;
  for (let round = 0; round < 2; round++) {
    await send('OPTIONS', '/save', { Origin: 'https://forgotten.example', ...asking });
    await send('POST', '/save', { Origin: 'https://forgotten.example' });
    await send('POST', '/save', { Origin: 'https://pages.example' });
    await send('POST', '/save', { Origin: site.url });
    await send('GET', '/history', { Origin: 'https://reader.example' });
  }
  expect(reported()).toEqual([
    'Writing was refused to pages of https://forgotten.example. If they are yours, name it in ALLOWED_ORIGINS.',
  ]);
  // Any client can send an origin: neither many origins nor invalid ones may fill the log.
  for (let one = 0; one < 40; one++) await send('OPTIONS', '/save', { Origin: `https://a${one}.example`, ...asking });
  await send('OPTIONS', '/save', { Origin: 'no origin at all', ...asking });
  expect(reported().length).toBeLessThanOrEqual(20);
});
