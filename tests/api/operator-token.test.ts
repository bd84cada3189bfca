import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openApi } from '../support/site.ts';

const TOKEN = 'a-token-of-sixteen-or-more';
let site: OpenSite;
beforeAll(async () => {
  site = await openApi({ GENERATE_TOKEN: TOKEN });
});
afterAll(() => site.close());

const articles = async () => ((await (await fetch(`${site.url}/articles`)).json()) as unknown[]).length;

test.each([
  ['without a token', {}],
  ['with another token', { Authorization: 'Bearer another-token-of-sixteen' }],
  ['with a part of the token', { Authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ['with the token in another scheme', { Authorization: `Basic ${TOKEN}` }],
  ['from a page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }],
])('where generating needs a token, a request %s writes nothing', async (_what, headers: Record<string, string>) => {
  for (const [path, method] of [
    ['/cron-generate-article', 'GET'],
    ['/seed-sample-article', 'POST'],
  ] as const) {
    const refused = await fetch(site.url + path, { method, headers });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'generation-not-from-here' }]);
  }
  expect(await articles()).toBe(0);
});

test('with the token an article is generated', async () => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  expect((await fetch(`${site.url}/cron-generate-article`, { headers })).status).toBe(200);
  expect((await fetch(`${site.url}/seed-sample-article`, { method: 'POST', headers })).status).toBe(200);
  expect(await articles()).toBe(2);
});
