import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../src/contract/client.ts';
import { loadCorpus } from '../../src/knowledge/corpus/load-corpus.ts';
import { fixedLibrary } from '../../src/knowledge/library.ts';
import { renameArticle } from '../../src/server/generation/publish-article.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testCorpus, testCorpusPath } from '../support/test-corpus.ts';

// How pages are served: kept whole, never stale, never kept when they failed.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' });
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });
const client = () => createClient(`${site.url}/api`, fetch);

test.each(['/', '/questions', '/articles', '/ask', '/about'])(
  '%s comes with an ETag and is not sent twice',
  async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('the about page says who writes the notes, what a second reading covers, and that no scholar has reviewed them', async () => {
  const text = (await (await get('/about')).text()).replace(/<!-- -->/g, '').replace(/\s+/g, ' ');
  for (const said of [
    'written by the editors of this site, with the help of programs',
    'No scholar has reviewed them.',
    'A second reading compares each sentence with each of its sources',
    'It describes the aim, not what has already been done for each text.',
    'Questions are reviewed by editors',
    'Peers review them',
  ]) {
    expect(text).toContain(said);
  }
});

// It runs as soon as it is there, which may be before the rest of the page.
test.each(['/ask', '/articles', '/questions', '/categories/quran'])(
  'on %s the script that takes the content over comes after the content',
  async (path) => {
    const html = await (await get(path)).text();
    expect(html.indexOf('id="interactive-page"')).toBeGreaterThan(html.indexOf('</main>'));
  },
);

test('pages come compressed as the browser likes, and say that this matters', async () => {
  const response = await get('/', { 'Accept-Encoding': 'br' });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(await response.text()).toContain('</html>');
});

test('HEAD answers as GET does, without the page', async () => {
  const response = await fetch(`${site.url}/questions`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a write is seen on the very next view', async () => {
  expect(await (await get('/articles')).text()).toContain('No Articles Yet');
  await client().seedArticle();
  const { slug } = await client().generateArticle();
  expect(await (await get('/articles')).text()).toContain(`/articles/${slug}`);
  await client().save({ question: 'Seen at once?', answer: 'Yes.' });
  expect(await (await get('/ask')).text()).toContain('Seen at once?');
});

test('an article whose title was changed is found at its old address, which leads to the new one', async () => {
  const { slug = '' } = await client().generateArticle();
  const { storage } = site.context;
  const { id = 0 } = (await storage.read((reader) => reader.articleBySlug(slug))) ?? {};
  expect((await get(`/articles/${slug}`)).status).toBe(200);
  const renamed = await storage.transact((writer) => renameArticle(writer, id, 'صلاة الفجر'));
  expect(renamed).toBe('صلاة-الفجر');
  const there = `/articles/${encodeURIComponent('صلاة-الفجر')}`;
  const moved = await get(`/articles/${slug}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, there]);
  expect((await get(there)).status).toBe(200);
  const asked = await get(`/api/articles/${slug}`);
  expect([asked.status, asked.headers.get('content-location')]).toEqual([200, there.replace('/articles/', '')]);
  expect(await asked.json()).toMatchObject({ slug: renamed });
  expect(await (await get('/articles')).text()).toContain(there);
  expect(await (await get('/articles')).text()).not.toContain(`/articles/${slug}"`);
});

test('a save keeps the cached articles', async () => {
  const etag = (await get('/articles')).headers.get('etag');
  await client().save({ question: 'Another?', answer: 'Yes.' });
  expect((await get('/articles')).headers.get('etag')).toBe(etag);
});

test.each(['/nothing', '/question/9', '/question/1abc', '/categories/nothing', '/articles/nothing'])(
  '%s is not found and kept nowhere',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ]);
  },
);

test('a question in the address is neither logged nor cached', async () => {
  const response = await get('/ask?q=my%20s3cret');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('my s3cret</textarea>');
  expect(await (await get('/ask')).text()).not.toContain('my s3cret');
});

test('campaign parameters do not create another cache entry', async () => {
  expect((await get('/about?utm_source=x')).headers.get('etag')).toBe((await get('/about')).headers.get('etag'));
});

test('an address with a last slash leads to the one without', async () => {
  const response = await get('/questions/?a=b');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/questions?a=b']);
  expect((await get('//evil.example/')).headers.get('location') ?? '/').not.toMatch(/^\/\//);
});

test('canonical links use the configured address, not the Host header', async () => {
  const text = await (await get('/about', { Host: 'evil.example' })).text();
  expect(text).toContain('<link rel="canonical" href="https://isnad.example/about"');
  expect(text).not.toContain('evil.example');
});

test('every page carries the policy and the usual headers', async () => {
  for (const path of ['/', '/questions', '/ask', '/articles', '/about', '/nothing', '/maintenance']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=/);
  }
});

