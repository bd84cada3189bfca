import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectedLog } from '../support/collected-log.ts';
import { type ForeignApi, openForeignApi } from '../support/foreign-api.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// What an operator reads when the API that the pages use belongs to another server, and fails.

const { log, lines } = collectedLog();
let api: ForeignApi;
let site: OpenSite;
beforeAll(async () => {
  api = await openForeignApi();
  site = await openSite({ API_BASE_URL: api.url, API_DEADLINE_MS: '300' }, { log });
});
afterAll(async () => {
  await site.close();
  await api.close();
});
beforeEach(() => {
  api.reset();
  lines.length = 0;
});

const ofTheApi = () => lines.filter((line) => line.api === api.url).map(({ level, msg }) => [level, msg]);

test('a call that fails is logged with the address of the API and the status', async () => {
  api.answer('GET /articles', { status: 503, body: {} });
  expect((await fetch(`${site.url}/articles`)).status).toBe(200);
  expect(ofTheApi()).toEqual([[40, `The API at ${api.url} answered with status 503.`]]);
});

test('an article that does not exist is not a failure of the API', async () => {
  expect((await fetch(`${site.url}/articles/nowhere`)).status).toBe(404);
  expect(ofTheApi()).toEqual([]);
});

test('a call that takes too long is logged', async () => {
  const letGo = api.hold('GET /articles');
  expect((await fetch(`${site.url}/articles`)).status).toBe(200);
  letGo();
  expect(ofTheApi()).toEqual([[30, `The API at ${api.url} did not answer in time.`]]);
});
