import Fastify, { type FastifyInstance } from 'fastify';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../../../tests/support/site.ts';
import { articleRow } from '../../storage/conformance/rows.ts';
import { serveSitemap } from './sitemap.ts';

let site: OpenSite;
/** The same hub with sitemaps of a few addresses. */
let small: FastifyInstance;
const MOST = 100;
const ARTICLES = 250;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://hub.example', BASE_PATH: '/isnad' });
  await site.context.storage.transact(async (writer) => {
    for (let number = 1; number <= ARTICLES; number++) {
      await writer.addArticle(articleRow({ slug: number === 7 ? 'الزكاة & more' : `article-${number}` }));
    }
  });
  small = Fastify();
  serveSitemap(small, site.context, { render: async () => undefined }, MOST);
});
afterAll(async () => {
  await small.close();
  await site.close();
});

/** What a parser of XML finds in it: the element at the top, and the text of each `loc` and `lastmod`. */
function read(xml: string) {
  const found = { root: '', loc: [] as string[], lastmod: [] as string[] };
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name) => {
        found.root ||= name;
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        if (name === 'loc' || name === 'lastmod') found[name].push(text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

const get = async (path: string) => {
  const { statusCode, body, headers } = await small.inject(path);
  return { status: statusCode, type: headers['content-type'], ...read(body) };
};

test('a hub with few pages has one sitemap, with all of them', async () => {
  const response = await fetch(`${site.url}/isnad/sitemap.xml`);
  const { root, loc, lastmod } = read(await response.text());
  expect(root).toBe('urlset');
  expect(loc).toContain('https://hub.example/isnad/topics/hajj');
  expect(loc).toContain('https://hub.example/isnad/sources/quran/114');
  expect(loc.filter((url) => url.includes('/articles/'))).toHaveLength(ARTICLES);
  expect(loc).toContain('https://hub.example/isnad/articles/%D8%A7%D9%84%D8%B2%D9%83%D8%A7%D8%A9%20%26%20more');
  expect(new Set(lastmod)).toEqual(new Set(['2026-03-01T12:00:00.000Z']));
  expect(loc.length).toBe(new Set(loc).size);
});

test('one with more pages than a sitemap may name has an index, whose sitemaps name each page once', async () => {
  const index = await get('/sitemap.xml');
  expect(index).toMatchObject({ status: 200, root: 'sitemapindex', type: 'application/xml; charset=utf-8' });
  const named: string[] = [];
  for (const part of index.loc) {
    const { status, root, loc } = await get(part.replace('https://hub.example/isnad', ''));
    expect({ part, status, root }).toEqual({ part, status: 200, root: 'urlset' });
    expect(loc.length, part).toBeGreaterThan(0);
    expect(loc.length, part).toBeLessThanOrEqual(MOST);
    named.push(...loc);
  }
  const whole = read(await (await fetch(`${site.url}/isnad/sitemap.xml`)).text()).loc;
  expect(named.sort()).toEqual(whole.sort());
  expect(index.loc.filter((part) => part.includes('articles'))).toHaveLength(3);
});

test('a part that there is not is missing', async () => {
  for (const path of ['/sitemap-articles-4.xml', '/sitemap-pages-99.xml', '/sitemap-pages-0.xml', '/sitemap-x-1.xml']) {
    expect((await small.inject(path)).statusCode, path).toBe(404);
  }
});
