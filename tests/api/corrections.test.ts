import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import type { Article, HistoryItem, ToldCorrection } from '../../src/contract/entities.ts';
import type { NoteCorrection } from '../../src/knowledge/corrections/correction.ts';
import { pointDigest } from '../../src/knowledge/corrections/point-digest.ts';
import { describeFile } from '../../src/server/backups/manifest.ts';
import { correctArticle, removeCorrection } from '../../src/server/editing/correct-articles.ts';
import { exportHub } from '../../src/server/portable/export-hub.ts';
import { importHub } from '../../src/server/portable/import-hub.ts';
import { openTracer } from '../../src/server/portable/open-tracer.ts';
import { newSchema } from '../support/postgres/new-schema.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testNotes } from '../support/test-notes.ts';

// One correction of one point, followed to everything that rests on it: an answer was asked for and saved, and an article
// was written, before the note was put right.

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
const hajj = (await testNotes()).find(({ slug }) => slug === 'hajj');
const ihram = hajj?.english.points.find(({ id }) => id === 'ihram');
if (!ihram) throw new Error('The note on hajj has no point on ihram.');
const QUESTION = 'what is ihram in hajj';

const correction: NoteCorrection = {
  id: '2026-11-25-ihram',
  date: '2026-11-25',
  note: 'hajj',
  point: 'ihram',
  summary: 'The ihram is something else.',
  said: 'What it said of the ihram was wrong in this way.',
  says: 'What it says of the ihram is right now.',
  why: 'It was read again.',
  changesAnswer: true,
  texts: [{ note: 'hajj', point: 'ihram', digest: pointDigest(ihram, sha256) }],
};
const mark = { id: correction.id, of: 'note', date: '2026-11-25', summary: correction.summary, changesAnswer: true };

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const places = {
  SQLite: async () => ({}),
  PostgreSQL: async () => {
    const schema = await newSchema();
    cleaning.push(() => schema.remove());
    return { DATABASE_URL: schema.url };
  },
};

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-corrections-'));
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const json = async <Body>(site: OpenSite, at: string) => (await (await fetch(`${site.url}/api${at}`)).json()) as Body;
const page = async (site: OpenSite, at: string) => (await fetch(`${site.url}${at}`)).text();

async function askAndSave(site: OpenSite, question: string): Promise<string> {
  const { ai_suggestion: answer } = await json<{ ai_suggestion: string }>(
    site,
    `/ask?q=${encodeURIComponent(question)}`,
  );
  const response = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer, userRole: 'user' }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** The same as an article that is there already: what a generated one rests on is found in the same way. */
async function addArticle({ context: { storage, texts } }: OpenSite): Promise<string> {
  const content = `<p>${ihram?.markdown.replace(/ \[[^\]]*\]/gu, '')}</p>`;
  const points = await texts.run({ kind: 'trace', text: content });
  const row = { slug: 'on-ihram', title: 'On Ihram', summary: 'What it is.', content, origin: 'ihram', points };
  await storage.transact((writer) => writer.addArticle({ ...row, createdAt: new Date() }));
  return row.slug;
}

/** An article that says what the point says, to be generated. */
const drafts = {
  drafts: [{ key: 'ihram', title: 'On Ihram', summary: 'What it is.', markdown: `## In short\n\n${ihram.markdown}` }],
  sample: { key: 'sample-article', title: 'Sample', summary: 'A sample.', markdown: 'Fasting [Quran 2:183].' },
};

