import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleRow } from '../../src/storage/conformance/rows.ts';
import { type ForeignApi, foreignArticle, openForeignApi } from '../support/foreign-api.ts';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// The page of an article: what stands around its text.
let site: OpenSite;
let foreign: OpenSite;
let api: ForeignApi;
let written: { slug: string; title: string };
beforeAll(async () => {
  [site, api] = await Promise.all([openSite(), openForeignApi()]);
  foreign = await openSite({ API_BASE_URL: api.url, API_DEADLINE_MS: '5000' });
  written = await (await fetch(`${site.url}/api/seed-sample-article`, { method: 'POST' })).json();
});
afterAll(async () => {
  await foreign.close();
  await site.close();
  await api.close();
});

const pageOf = (slug: string) => readPage(`${site.url}/articles/${encodeURIComponent(slug)}`);
const add = (given: Parameters<typeof articleRow>[0]) =>
  site.context.storage.transact((writer) => writer.addArticle(articleRow(given)));

test('its sections are listed, each with an address that is on the page', async () => {
  const { html } = await pageOf(written.slug);
  const [, list = ''] = /<nav class="contents-of-page"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const links = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const id of links) expect(html.split(` id="${id}"`), id).toHaveLength(2);
});

test('its sources are each cited passage once, with what was found of it', async () => {
  await add({
    slug: 'cited',
    content: [
      '<p>So <cite class="reference"><a href="/sources/quran/94/5">Quran 94:5</a></cite>,',
      'again <cite class="reference"><a href="/sources/quran/94/5">Quran 94:5</a></cite>,',
      'and <cite class="reference"><a href="https://sunnah.com/bukhari:8">Sahih al-Bukhari 8</a></cite>.</p>',
    ].join(' '),
  });
  const { html } = await pageOf('cited');
  const [, panel = ''] = /<details class="sources[^"]*">(.*?)<\/details>/s.exec(html) ?? [];
  expect(panel).toContain('Sources (2)');
  const items = panel.split('<li>').slice(1);
  expect(items[0]).toMatch(/href="\/sources\/quran\/94\/5".*For indeed, with hardship/s);
  expect(items[1]).toMatch(/Sahih al-Bukhari 8.*Not held here, so not checked/s);
  // Nothing of it is said to be verified: no words were quoted.
  expect(panel).not.toContain('Verified word for word');
});

test('words that an article gives out as scripture get the seal of what the library finds', async () => {
  const quoted = (words: string) =>
    `<blockquote class="scripture" data-reference="Quran 94:5"><p>${words}</p><footer><cite class="reference"><a href="/sources/quran/94/5">Quran 94:5</a></cite> <span>A made-up edition</span></footer></blockquote>`;
  await add({ slug: 'genuine', content: quoted('For indeed, with hardship [will be] ease.') });
  await add({ slug: 'forged', content: quoted('For indeed, with hardship [will be] gold.') });
  expect((await pageOf('genuine')).html).toContain('class="scripture scripture-verified"');
  const forged = (await pageOf('forged')).html;
  expect(forged).toContain('class="scripture scripture-wrong"');
  expect(forged).not.toContain('A made-up edition');
});

test('it says where it belongs, how long it takes, what is near, and how to ask about it', async () => {
  await add({
    slug: 'wudu',
    origin: 'note:wudu',
    content: `<p>${'word '.repeat(820)}<cite class="reference"><a href="/sources/quran/5/6">Quran 5:6</a></cite></p>`,
  });
  const page = await pageOf('wudu');
  expect(page.text).toContain('4 min read');
  const note = site.context.notes.find(({ slug }) => slug === 'wudu');
  expect(page.html).toMatch(new RegExp(`class="badge[^"]*">${note?.category}</a>`));
  const related = /aria-labelledby="related">(.*?)<\/nav>/s.exec(page.html)?.[1] ?? '';
  const paths = [...related.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
  expect(paths[0]).toBe('/topics/wudu');
  expect(paths.length).toBeGreaterThan(1);
  const asking = /aria-labelledby="ask-about">(.*?)<\/nav>/s.exec(page.html)?.[1] ?? '';
  const questions = [...asking.matchAll(/href="\/ask\?q=([^"]+)"/g)].map(([, question = '']) =>
    decodeURIComponent(question),
  );
  expect(questions).toHaveLength(3);
  // The address of the page is on paper too.
  expect(page.html).toMatch(/class="paper-only">http:\/\/[^<]*\/articles\/wudu</);
});

test('an article about nothing that is known here offers its title to ask about, and no relations', async () => {
  await add({ slug: 'else', title: 'Something Else', content: '<p>Words.</p>' });
  const { html } = await pageOf('else');
  expect(html).toContain('/ask?q=Something%20Else');
  expect(html).not.toContain('aria-labelledby="related"');
  expect(html).not.toContain('class="sources');
});

test('an article of another server says that this site did not check it', async () => {
  const page = await readPage(`${foreign.url}/articles/${foreignArticle.slug}`);
  expect(page.text).toContain('this site did not check this text');
  expect(page.text).toContain('This site did not check this text: it comes from another server.');
  expect(page.text).not.toContain('Put together by a program');
});
