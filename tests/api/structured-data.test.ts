import { parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleRow } from '../../src/storage/conformance/rows.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// What search engines and networks read of a page, by a parser of HTML and one of JSON, against what the vocabulary of
// schema.org and the guides of search engines require of each type. Strict objects: a property that the type does not have, or
// that is misspelt, is a fault.

const Url = v.pipe(v.string(), v.url(), v.startsWith('https://hub.example/'));
const Moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/));
const Words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const typed = <const Name extends string, const Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ '@type': v.literal(name), ...entries });
const whole = <const Name extends string, const Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ '@context': v.literal('https://schema.org'), '@type': v.literal(name), ...entries });

const Organization = typed('Organization', {
  name: v.literal('Isnad'),
  url: Url,
  publishingPrinciples: Url,
  correctionsPolicy: Url,
});

const vocabulary = v.variant('@type', [
  whole('Article', {
    headline: Words,
    description: v.optional(Words),
    inLanguage: v.picklist(['en', 'ar']),
    image: Url,
    // A note that awaits its second reading has no date.
    datePublished: v.optional(Moment),
    author: Organization,
    publisher: Organization,
    publishingPrinciples: Url,
    mainEntityOfPage: Url,
    url: Url,
    articleSection: v.optional(Words),
    timeRequired: v.optional(v.pipe(v.string(), v.regex(/^PT\d+M$/))),
    citation: v.optional(v.array(typed('CreativeWork', { name: Words, url: Url }))),
  }),
  whole('QAPage', {
    url: Url,
    image: Url,
    publisher: Organization,
    mainEntity: typed('Question', {
      name: Words,
      answerCount: v.literal(1),
      datePublished: Moment,
      suggestedAnswer: typed('Answer', { text: Words, url: Url, datePublished: Moment, author: Organization }),
    }),
  }),
  whole('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(typed('ListItem', { position: v.number(), name: Words, item: Url })),
      v.minLength(2),
      v.check((steps) => steps.every(({ position }, at) => position === at + 1), 'positions count from one'),
    ),
  }),
  whole('WebSite', {
    name: v.literal('Isnad'),
    url: Url,
    inLanguage: v.array(v.string()),
    publisher: Organization,
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: v.pipe(Url, v.includes('{search_term_string}')) }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
]);

type Node = ReturnType<typeof parseDocument>['children'][number];
const elementsOf = (nodes: readonly Node[]): Extract<Node, { attribs: unknown }>[] =>
  nodes.flatMap((node) => ('attribs' in node ? [node, ...elementsOf(node.children)] : []));

let site: OpenSite;
let answer: string;
const hostile = '</script><script>alert(1)</script><!-- “quoted” \u2028 & \\ ';
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://hub.example' });
  const content =
    '<h2>One</h2><p>So it is <cite class="reference"><a href="/sources/quran/9/60">Quran 9:60</a></cite>.</p>';
  await site.context.storage.transact(async (writer) => {
    await writer.addArticle(articleRow({ content }));
    await writer.addArticle(articleRow({ slug: 'hostile', title: hostile, summary: hostile, content }));
  });
  const saved = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'What is zakat?', answer: 'A due on wealth.', userRole: 'user' }),
  });
  answer = `/answers/${((await saved.json()) as { id: string }).id}`;
});
afterAll(() => site?.close());

/** The head of a page as a parser reads it. */
async function headOf(path: string) {
  const html = await (await fetch(site.url + path)).text();
  const elements = elementsOf(parseDocument(html).children);
  const meta = new Map(
    elements
      .filter(({ name }) => name === 'meta')
      .map(({ attribs }) => [attribs.property ?? attribs.name ?? '', attribs.content ?? '']),
  );
  const data = elements
    .filter(({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json')
    .map(({ children }) => JSON.parse(children.map((child) => ('data' in child ? child.data : '')).join('')));
  const scripts = elements.filter(({ name, attribs }) => name === 'script' && !attribs.type && !attribs.src);
  return { meta, data, scripts };
}

const pages: [path: string, types: string[]][] = [
  ['/', ['WebSite']],
  ['/articles/zakat', ['BreadcrumbList', 'Article']],
  ['/articles/hostile', ['BreadcrumbList', 'Article']],
  ['/topics/hajj', ['Article', 'BreadcrumbList']],
  ['/ar/topics/hajj', ['Article']],
  ['/categories/quran', ['BreadcrumbList']],
  ['/sources/quran/2', ['BreadcrumbList']],
  ['/sources/quran/2/183', ['BreadcrumbList']],
];

test.each(pages)('%s says in the words of schema.org that it is %j, and nothing else', async (path, types) => {
  const { data, scripts } = await headOf(path);
  expect(data.map((one) => one['@type'])).toEqual(types);
  for (const one of data) v.parse(vocabulary, one);
  expect(scripts).toEqual([]);
});

test('an answer of this site is a QAPage with a suggested answer, one from elsewhere is offered to nobody', async () => {
  expect((await headOf(answer)).data).toEqual([]);
  const asked = await (await fetch(`${site.url}/api/ask?q=What+is+the+Hajj%3F`)).json();
  const saved = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'What is the Hajj?', answer: asked.ai_suggestion, userRole: 'user' }),
  });
  const { id } = (await saved.json()) as { id: string };
  const { data, meta } = await headOf(`/answers/${id}`);
  expect(data.map((one) => v.parse(vocabulary, one)['@type'])).toEqual(['QAPage']);
  expect(data[0].image).toBe(meta.get('og:image'));
});

test('an article names what it cites, its category, and the picture that its card names', async () => {
  const { data, meta } = await headOf('/articles/zakat');
  expect(data[1]).toMatchObject({
    citation: [{ name: 'Quran 9:60', url: 'https://hub.example/sources/quran/9/60' }],
    timeRequired: 'PT1M',
    image: 'https://hub.example/cards/articles/zakat.png',
  });
  expect(meta.get('og:image')).toBe(data[1].image);
  const hostileData = (await headOf('/articles/hostile')).data[1];
  expect(hostileData.headline).toBe(hostile);
});

test('a shared page has what the Open Graph and the networks’ cards require', async () => {
  for (const path of [...pages.map(([path]) => path), '/question/1', answer]) {
    const { meta } = await headOf(path);
    for (const name of [
      'og:title',
      'og:type',
      'og:url',
      'og:image',
      'og:description',
      'og:image:alt',
      'twitter:title',
    ]) {
      expect(meta.get(name)?.trim(), `${path} ${name}`).toBeTruthy();
    }
    for (const name of ['og:url', 'og:image']) v.parse(Url, meta.get(name));
    expect(meta.get('twitter:card'), path).toBe('summary_large_image');
    expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630']);
  }
});
