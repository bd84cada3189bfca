import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../src/contract/client.ts';
import type { Storage } from '../../src/storage/port.ts';
import { patience } from '../support/patience.ts';
import { type OpenSite, openApi, reserveServer } from '../support/site.ts';
import { held } from '../support/visitor.ts';

// The API as its own client sees it, over real HTTP and a real database.

let site: OpenSite;
const client = () => createClient(site.url, fetch);

beforeAll(async () => {
  site = await openApi();
});
afterAll(() => site.close());

test('an answer carries its references in its own text, its sources and its check', async () => {
  const answer = await client().ask('What does the Quran say about patience?');
  expect(answer.ai_suggestion).toMatch(/\[Quran \d+:\d+/);
  expect(answer.sources?.length).toBeGreaterThan(0);
  expect(answer.sources?.every(({ title, url }) => / \d/.test(title) && url?.startsWith('https://'))).toBe(true);
  expect(answer.check?.citations.some(({ verdict }) => verdict === 'verified')).toBe(true);
});

test('a question that nothing matches gets an abstention', async () => {
  const { ai_suggestion, sources } = await client().ask('How do I adjust the chain of my bicycle?');
  expect(ai_suggestion).not.toContain('[Quran');
  expect(sources).toEqual([]);
});

test('an answer saved as it was given is issued, any other is unverified, and both are listed newest first', async () => {
  const question = 'What is said about gratitude?';
  const { ai_suggestion } = await client().ask(question);
  await client().save({ question, answer: ai_suggestion });
  await client().save({ question: 'Mine', answer: 'I made this up. [Quran 2:300]' });
  const { items } = await client().history();
  expect(items.slice(0, 2).map(({ question, provenance }) => [question, provenance])).toEqual([
    ['Mine', 'unverified'],
    [question, 'issued'],
  ]);
  expect(items[0]?.check?.citations).toMatchObject([{ reference: 'Quran 2:300', verdict: 'no-such-reference' }]);
});

test('an answer issued for one question is not issued for another', async () => {
  const { ai_suggestion } = await client().ask('What is said about charity?');
  await client().save({ question: 'Is the earth flat?', answer: ai_suggestion });
  const { items } = await client().history();
  expect(items[0]?.provenance).toBe('unverified');
});

test('the same pair saved twice within minutes is one item', async () => {
  const pair = { question: 'Twice?', answer: 'Once.' };
  await client().save(pair);
  await client().save(pair);
  const { items } = await client().history();
  expect(items.filter(({ question }) => question === 'Twice?')).toHaveLength(1);
});

test('a question of someone in need is answered, saved and never listed', async () => {
  const question = 'I want to kill myself, is it haram?';
  const { ai_suggestion } = await client().ask(question);
  const saved = await fetch(`${site.url}/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer: ai_suggestion, userRole: 'user' }),
  });
  expect(saved.status).toBe(201);
  const { items } = await client().history();
  expect(items.map(({ question }) => question)).not.toContain(question);
});

test('the role that is sent is ignored', async () => {
  const response = await fetch(`${site.url}/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'Role?', answer: 'None.', userRole: 'admin' }),
  });
  expect(response.status).toBe(201);
  expect(await response.json()).not.toHaveProperty('userRole');
});

test('the pages of the history contain each item once', async () => {
  for (let count = 0; count < 7; count += 1) await client().save({ question: `Page ${count}?`, answer: `${count}` });
  const seen: unknown[] = [];
  let address: string | undefined = `${site.url}/history?limit=3`;
  while (address) {
    const response: Response = await fetch(address);
    seen.push(...((await response.json()) as { id: unknown }[]).map(({ id }) => id));
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    address = next && new URL(next, site.url).href;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
  expect(seen.length).toBeGreaterThanOrEqual(7);
});

test('the sample article is created once, with any request body', async () => {
  const bodies: RequestInit[] = [
    {},
    { body: '{}', headers: { 'Content-Type': 'application/json' } },
    { body: '', headers: { 'Content-Type': 'application/json' } },
    { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    { body: '{not json', headers: { 'Content-Type': 'application/json' } },
    { body: 'x', headers: { 'Content-Type': 'nonsense/*' } },
  ];
  const slugs = new Set<string>();
  for (const init of bodies) {
    const response = await fetch(`${site.url}/seed-sample-article`, { method: 'POST', ...init });
    expect(response.status).toBe(200);
    slugs.add(((await response.json()) as { slug: string }).slug);
  }
  expect(slugs.size).toBe(1);
  expect((await client().articles()).items).toHaveLength(1);
});

test('a sample article that the operator took off the site comes back by no visitor’s press, and nothing of it is told', async () => {
  const { storage } = site.context;
  const [row] = await storage.read((reader) => reader.everyArticle({ limit: 1 }));
  const id = row?.id ?? 0;
  await storage.transact((writer) => writer.setArticleState(id, 'unpublished'));
  const response = await fetch(`${site.url}/seed-sample-article`, { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([200, { title: row?.title }]);
  expect((await client().articles()).items).toEqual([]);
  await storage.transact((writer) => writer.setArticleState(id, 'published'));
});

test('a generated article is new, clean and found by its slug', async () => {
  const { slug, title } = await client().generateArticle();
  const article = await client().article(slug ?? '');
  expect(article.title).toBe(title);
  expect(article.content).toMatch(/<blockquote class="scripture"/);
  expect(article.content).not.toMatch(/<script|onerror|style=/i);
  expect((await client().articles()).items[0]?.slug).toBe(slug);
});

test('callers during the creation of an article get that article', async () => {
  const { until, letGo } = held();
  const slowly: Storage = {
    ...site.context.storage,
    transact: async (work) => {
      await until;
      return site.context.storage.transact(work);
    },
    close: async () => {},
  };
  const reserved = await reserveServer();
  const slow = await openApi({}, { storage: slowly }, reserved);
  let arrived = 0;
  reserved.server.on('request', () => {
    arrived += 1;
  });
  const before = (await client().articles()).items.length;
  const generate = async () => (await createClient(slow.url, fetch).generateArticle()).title;
  const generating = Promise.all([generate(), generate(), generate(), generate()]);
  await vi.waitUntil(() => arrived === 4, patience);
  // This one is answered after the four before it have come to the generator.
  await (await fetch(`${slow.url}/articles/none`)).text();
  letGo();
  const titles = await generating;
  expect(new Set(titles).size).toBe(1);
  expect((await client().articles()).items).toHaveLength(before + 1);
  await slow.close();
});

test('a reader on the list and a reader of one article get the same', async () => {
  const [first] = (await client().articles()).items;
  expect(await client().article(first?.slug ?? '')).toEqual(first);
});

test('the newest page of a list comes compressed, is not sent twice, and is new after a write', async () => {
  const get = (headers: Record<string, string> = {}) => fetch(`${site.url}/history`, { headers });
  const first = await get({ 'Accept-Encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  expect((await get({ 'If-None-Match': etag })).status).toBe(304);
  await client().save({ question: 'New?', answer: 'Yes.' });
  const after = await get({ 'If-None-Match': etag });
  expect(after.status).toBe(200);
  expect(((await after.json()) as { question: string }[])[0]?.question).toBe('New?');
});
