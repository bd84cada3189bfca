import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage } from '../support/every-page.ts';
import { observatoryScore } from '../support/observatory.ts';
import { type OpenSite, openApi, openSite } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' }, { now: () => new Date('2026-11-23T15:00:00Z') });
});
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });

test('every page has the highest score of the HTTP Observatory that needs neither a cookie nor the preload list', async () => {
  for (const { path } of everyPage) {
    const response = await get(path);
    const { score, points } = observatoryScore({ headers: response.headers, html: await response.text() });
    expect({ path, score, points }).toMatchObject({ path, score: 135 });
  }
});

test('the score falls with what the rules of the Observatory take', async () => {
  const response = await get('/about');
  const html = await response.text();
  const without = (name: string, value?: string) => {
    const headers = new Headers(response.headers);
    headers.delete(name);
    if (value !== undefined) headers.set(name, value);
    return observatoryScore({ headers, html }).score;
  };
  expect(without('content-security-policy')).toBe(55);
  expect(without('content-security-policy', "default-src 'none'; script-src 'unsafe-inline'")).toBe(60);
  expect(without('strict-transport-security')).toBe(80);
  expect(without('x-content-type-options')).toBe(130);
  expect(without('cross-origin-resource-policy')).toBe(125);
  expect(observatoryScore({ headers: response.headers, html: html.replace(/ integrity="[^"]+"/, '') }).score).toBe(130);
});

test.each<[what: string, path: string, init: RequestInit, status: number]>([
  ['a page', '/about', {}, 200],
  ['a missing page', '/nothing', {}, 404],
  ['a redirect', '/about/', {}, 301],
  ['a call', '/api/articles', {}, 200],
  ['a refused call', '/api/ask', {}, 400],
  ['an unknown call', '/api/nothing', {}, 404],
  ['the page of the API', '/api/', {}, 200],
  ['the data of a page', '/ask.data', {}, 404],
  ['the sitemap', '/sitemap.xml', {}, 200],
  ['robots.txt', '/robots.txt', {}, 200],
  ['security.txt', '/.well-known/security.txt', {}, 200],
  ['a file', '/favicon.svg', {}, 200],
  ['a failure', '/x', { method: 'POST', headers: { 'Content-Type': 'appl[n' }, body: 'x' }, 415],
  ['a method that pages do not answer', '/about', { method: 'DELETE' }, 405],
  ['an address that cannot be read', '/api/%zz', {}, 400],
])('%s (%s) carries the headers that protect its visitor', async (_what, path, init, status) => {
  const { status: answered, headers } = await get(path, init);
  expect(answered).toBe(status);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8}\.[0-9a-z]+$/);
});

test('the digests of the scripts are those of the files', async () => {
  const html = await (await get('/ask')).text();
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*\bintegrity="sha256-([^"]+)"/g)];
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  for (const [, address = '', digest] of scripts) {
    const file = Buffer.from(await (await get(address)).arrayBuffer());
    expect(createHash('sha256').update(file).digest('base64'), address).toBe(digest);
  }
});

test('a refused call names its request, in the header and in the problem', async () => {
  const first = await get('/api/ask');
  const second = await get('/api/ask', { headers: { 'X-Request-Id': 'chosen by the client' } });
  const id = second.headers.get('x-request-id');
  expect(await second.json()).toMatchObject({ code: 'question-required', instance: `urn:isnad:request:${id}` });
  expect(id).not.toBe(first.headers.get('x-request-id'));
  expect(id).not.toContain('chosen');
});

test('security.txt says whom to tell, and for how long it holds', async () => {
  const text = await (await get('/.well-known/security.txt')).text();
  expect(text.trim().split('\n')).toEqual([
    'Contact: mailto:contact@isnad.example',
    'Expires: 2027-05-22T00:00:00Z',
    'Preferred-Languages: en, ar',
    'Canonical: https://isnad.example/.well-known/security.txt',
    'Policy: https://isnad.example/contact',
  ]);
});

test('security.txt names the contact that the operator sets for it', async () => {
  const other = await openSite({ SECURITY_CONTACT: 'https://isnad.example/report' });
  const text = await (await fetch(`${other.url}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: https:\/\/isnad\.example\/report$/m);
  await other.close();
});

test('the one cookie is sent with https alone, to the pages of the library, and is no script’s', async () => {
  const chosen = await get('/sources/quran/1?edition=quran-saheeh-international');
  expect(chosen.headers.getSetCookie()).toEqual([
    '__Secure-edition=quran-saheeh-international; Path=/sources; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
  ]);
  const read = async (cookie: string) => (await get('/sources/quran/1', { headers: { cookie } })).text();
  const other = 'edition=quran-fr-hamidullah';
  expect(await read(`x=1; __Secure-${other}`)).toContain('Au nom');
  // What a browser remembers from an earlier version is still known.
  expect(await read(other)).toContain('Au nom');
  expect(await read(`x${other}`)).not.toContain('Au nom');
});

test('the API alone protects its visitors likewise', async () => {
  const api = await openApi({ PUBLIC_URL: 'https://isnad.example' });
  const { headers } = await fetch(`${api.url}/articles`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  await api.close();
});
