import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, calls } from '../../src/contract/calls.ts';
import { type OpenSite, openApi } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openApi();
});
afterAll(() => site.close());

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { parameters: { name: string; required: boolean }[]; responses: Record<string, unknown> }>
  >;
}

test('the document names every call with its method, its parameters and its answers', async () => {
  const document = (await (await fetch(`${site.url}/openapi.json`)).json()) as Document;
  expect(document.openapi).toBe('3.1.0');
  for (const { path, method, status } of Object.values(calls)) {
    expect(Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})).toContain(String(status));
  }
  expect(document.paths['/ask']?.get?.parameters).toMatchObject([{ name: 'q', required: true }]);
  expect(document.paths['/history']?.get?.parameters.map(({ name }) => name)).toEqual(['limit', 'before']);
  expect(document.paths['/articles/{slug}']?.get?.parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
  ]);
});

test('the same document is shown on a page for people', async () => {
  const page = await fetch(`${site.url}/`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  for (const { path, method } of Object.values(calls)) expect(text).toContain(`${method} ${path}`);
});

test('every example of the page can be called as it is written there', async () => {
  const page = await (await fetch(`${site.url}/`)).text();
  const examples = Object.values<Call>(calls).flatMap((call) => (call.example ? [{ ...call, ...call.example }] : []));
  expect(examples.length).toBeGreaterThan(6);
  expect(page).toContain(`curl '${site.url}/history?limit=3'`);
  expect(page).toContain('1 to 200; 50 without it');
  for (const { method, address, body, status } of examples) {
    const headers = body && { 'Content-Type': 'application/json' };
    const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
    expect(page).toContain(address.replaceAll('&', '&amp;'));
    expect((await fetch(site.url + address, init as RequestInit)).status, address).toBe(status);
  }
});

test('every call of the contract is served', async () => {
  // A method that no call has: 405 where the path is served, 404 where no handler was added.
  for (const { path } of Object.values(calls)) {
    const response = await fetch(`${site.url}${path.replace(/\{\w+\}/g, '1')}`, { method: 'PUT' });
    expect(response.status, path).toBe(405);
  }
});
