import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Work } from '../../src/knowledge/corpus/corpus.ts';
import { addPack, removePack } from '../../src/knowledge/packs/add-pack.ts';
import { patience } from '../support/patience.ts';
import { type OpenSite, openApi, openSite } from '../support/site.ts';
import { writeTestPack } from '../support/test-pack.ts';

// Texts of visitors are worked on in threads, over the real server: nobody else waits for them.

const sites: OpenSite[] = [];
const opened = (site: OpenSite) => {
  sites.push(site);
  return site;
};
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** Takes the checker some hundred milliseconds. */
const heavy = Array.from(
  { length: 700 },
  (_, index) => `“decreed upon you is feasting as it was decreed ${index}” [Quran 2:${(index % 280) + 1}]`,
).join('\n');

const post = (url: string, text: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }) });

// Processor time, not the clock: this machine may have other work.
const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
const spent = (since: NodeJS.CpuUsage) => sum(process.cpuUsage(since));

test('heavy texts are checked outside the thread that answers the network', async () => {
  const site = opened(await openSite());
  await site.context.texts.start();
  // Compiles what is measured.
  await (await fetch(site.url)).text();
  await (await post(`${site.url}/api/check`, heavy)).text();

  const all = process.cpuUsage();
  const own = process.threadCpuUsage();
  let checked = 0;
  const heavyTexts = Array.from({ length: 5 }, async () => {
    const response = await post(`${site.url}/api/check`, heavy);
    await response.arrayBuffer();
    checked += 1;
    return response.status;
  });
  await (await fetch(site.url)).text();
  expect(checked).toBeLessThan(5);
  expect(await Promise.all(heavyTexts)).toEqual(Array(5).fill(200));
  expect(sum(process.threadCpuUsage(own))).toBeLessThan(spent(all) / 2);
});

test('a text that takes too long is refused with 503, and other requests are answered meanwhile', async () => {
  const site = opened(await openApi({ CHECK_TIMEOUT_MS: '60', CHECK_THREADS: '1' }));
  await site.context.texts.start();
  const late = post(`${site.url}/check`, heavy);
  expect((await fetch(`${site.url}/sources`)).status).toBe(200);
  const response = await late;
  expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json; charset=utf-8',
    '60',
  ]);
  expect(await response.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('in parts') });
  // The thread that was ended has a successor.
  await vi.waitFor(async () => expect((await post(`${site.url}/check`, 'Short.')).status).toBe(200), patience);
});

test('more texts than the queue holds are refused with 503, and the others are checked', async () => {
  const site = opened(await openApi({ CHECK_QUEUE: '1', CHECK_THREADS: '1' }));
  await site.context.texts.start();
  const responses = await Promise.all(Array.from({ length: 6 }, () => post(`${site.url}/check`, heavy)));
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 200).length).toBe(6 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(6);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '5'));
});

test('an address that fills the queue leaves room for others: its further texts are refused with 503', async () => {
  const settings = { CHECK_QUEUE: '6', CHECK_QUEUE_PER_ADDRESS: '2', CHECK_THREADS: '1', CHECK_PER_MINUTE: '100' };
  const site = opened(await openApi({ ...settings, RATE_LIMIT: 'on', TRUST_PROXY: '1' }));
  await site.context.texts.start();
  const check = (text: string, address: string) =>
    fetch(`${site.url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ text }),
    });
  const many = Array.from({ length: 12 }, () => check(heavy, '10.0.0.1'));
  const refused = await Promise.race(many);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await check('Short.', '10.0.0.2')).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(4);
});

test('the page of a text that was refused says so, and still has the text', async () => {
  const site = opened(await openSite({ CHECK_TIMEOUT_MS: '60', CHECK_THREADS: '1' }));
  await site.context.texts.start();
  const response = await fetch(`${site.url}/check`, { method: 'POST', body: new URLSearchParams({ text: heavy }) });
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([503, true]);
  const page = await response.text();
  expect(page).toMatch(/This text takes longer to check than this server allows\. Send it in parts\./);
  expect(page).toContain('decreed 699');
});

test('the picture of a text that takes too long is refused with 503 as well', async () => {
  const site = opened(await openSite({ CHECK_TIMEOUT_MS: '60', CHECK_THREADS: '1' }));
  await site.context.texts.start();
  const body = new URLSearchParams({ text: heavy, citation: '1' });
  const response = await fetch(`${site.url}/check/picture`, { method: 'POST', body });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.text()).toContain('Send it in parts.');
});

test('an answer that takes too long to check is not saved', async () => {
  const site = opened(await openApi({ CHECK_TIMEOUT_MS: '60', CHECK_THREADS: '1', SAVE_MAX_LENGTH: '50000' }));
  await site.context.texts.start();
  const response = await fetch(`${site.url}/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'x', answer: heavy, userRole: 'user' }),
  });
  expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable']);
  expect(await (await fetch(`${site.url}/history`)).json()).toEqual([]);
});

test('a thread follows the library: an added pack’s text is verified, and unknown again after the removal', async () => {
  // Named in its settings, the site has a library of its own.
  const site = opened(await openApi({ EDITIONS_OFF: '' }));
  const { library, config } = site.context;
  const packs = path.join(config.DATA_DIR, 'packs');
  const file = path.join(config.DATA_DIR, 'wells.pack');
  writeTestPack(file, 5);
  const text = '“A traveller said that the well number 3 was deep and its water was cold.” [Musnad Ahmad 3]';
  const verdict = async () => {
    const { citations } = await (await post(`${site.url}/check`, text)).json();
    return citations[0]?.verdict;
  };
  expect(await verdict()).not.toBe('verified');
  await addPack(packs, file, library.current().works[0] as Work);
  await vi.waitFor(() => expect(library.current().works).toHaveLength(2), patience);
  expect(await verdict()).toBe('verified');
  await removePack(packs, 'musnad-ahmad');
  await vi.waitFor(() => expect(library.current().works).toHaveLength(1), patience);
  expect(await verdict()).not.toBe('verified');
});

test('a page of many verses waits for a thread once, however many it quotes', async () => {
  const { texts } = opened(await openSite()).context;
  let jobs = 0;
  const run: typeof texts.run = (job, options) => {
    jobs += 1;
    return texts.run(job, options);
  };
  const site = opened(await openSite({}, { texts: { ...texts, run, close: async () => undefined } }));
  for (const path of ['/topics/names-of-god', '/topics/words-to-say/prayer', '/topics/ghusl']) {
    jobs = 0;
    const page = await (await fetch(site.url + path)).text();
    expect(page, path).toContain('Quran ');
    expect(jobs, path).toBe(1);
  }
});

test('the first question after the start waits for no thread', async () => {
  const site = opened(await openApi({ CHECK_TIMEOUT_MS: '20000' }));
  const starting = process.cpuUsage();
  await Promise.all([site.context.texts.start(), site.context.retrieval.start?.()]);
  const started = spent(starting);
  const asking = process.cpuUsage();
  const response = await fetch(`${site.url}/ask?q=${encodeURIComponent('What is zakat?')}`);
  expect(await response.json()).toMatchObject({ kind: 'answer' });
  expect(spent(asking)).toBeLessThan(started);
});
