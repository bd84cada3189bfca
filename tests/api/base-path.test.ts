import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage, fillSite } from '../support/every-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// The hub under a path of its host: whatever it names is under that path and is there, and nothing beside it is.
const BASE = '/isnad';
const PUBLIC_URL = 'https://example.org';
const OPERATOR_TOKEN = 'the-token-of-the-operator-of-tests';
const METRICS_TOKEN = 'the-token-of-the-metrics';

let site: OpenSite;
/** The places of an article and of an answer. */
let made: string[];
beforeAll(async () => {
  site = await openSite({ BASE_PATH: BASE, PUBLIC_URL, OPERATOR_TOKEN, METRICS_TOKEN });
  const { article, answer } = await fillSite({ ...site, url: site.url + BASE });
  made = [article.path, answer.path];
});
afterAll(() => site?.close());

const ask = (address: string, init: RequestInit = {}) => fetch(site.url + address, { redirect: 'manual', ...init });

/** As many addresses of a kind as are asked for. */
const MOST_OF_KIND = 8;

/** `/isnad/sources/quran/2/183` → `sources/quran/4` */
function kindOf(address: string): string {
  const parts = address
    .slice(BASE.length + 1)
    .split(/[?#]/, 1)
    .join()
    .split('/');
  const first = parts[0] === 'sources' ? parts.slice(0, 2).join('/') : parts[0];
  return `${first}/${parts.length}${address.includes('?') ? '?' : ''}`;
}

/** The values of all attributes that are a path, and the addresses of this site in any of them or in its data. */
function addressesIn(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const values = tags.flatMap((tag) => [...tag.matchAll(/\s[\w-]+="(\/[^"]*)"/g)].map(([, value = '']) => value));
  const sets = tags.flatMap((tag) => /\ssrcset="([^"]*)"/i.exec(tag)?.[1]?.match(/(?:^|(?<=,\s*))\/\S+/g) ?? []);
  return [...values, ...sets, ...absoluteIn(html)].map((value) => value.replaceAll('&amp;', '&'));
}

/** Canonical addresses in anything that is text, as paths; the origin alone names no page. */
const absoluteIn = (text: string) =>
  [...text.matchAll(/https:\/\/example\.org([^\s"'<>&\\]*)/g)].map(([, path = '']) => path);

test('every address that the hub names is under its path, and is there; without the path nothing is', async () => {
  const wrong: string[] = [];
  const kinds = new Map<string, number>();
  const asked = new Set<string>();
  const waiting: string[] = [];
  const add = (address: string, from: string) => {
    const [plain = ''] = address.split('#', 1);
    // The name of the whole hub, of which the browser makes canonical addresses.
    if (plain === BASE) return;
    if (!plain.startsWith(`${BASE}/`)) wrong.push(`${from} names ${address}`);
    // Templates of OpenSearch and schema.org, and doors for forms and calls.
    else if (/[{}]|\/sign-(?:in|out)$|\/api$/.test(plain) || asked.has(plain)) return;
    else {
      const kind = kindOf(plain);
      const count = kinds.get(kind) ?? 0;
      if (count >= MOST_OF_KIND && !plain.startsWith(`${BASE}/assets/`)) return;
      kinds.set(kind, count + 1);
      asked.add(plain);
      waiting.push(plain);
    }
  };

  const more = ['/sitemap.xml', '/robots.txt', '/feed.atom', '/feed.json', '/opensearch.xml', '/search?q=fasting'];
  const known = everyPage.filter(({ status }) => status === 200).map(({ path }) => path);
  const others = ['/embed/quran/2/183', '/.well-known/security.txt'];
  for (const path of [...known, ...made, ...more, ...others]) add(`${BASE}${path}`, 'the test');
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await ask(address);
    const type = response.headers.get('content-type') ?? '';
    const body = /^(?:text|application\/(?:json|xml|manifest|.*\+(?:xml|json)))/.test(type)
      ? await response.text()
      : '';
    // Of a work that is not held there is a page that says so.
    const expected = /\/sources\/(?!quran)[\w-]+\/\d/.test(address) ? 404 : 200;
    if (response.status !== expected) wrong.push(`${address} answered ${response.status}`);
    const link = response.headers.get('link')?.match(/(?<=<)[^>]*/g) ?? [];
    const styles = type.startsWith('text/css') ? [...body.matchAll(/url\((?!data:)["']?([^"')]+)/g)] : [];
    const relative = styles.map(([, url = '']) => new URL(url, `http://host${address}`).pathname);
    const named = type.startsWith('text/html') ? addressesIn(body) : absoluteIn(body);
    for (const one of [...named, ...relative, ...link]) add(one, address);
  }
  expect(wrong).toEqual([]);
  // The crawl saw every kind of page, and their files.
  for (const kind of [
    'topics/2',
    'question/2',
    'categories/2',
    'articles/2',
    'answers/2',
    'sources/quran/4',
    'assets/2',
  ])
    expect(kinds.get(kind), kind).toBeGreaterThan(0);

  const beside = [...asked].map((address) => address.slice(BASE.length));
  for (const address of [...beside, '/isnadx', '/isnad.', '/ISNAD/', '/api/sources', '/mcp'])
    expect((await ask(address)).status, address).toBe(404);
});

test('the path alone leads home, and redirects stay under it', async () => {
  const redirect = async (address: string) => {
    const { status, headers } = await ask(address);
    return [status, headers.get('location')];
  };
  expect(await redirect('/isnad')).toEqual([301, '/isnad/']);
  expect(await redirect('/isnad?q=1')).toEqual([301, '/isnad/?q=1']);
  expect(await redirect('/isnad/ask/')).toEqual([301, '/isnad/ask']);
  expect(await redirect('/isnad//example.com/')).toEqual([301, '/isnad/example.com']);
  expect(await redirect('/isnad/sources/quran/2/183-183')).toEqual([301, '/isnad/sources/quran/2/183']);
  expect(await redirect('/isnad/sources/quran?go=2:255')).toEqual([303, '/isnad/sources/quran/2?from=251#v255']);
});

test('a page that is missing, or whose address cannot be read, shows the way home', async () => {
  for (const address of ['/isnad/nothing', '/isnad/%zz', '/nothing', '/%zz']) {
    const response = await ask(address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toMatch(/href="\/isnad\/"/);
  }
});

test('supervisors are answered with the path and without it', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  for (const path of ['/healthz', '/readyz', '/metrics', '/isnad/healthz', '/isnad/readyz', '/isnad/metrics'])
    expect((await ask(path, { headers })).status, path).toBe(200);
});

test('cookies hold under the path alone', async () => {
  const chosen = await ask('/isnad/sources/quran/2?edition=quran-en-pickthall');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/isnad/sources/quran/2']);
  expect(chosen.headers.get('set-cookie')).toMatch(/; Path=\/isnad\/sources;/);

  const headers = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ token: OPERATOR_TOKEN });
  const signedIn = await ask('/isnad/operator/sign-in', { method: 'POST', headers, body });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/isnad/operator']);
  const said = signedIn.headers.get('set-cookie') ?? '';
  // `__Host-` would demand the whole host.
  expect(said).toMatch(/^__Secure-isnad-operator=.*; Path=\/isnad;.*; Secure$/);
  const cookie = said.split(';', 1).join();
  const saved = await ask('/isnad/operator/saved', { headers: { cookie } });
  const html = await saved.text();
  expect(saved.status).toBe(200);
  const [, id = ''] = /href="\/isnad\/operator\/saved\/([\w-]+)"/.exec(html) ?? [];
  const hidden = await ask('/isnad/operator/saved', {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ action: 'list', id, back: `/operator/saved/${id}` }),
  });
  expect(hidden.headers.get('location')).toMatch(/^\/isnad\/operator\/saved\/[\w-]+\?done=/);
});

test('calls and tools answer under the path, and pages of a list name the next under it', async () => {
  const page = await ask('/isnad/api/history?limit=1');
  expect(page.headers.get('link')).toMatch(/^<\/isnad\/api\/history\?limit=1&before=[^>]+>; rel="next"$/);
  const initialize = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_passage', arguments: {} } };
  const tools = await ask('/isnad/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ ...initialize, method: 'tools/list', params: {} }),
  });
  expect(tools.status).toBe(200);
  // Paths in data are those of the hub, as its API has them at any place: whoever reads them knows where the hub is.
  const { path } = await (await ask('/isnad/api/sources/quran/2/183')).json();
  expect(path).toBe('/sources/quran/2/183');
  expect((await ask(`${BASE}${path}`)).status).toBe(200);
});

test('the canonical addresses have the path', async () => {
  const html = await (await ask('/isnad/about')).text();
  expect(html).toContain('<link rel="canonical" href="https://example.org/isnad/about"/>');
  expect(html).toContain('<meta property="og:image" content="https://example.org/isnad/social-card.png"/>');
  const note = await (await ask('/isnad/topics/ghusl')).text();
  expect(note).toContain('<meta property="og:image" content="https://example.org/isnad/cards/topics/ghusl.png"/>');
  expect((await ask('/isnad/cards/topics/ghusl.png')).headers.get('content-type')).toBe('image/png');
  const home = await (await ask('/isnad/')).text();
  expect(home).toContain('<link rel="canonical" href="https://example.org/isnad/"/>');
  expect(await (await ask('/isnad/robots.txt')).text()).toContain('Sitemap: https://example.org/isnad/sitemap.xml');
  const manifest = await (await ask('/isnad/site.webmanifest')).json();
  const at = (address: string) => new URL(address, `${PUBLIC_URL}/isnad/site.webmanifest`).pathname;
  expect([at(manifest.start_url), at(manifest.icons[0].src)]).toEqual(['/isnad/', '/isnad/icon-512.png']);
});
