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

const form = (fields: Record<string, string>) =>
  fetch(`${site.url}/check/picture`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const checked =
  '“Indeed, with hardship will be ease.” (Quran 94:6) and “We have not sent you except as a mercy to the people” (21:107)';

test('the picture of a result is 1080 by 1080, to be saved, kept by nobody, and says what was found', async () => {
  const pictures = await Promise.all(['1', '2'].map((citation) => form({ text: checked, citation })));
  for (const picture of pictures) {
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-disposition')).toMatch(/^attachment; filename="isnad-check-[12]\.png"$/);
    expect(picture.headers.get('cache-control')).toBe('private, no-store');
  }
  const [verified, differs] = await Promise.all(pictures.map(async (one) => Buffer.from(await one.arrayBuffer())));
  expect(await sharp(verified).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 });
  const [green, red] = [0x6cc0a8, 0xf0907c];
  expect(await pointsOf(verified, green)).toBeGreaterThan(300);
  expect(await pointsOf(verified, red)).toBe(0);
  expect(await pointsOf(differs, red)).toBeGreaterThan(300);
  expect(await pointsOf(differs, green)).toBe(0);
});

/** How many points of a picture have a colour. */
async function pointsOf(file: Buffer | undefined, colour: number): Promise<number> {
  const points = await sharp(file).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < points.length; at += 3) if (points.readUIntBE(at, 3) === colour) count += 1;
  return count;
}

test('the site sets its seal only on what it finds itself', async () => {
  for (const fields of [
    { text: checked, citation: '3' },
    { text: checked, citation: '-1' },
    { text: checked, citation: '__proto__' },
    { text: 'Nothing is cited here.', citation: '1' },
    { text: '', citation: '1' },
    { citation: '1' },
  ]) {
    const answered = await form(fields as Record<string, string>);
    expect([400, 422], JSON.stringify(fields)).toContain(answered.status);
    expect(answered.headers.get('content-type')).toContain('text/html');
  }
  // A verdict that is sent along is not read.
  expect((await form({ text: checked, citation: '2', verdict: 'verified' })).status).toBe(200);
  const long = await form({ text: 'a '.repeat(40_000), citation: '1' });
  expect(long.status).toBe(413);
});

test('each result of a check offers its picture, and none is offered of a text that stays on the device', async () => {
  const page = await fetch(`${site.url}/check`, { method: 'POST', body: new URLSearchParams({ text: checked }) });
  const html = await page.text();
  expect(html.match(/formaction="\/check\/picture"/gi)).toHaveLength(2);
  expect(html).toMatch(/<form id="check-form"/);
  expect(html.match(/form="check-form"/g)).toHaveLength(2);
  const fromDevice = await (await get('/check')).text();
  expect(fromDevice).not.toContain('/check/picture');
});
