import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Article } from '../../src/contract/entities.ts';
import { parseReference } from '../../src/references/parse-reference.ts';
import type { Environment } from '../../src/server/config.ts';
import { articleRow } from '../../src/storage/conformance/rows.ts';
import {
  type Behaviour,
  dropsOut,
  type ModelCall,
  type ModelServer,
  openModelServer,
  says,
  sends,
  staysSilent,
} from '../support/model-server.ts';
import { type OpenSite, openApi } from '../support/site.ts';

// Articles whose sections a model writes: a real server of a model, the real app, a real database. Whatever the model does,
// there is an article, and no word of scripture in it is the model's.

const KEY = 'sk-never-to-be-seen';

let model: ModelServer;
let base: OpenSite;
let sites: OpenSite[] = [];
beforeAll(async () => {
  model = await openModelServer();
  base = await openApi();
}, 60_000);
afterAll(async () => {
  await base.close();
  await model.close();
});
beforeEach(() => {
  model.calls.length = 0;
});
afterEach(async () => {
  for (const site of sites) await site.close();
  sites = [];
});

/** A hub with a model, in which editors’ drafts and outlines have their articles: what comes next is made of a note. */
async function openWithModel(settings: Environment = {}): Promise<OpenSite> {
  const { texts } = base.context;
  const site = await openApi(
    { MODEL_BASE_URL: model.url, MODEL_NAME: 'the-model', MODEL_API_KEY: KEY, MODEL_CACHE_MINUTES: '0', ...settings },
    { texts: { ...texts, close: async () => undefined } },
  );
  sites.push(site);
  const { storage, articles, articleContent } = site.context;
  const origins = [
    ...articles.drafts.map(({ key }) => `topic:${key}`),
    ...articleContent.outlines.map(({ key }) => `outline:${key}`),
  ];
  await storage.transact(async (writer) => {
    for (const origin of origins) await writer.addArticle(articleRow({ slug: origin.replace(':', '-'), origin }));
  });
  return site;
}

async function generate({ url }: OpenSite): Promise<Article> {
  const response = await fetch(`${url}/cron-generate-article`);
  expect(response.status).toBe(200);
  return (await response.json()) as Article;
}

interface Given {
  section: string;
  passages: { id: string }[];
  notes: { pieces: { id: string; text: string }[] }[];
  refused?: string;
}
const givenTo = (call: ModelCall) => call.given as unknown as Given;