/** A hub that takes the export of this one has the same marks, also where the export does not say what a text rests on. */
async function expectSameMarks(
  { context: { storage } }: OpenSite,
  { DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string },
  { slug, history }: { slug: string; history: readonly HistoryItem[] },
): Promise<void> {
  const told = { said: 'It said one.', says: 'It says two.', why: '', changesAnswer: true };
  const own = await correctArticle(storage, slug, told, new Date());
  const target = path.join(newFolder(), 'export');
  const now = new Date();
  await exportHub(target, { storage, content: 'content', now });
  const lines = path.join(target, 'history.jsonl');
  const said = readFileSync(lines, 'utf8');
  expect(said).toContain('"rests_on":["hajj#ihram ');
  for (const silent of [false, true]) {
    const settings = { DATA_DIR: newFolder(), ...(DATABASE_URL !== undefined && (await places.PostgreSQL())) };
    const other = await openSite(settings, { noteCorrections: [correction] });
    try {
      if (silent) await forget(target);
      const lists = await loadTriage('content');
      const rules = { lists, review: { links: false, words: [] }, tracerOf: openTracer, now };
      await importHub(target, { storage: other.context.storage, content: 'content', ...rules });
      const marksOf = (items: readonly HistoryItem[]) => items.map((item) => [item.question, item.corrections]);
      expect(marksOf(await json<HistoryItem[]>(other, '/history'))).toEqual(marksOf(history));
      const marks = (await json<Article>(other, `/articles/${slug}`)).corrections;
      expect(marks).toEqual(
        [{ ...mark }, expect.objectContaining({ of: 'article', summary: told.says })].sort(newestFirst),
      );
      expect(await page(other, '/corrections')).toContain(told.said);
    } finally {
      await other.close();
    }
  }
  await removeCorrection(storage, own.id);
}

const newestFirst = (one: { date: string }, other: { date: string }) => (one.date < other.date ? 1 : -1);

/** Takes what the texts rest on out of an export, and makes its digests right. */
async function forget(target: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8'));
  for (const [at, { name }] of manifest.files.entries()) {
    if (name.startsWith('content/')) continue;
    const file = path.join(target, name);
    const text = readFileSync(file, 'utf8').replaceAll(/,"rests_on":\[[^\]]*\]|^rests_on: .*\n/gmu, '');
    writeFileSync(file, text);
    manifest.files[at] = await describeFile(target, name);
  }
  writeFileSync(path.join(target, 'manifest.json'), JSON.stringify(manifest));
  const { sha256: digest } = await describeFile(target, 'manifest.json');
  writeFileSync(path.join(target, 'manifest.sha256'), `${digest}  manifest.json\n`);
}

test.each(Object.entries(places))(
  'a correction is shown by every answer, article and page that rests on it, and by no other: %s',
  async (_, place) => {
    const settings = { DATA_DIR: newFolder(), ...(await place()) };
    const before = await openSite(settings);
    const id = await askAndSave(before, QUESTION);
    const other = await askAndSave(before, 'What is patience in Islam?');
    const slug = await addArticle(before);
    const places = ['/ask', `/answers/${id}`, `/articles/${slug}`, '/topics/hajj', '/corrections'];
    for (const at of places) expect(await page(before, at), at).not.toContain(correction.summary);
    await before.close();

    const after = await openSite(settings, { noteCorrections: [correction] });
    cleaning.push(() => after.close());
    const history = await json<HistoryItem[]>(after, '/history');
    expect(history.map((item) => [item.id, item.corrections])).toEqual([
      [other, undefined],
      [id, [mark]],
    ]);
    expect((await json<HistoryItem>(after, `/history/${id}`)).corrections).toEqual([mark]);
    expect((await json<HistoryItem>(after, `/history/${other}`)).corrections).toBeUndefined();
    expect((await json<Article>(after, `/articles/${slug}`)).corrections).toEqual([mark]);
    expect((await json<Article[]>(after, '/articles'))[0]?.corrections).toEqual([mark]);
    expect(await json<ToldCorrection[]>(after, '/corrections')).toEqual([
      {
        ...mark,
        title: 'Hajj, the Pilgrimage to Mecca',
        path: '/topics/hajj#ihram',
        ...{ said: correction.said, says: correction.says, why: correction.why },
      },
    ]);
    await expectSameMarks(after, settings, { slug, history });
    for (const at of places) {
      const html = await page(after, at);
      expect(html, at).toContain(correction.summary);
      expect(html, at).toContain(`href="/corrections/${correction.id}"`);
    }
    expect(await page(after, `/answers/${other}`)).not.toContain(correction.summary);
    expect(await page(after, `/answers/${id}`)).toContain('This answer rests on a note that was corrected on');
    expect(await page(after, `/articles/${slug}`)).toContain('This article rests on a note that was corrected on');
    expect(await page(after, '/topics/hajj')).toContain('This note was corrected on');
    const its = await page(after, `/corrections/${correction.id}`);
    for (const words of [correction.said, correction.says]) expect(its).toContain(words);
    const feed = await page(after, '/corrections.atom');
    expect(feed).toContain(`/corrections#${correction.id}</id>`);
    expect(feed).toContain(`/corrections/${correction.id}"/>`);
  },
  240_000,
);

