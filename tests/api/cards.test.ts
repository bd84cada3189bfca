import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), { redirect: 'manual', ...init });

/** The address of the picture that a page names, on this server. */
async function pictureOf(page: string): Promise<string> {
  const html = await (await get(page)).text();
  const [, named = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return new URL(named).pathname;
}

const pages = [
  '/question/1',
  '/topics/ghusl',
  '/topics/abu-bakr',
  '/topics/isnad',
  '/ar/topics/ghusl',
  '/categories/quran',
  '/sources/quran',
  '/sources/quran/36',
  '/sources/quran/2/255',
  '/sources/quran/2/183-185',
  '/sources/quran/2/282',
];

test.each(pages)('the picture that %s names is a PNG of 1200 by 630 of its own', async (page) => {
  const address = await pictureOf(page);
  expect(address).toBe(`/cards${page}.png`);
  const answered = await get(address);
  expect(answered.status).toBe(200);
  expect(answered.headers.get('content-type')).toBe('image/png');
  const file = Buffer.from(await answered.arrayBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Words are drawn: an empty card has the two colours of its ground, and few bright points.
  const { data } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data.filter((light) => light > 200).length).toBeGreaterThan(1_000);
  const again = await get(address, { headers: { 'If-None-Match': answered.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('articles and listed answers have pictures, unlisted ones have none', async () => {
  const article = (await (await get('/api/cron-generate-article')).json()) as { slug: string };
  expect((await get(`/cards/articles/${article.slug}.png`)).headers.get('content-type')).toBe('image/png');
  const save = async (question: string) => {
    const body = JSON.stringify({ question, answer: 'It is a pillar.', userRole: 'user' });
    const headers = { 'Content-Type': 'application/json' };
    const answered = await fetch(`${site.url}/api/save`, { method: 'POST', headers, body });
    return ((await answered.json()) as { id: string }).id;
  };
  const listed = await save('What is zakat?');
  expect((await get(`/cards/answers/${listed}.png`)).status).toBe(200);
  expect((await get('/cards/answers/made-up.png')).status).toBe(404);
});

test('what has no picture is not found, and nothing is painted for it', async () => {
  for (const path of [
    '/cards/topics/no-such-note.png',
    '/cards/topics/ghusl',
    '/cards/sources/quran/115.png',
    '/cards/sources/quran/2/300.png',
    '/cards/sources/quran/02/255.png',
    '/cards/constructor/x.png',
    '/cards/%2e%2e/x.png',
    '/cards/question/%E0%A4%A.png',
  ]) {
    expect([400, 404], path).toContain((await get(path)).status);
  }
});

test('a question in letters that the faces do not have gets the picture of the site', async () => {
  const body = JSON.stringify({ question: '什么是斋戒?', answer: 'Fasting.', userRole: 'user' });
  const saved = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const { id } = (await saved.json()) as { id: string };
  const { storage } = site.context;
  const [row] = await storage.read((reader) => reader.everyHistoryRow({ limit: 1 }));
  if (row)
    await storage.transact((writer) =>
      writer.judgeHistory(row.id, { listing: 'listed', excerpt: { ...row, isExcerpt: false } }),
    );
  const answered = await get(`/cards/answers/${id}.png`);
  expect(answered.status).toBe(302);
  expect(answered.headers.get('location')).toBe('/social-card.png');
});

test('many pictures at once are painted one after another, and too many are refused', async () => {
  const asked = Array.from({ length: 114 }, (_, index) => get(`/cards/sources/quran/${index + 1}/1.png`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
});
