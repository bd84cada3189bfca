import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';

const token = 'a-token-for-the-tests';
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ METRICS_TOKEN: token });
});
afterAll(() => site.close());

const metrics = (given: string, url = site.url) =>
  fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${given}` } });

test('requests are counted by route and status, and nothing of a visitor is in a label', async () => {
  for (const path of [
    '/',
    '/about',
    '/api/ask?q=secret-question',
    '/topics/made-up-by-somebody',
    '/made-up',
    '/ask',
    '/corrections',
  ]) {
    await (await fetch(`${site.url}${path}`)).arrayBuffer();
  }
  const answered = await metrics(token);
  const text = await answered.text();
  expect(answered.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/isnad_request_seconds_count\{route="\/about",status="200"\} 1/);
  expect(text).toMatch(/isnad_request_seconds_count\{route="\/topics",status="404"\} 1/);
  expect(text).toMatch(/isnad_request_seconds_count\{route="other pages",status="404"\} 1/);
  expect(text).toMatch(/isnad_request_seconds_count\{route="\/corrections",status="200"\} 1/);
  // The pages' own calls are nobody's requests.
  expect(text.match(/route="\/api[^"]*"/g)?.filter((route) => route !== 'route="/api/ask"')).toEqual([]);
  expect(text).toMatch(/^isnad_saved_answers \d+$/m);
  expect(text).toMatch(/^isnad_memory_bytes \d+$/m);
  expect(text).not.toMatch(/secret|made-up|127\.0\.0\.1/);
});

test('pages from memory, work on texts, verdicts and articles are counted', async () => {
  for (let turn = 0; turn < 2; turn += 1) await (await fetch(`${site.url}/contact`)).arrayBuffer();
  const checked = await fetch(`${site.url}/api/check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Quran 2:300 says so.' }),
  });
  expect(checked.status).toBe(200);
  expect((await fetch(`${site.url}/api/cron-generate-article`)).status).toBe(200);
  const text = await (await metrics(token)).text();
  expect(text).toMatch(/^isnad_pages_total\{from="memory"\} [1-9]/m);
  expect(text).toMatch(/^isnad_pages_total\{from="rendering"\} [1-9]/m);
  expect(text).toMatch(/^isnad_text_job_seconds_count\{kind="present-check",outcome="done"\} 1$/m);
  expect(text).toMatch(/^isnad_verdicts_total\{verdict="no-such-reference"\} 1$/m);
  expect(text).toMatch(/^isnad_articles_generated_total 1$/m);
});

test('what a visitor wrote is no verdict', async () => {
  const { meters } = site.context;
  const before = await meters.verdicts.get();
  meters.countVerdicts(JSON.stringify({ quoted: '"verdict":"forged"' }));
  expect(await meters.verdicts.get()).toEqual(before);
});

test('without the token nothing is told, and where no token is set there is no such page', async () => {
  for (const given of ['', 'wrong', `${token}x`]) expect((await metrics(given)).status).toBe(401);
  const other = await openSite();
  expect((await metrics(token, other.url)).status).toBe(404);
  await other.close();
});

test('with the database away the rest is still told', async () => {
  const { storage } = site.context;
  const away = { ...storage, read: () => Promise.reject(new Error('gone')) };
  const other = await openSite({ METRICS_TOKEN: token }, { storage: away });
  const text = await (await metrics(token, other.url)).text();
  expect(text).toMatch(/^isnad_memory_bytes \d+$/m);
  expect(text).toMatch(/^isnad_saved_answers NaN$/im);
  await other.close();
});