test('an answer and an article of an older version, kept without what they rest on, are traced by their sentences', async () => {
  const folder = newFolder();
  const before = await openSite({ DATA_DIR: folder }, { articles: drafts });
  const id = await askAndSave(before, QUESTION);
  await json(before, '/cron-generate-article');
  await before.close();
  // As the migration leaves rows that were there before it.
  const database = new Database(path.join(folder, 'isnad.sqlite'));
  for (const table of ['history', 'articles']) database.exec(`update ${table} set traced = 0`);
  for (const table of ['history_points', 'article_points']) database.exec(`delete from ${table}`);
  database.close();

  const after = await openSite({ DATA_DIR: folder }, { articles: drafts, noteCorrections: [correction] });
  cleaning.push(() => after.close());
  const marks = async (at: string) => (await json<HistoryItem | Article>(after, at)).corrections;
  await expect.poll(() => marks(`/history/${id}`), { timeout: 20_000 }).toEqual([mark]);
  await expect.poll(() => marks('/articles/on-ihram'), { timeout: 20_000 }).toEqual([mark]);
  // A page that was shown before is made anew.
  await expect.poll(() => page(after, `/answers/${id}`), { timeout: 20_000 }).toContain(correction.summary);
});

test('an answer that repeats words which no note says any more is known by them', async () => {
  const site = await openSite();
  cleaning.push(() => site.close());
  const pebbles = 'From the 10th on they throw pebbles at three pillars.';
  const response = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question: 'What is done at Mina?', answer: `**Mina.** ${pebbles}`, userRole: 'user' }),
  });
  const { id } = (await response.json()) as { id: string };
  const { corrections } = await json<HistoryItem>(site, `/history/${id}`);
  expect(corrections?.map((each) => each.id)).toEqual(['2026-11-22-hajj-pebbles']);
});

test('the parts of the list have every correction once, newest first, and each has its own page', async () => {
  const site = await openSite();
  cleaning.push(() => site.close());
  const slug = await addArticle(site);
  const { context } = site;
  const told = { said: 'Wrong.', says: 'Right.', why: '', changesAnswer: false };
  await context.storage.transact(async (writer) => {
    const kept = await writer.keptArticle(slug);
    for (let day = 1; day <= 30; day += 1) {
      await writer.addCorrection({ articleId: kept?.id ?? 0, correctedAt: new Date(Date.UTC(2026, 10, day)), ...told });
    }
  });
  const all = (await json<ToldCorrection[]>(site, '/corrections')).map(({ id }) => id);
  const listed: string[] = [];
  let next: string | undefined = '/corrections';
  while (next !== undefined) {
    const html: string = await page(site, next);
    const ids = [...html.matchAll(/<article class="told-correction" id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.length).toBeLessThanOrEqual(25);
    listed.push(...ids);
    next = /<a href="([^"]+)"[^>]*>Older corrections</.exec(html)?.[1];
  }
  expect(all.filter((id) => id.startsWith('article-'))).toHaveLength(30);
  expect(listed).toEqual(all);
  for (const id of ['article-1', 'article-30', '2026-11-22-first-qibla']) {
    expect(await page(site, `/corrections/${id}`)).toContain(`id="${id}"`);
  }
  for (const id of ['article-31', 'article-0', 'article-01', 'article-1e1', 'article-99999999999999999', 'x']) {
    expect((await fetch(`${site.url}/corrections/${id}`)).status, id).toBe(404);
  }
  // A number in between leads to the part that has it, one beyond the last to the first.
  expect(await page(site, '/corrections?from=30')).toContain('26 to 50 of');
  expect(await page(site, '/corrections?from=9999')).toContain('1 to 25 of');
});