/** What a careful model writes: each piece in a sentence of its own, with its id, and every passage that it was given. */
function careful(call: ModelCall): string {
  const { notes, passages } = givenTo(call);
  const told = notes.flatMap(({ pieces }) => pieces.map(({ id, text }) => `${plain(text)} [${id}].`));
  return [`Told by a careful model: ${told.join(' ')}`, ...passages.map(({ id }) => `[[${id}]]`)].join('\n\n');
}
const plain = (text: string) =>
  text
    .replace(/\[[^\]]*\]|[“”"]/g, '')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/[.\s]+$/, '');
const writesCarefully: Behaviour = (response, call) => says(careful(call))(response, call);

/** The article that the site composes by itself: it is always the same. */
let ownArticle: Promise<Article> | undefined;
const own = () => {
  ownArticle ??= openWithoutModel().then(generate);
  return ownArticle;
};
const openWithoutModel = () => openWithModel({ MODEL_BASE_URL: '', MODEL_NAME: '', MODEL_API_KEY: '' });

test('sections are the model’s, quotations are the corpus’s, and the article says who wrote it', async () => {
  const site = await openWithModel();
  model.behave(writesCarefully);
  const article = await generate(site);
  expect(article).toMatchObject({ by: 'model:the-model', form: expect.any(String) });
  expect(article.content).toContain('Told by a careful model');
  const { library, storage } = site.context;
  const quotations = [...article.content.matchAll(/data-reference="([^"]+)">[\s\S]*?<p>([\s\S]*?)<\/p><footer>/gu)];
  expect(quotations.length).toBeGreaterThan(1);
  const letters = (text: string) => text.replace(/<[^>]*>|&\w+;|[^\p{L}]/gu, '');
  for (const [, written = '', shown = ''] of quotations) {
    const reference = parseReference(written);
    const passage = reference?.work === 'quran' ? library.current().passage(reference) : undefined;
    expect(letters(shown)).toBe(letters(passage?.verses.map(({ translation }) => translation).join(' ') ?? ''));
  }
  // What it is made of is the same as without the model.
  const row = await storage.read((reader) => reader.articleBySlug(article.slug));
  const withoutModel = await openWithoutModel();
  const other = await generate(withoutModel);
  const plainRow = await withoutModel.context.storage.read((reader) => reader.articleBySlug(other.slug));
  expect(row?.made.from).toEqual(plainRow?.made.from);
  expect(model.calls.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
  expect(JSON.stringify(article)).not.toContain(KEY);
});

test('a section that is refused is asked for once more with the reason, and then told by the site', async () => {
  const site = await openWithModel();
  const invented = (call: ModelCall) =>
    `God says: “Whoever reads this article shall never be hungry again in this world” [${givenTo(call).notes[0]?.pieces[0]?.id}]. `.repeat(
      9,
    );
  let first: string | undefined;
  model.behave((response, call) => {
    const { section, refused } = givenTo(call);
    first ??= section;
    if (section !== first) return writesCarefully(response, call);
    return says(refused === undefined ? `${careful(call)}\n\n${invented(call)}` : invented(call))(response, call);
  });
  const { content, by } = await generate(site);
  expect(by).toBe('model:the-model');
  const tries = model.calls.map(givenTo).filter(({ section }) => section === first);
  expect(tries).toHaveLength(2);
  expect(tries[0]?.refused).toBeUndefined();
  expect(tries[1]?.refused).toMatch(/\w/);
  expect(content).not.toContain('never be hungry');
  // Its first paragraph is the site's own.
  expect(content.slice(0, content.indexOf('</p>'))).not.toContain('careful model');
});

test('a second draft that is sound is used', async () => {
  const site = await openWithModel();
  model.behave((response, call) =>
    givenTo(call).refused === undefined
      ? says('Everybody knows this.')(response, call)
      : writesCarefully(response, call),
  );
  const { content } = await generate(site);
  expect(content).toContain('Told by a careful model');
  expect(model.calls.length % 2).toBe(0);
});

const faults: [what: string, behaviour: Behaviour, settings: Environment, requests: number | 'two for each'][] = [
  ['is silent', staysSilent, { MODEL_TIMEOUT_MS: '100' }, 1],
  // After five in a row the model is left alone for a while.
  ['breaks off', dropsOut, {}, 5],
  ['answers with an error', sends(500, 'boom'), {}, 1],
  ['is busy', sends(429, 'slow down', { 'Retry-After': '60' }), {}, 1],
  ['is cut off', says('Patience is half of', { finish: 'length' }), {}, 'two for each'],
  ['writes nonsense', says('lorem ipsum dolor '.repeat(60)), {}, 'two for each'],
  ['finds nothing', says('[[NONE]]'), {}, 'two for each'],
];
test.for(faults)('a model that %s never breaks an article', async ([, behaviour, settings, requests]) => {
  const site = await openWithModel(settings);
  model.behave(behaviour);
  const article = await generate(site);
  expect(article.by).toBeUndefined();
  const asked = model.calls.map(givenTo);
  if (typeof requests === 'number') expect(asked).toHaveLength(requests);
  else {
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(({ refused }) => refused === undefined)).toHaveLength(asked.length / 2);
  }
  expect(article.content).toBe((await own()).content);
});

test('requests for sections count against the model’s budget; what is left is told by the site', async () => {
  const site = await openWithModel({ MODEL_PER_HOUR: '2' });
  model.behave(writesCarefully);
  const { content, by } = await generate(site);
  expect(model.calls).toHaveLength(2);
  expect(by).toBe('model:the-model');
  expect(content.match(/Told by a careful model/g)).toHaveLength(2);
  const next = await generate(site);
  expect(model.calls).toHaveLength(2);
  expect(next.by).toBeUndefined();
});
