import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf } from '../../src/articles/next-subject.ts';
import { planArticles } from '../../src/articles/plan-articles.ts';
import { askedAbout } from '../../src/server/generation/asked-about.ts';
import { articleRow, historyRow } from '../../src/storage/conformance/rows.ts';
import type { NewHistoryRow } from '../../src/storage/port.ts';
import { type OpenSite, openApi } from '../support/site.ts';

// What the next article is about, and what happens when nothing is left.

let site: OpenSite;
beforeAll(async () => {
  site = await openApi();
  await takeOrigins(site.context.articles.drafts.map(({ key }) => `topic:${key}`));
});
afterAll(() => site.close());

const takeOrigins = (origins: readonly string[]) =>
  site.context.storage.transact(async (writer) => {
    for (const [at, origin] of origins.entries()) {
      const content = `<p>Words of an article that is only here so that its subject is taken: ${origin}.</p>`;
      await writer.addArticle(articleRow({ slug: `taken-${origin.replace(/\W/g, '-')}-${at}`, origin, content }));
    }
  });

const save = (...rows: Partial<NewHistoryRow>[]) =>
  site.context.storage.transact(async (writer) => {
    for (const row of rows) await writer.saveHistory(historyRow({ sameSince: new Date(0), ...row }));
  });

const generate = async () => {
  const response = await fetch(`${site.url}/cron-generate-article`);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

test('what visitors asked about comes next: of the listed questions that this site answered, each once', async () => {
  await save(
    { question: 'What is taqwa?' },
    { question: 'what is taqwa', answer: 'Another answer.' },
    { question: 'Who was Abu Hanifa?' },
    { question: 'What is tawakkul?', provenance: 'unverified' },
    { question: 'What is shirk?', listing: 'unlisted' },
    { question: 'What is nifaq?', listing: 'hidden' },
  );
  const asked = await askedAbout(site.context, site.context.articleContent.entries);
  expect([...asked].sort()).toEqual([
    ['glossary/taqwa', 2],
    ['people/abu-hanifa', 1],
  ]);
  const { status, body } = await generate();
  expect(status).toBe(200);
  expect(body.why).toBe('visitors asked about it 2 times, and no article was about it yet');
  expect(body.form).toBe('terms');
  expect(body.content).toContain('Taqwa');
  const row = await site.context.storage.read((reader) => reader.articleBySlug(body.slug ?? ''));
  expect(row?.made.from?.map(({ text }) => text)).toContain('glossary/taqwa');
  // Nobody's words are kept with the reason.
  expect(JSON.stringify(row?.made)).not.toContain('what is');
  expect((await generate()).body.why).toBe('a visitor asked about it, and no article was about it yet');
});

test('where nothing new is left the problem says so and what to do, and nothing of the budget is spent', async () => {
  const { library, articleContent, storage, config } = site.context;
  const plans = planArticles(articleContent, library.current());
  const have = await storage.read((reader) => reader.articleOrigins());
  await takeOrigins(plans.map((plan) => originOf({ kind: 'planned', plan })).filter((origin) => !have.has(origin)));
  const { status, body } = await generate();
  expect([status, body.code]).toEqual([409, 'nothing-new']);
  expect(body.detail).toMatch(/^Every topic of this site already has its article\. New ones come with/);
  const today = new Date().toISOString().slice(0, 10);
  const left = config.GENERATE_PER_DAY - 2;
  expect(
    await storage.transact((writer) => writer.spend('generate-article', today, config.GENERATE_PER_DAY, left)),
  ).toBe(true);
});