test('an edition that the operator switches off is shown nowhere from then on', async () => {
  let corpus = testCorpus();
  const library = { ...fixedLibrary(corpus), current: () => corpus };
  const changing = await openSite({}, { library });
  const shown = async () => {
    const paths = ['/', '/question/1', '/sources', '/sources/quran/2/183'];
    const pages = await Promise.all(paths.map(async (path) => (await fetch(changing.url + path)).text()));
    return pages.map((page) => page.includes('Saheeh International'));
  };
  expect(await shown()).toEqual([true, true, true, true]);
  corpus = loadCorpus(testCorpusPath, { without: ['quran-saheeh-international'] });
  library.revision += 1;
  expect(await shown()).toEqual([false, false, false, false]);
  expect(await (await fetch(changing.url)).text()).toContain('scripture-arabic');
  await changing.close();
});

test('a page whose data failed is shown and not cached', async () => {
  const { storage } = site.context;
  let isAway = true;
  const unsteady = {
    ...storage,
    read: ((work) => (isAway ? Promise.reject(new Error('away')) : storage.read(work))) as typeof storage.read,
    close: async () => {},
  };
  const other = await openSite({}, { storage: unsteady });
  const page = async () => (await fetch(`${other.url}/articles`)).text();
  expect(await page()).toContain(
    'Could not load articles. The backend may be starting up. Please try again in a moment.',
  );
  isAway = false;
  expect(await page()).not.toContain('Could not load articles');
  await other.close();
});

test('assets never change under their name', async () => {
  const html = await (await get('/')).text();
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const response = await get(asset, { 'Accept-Encoding': 'br' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('the sitemap lists the pages, and robots.txt names it', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://isnad.example/question/1</loc>');
  expect(sitemap).toContain('<loc>https://isnad.example/articles/');
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://isnad.example/sitemap.xml');
});

test('without the database every page still answers, without error details', async () => {
  const away = () => Promise.reject(new Error('SQLITE_IOERR /secret/path'));
  const broken = await openSite(
    {},
    { storage: { read: away, transact: away, revisions: away, emptyLog: away, close: async () => {} } },
  );
  for (const [path, status] of [
    ['/', 200],
    ['/articles', 200],
    ['/ask', 200],
    ['/articles/x', 503],
    ['/sitemap.xml', 200],
  ] as const) {
    const response = await fetch(broken.url + path);
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.text()).not.toContain('SQLITE');
  }
  await broken.close();
});

test('without the database, what is not a page is refused for now, and says when to ask again', async () => {
  const away = () => Promise.reject(new Error('SQLITE_IOERR /secret/path'));
  const broken = await openSite(
    {},
    { storage: { read: away, transact: away, revisions: away, emptyLog: away, close: async () => {} } },
  );
  const answers = `/cards/answers/${'a'.repeat(22)}.png`;
  for (const path of ['/feed.atom', '/feed.json', '/corrections.atom', '/sitemap-articles-1.xml', answers]) {
    const response = await fetch(broken.url + path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '30']);
    expect(await response.text()).not.toContain('SQLITE');
  }
  await broken.close();
});

test('an address that cannot be read and a page that is written to are answered in plain words', async () => {
  const unreadable = await get('/%E0%A4%A');
  expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const written = await fetch(`${site.url}/about`, { method: 'POST' });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await written.text()).toContain('<h1>');
});

test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('%s does not redirect to another host', async (path, location) => {
  const { status, headers } = await raw(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each(['/\\', '/[', '/\\['])('the malformed address %s gets a normal response', async (path) => {
  expect((await raw(path)).status).toBeLessThan(500);
});

test('an unknown call next to the pages gets a problem document', async () => {
  for (const path of ['/api/nope', `/api/articles/${'a'.repeat(1500)}`, '/api/articles/%ff']) {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
});

/** Sends the path unchanged, unlike clients that normalise addresses first. */
function raw(path: string) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const outgoing = request({ hostname, port, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test('a page that many ask for at the same time is rendered once', async () => {
  // Counting across processes takes a write of the database.
  const limited = await openSite({ RATE_LIMIT: 'on', SHARED_LIMITS: 'on' });
  const rendered = async () => {
    const { values } = await limited.context.meters.pages.get();
    return values.find(({ labels }) => labels.from === 'rendering')?.value ?? 0;
  };
  try {
    const replies = await Promise.all(Array.from({ length: 12 }, () => fetch(`${limited.url}/topics/hajj`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rendered()).toBe(1);
  } finally {
    await limited.close();
  }
});
