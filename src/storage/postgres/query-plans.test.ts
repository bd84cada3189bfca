import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import type { OwnSchema } from '../../../tests/support/postgres/schema-in.ts';
import { articleRow, historyRow, issuedAnswer, noon } from '../conformance/rows.ts';
import type { Writer } from '../port.ts';
import type { Tables } from '../tables.ts';
import { createWriter } from '../writer.ts';
import { JOIN_BY_KEY } from './connect.ts';
import { openPostgres } from './open.ts';

let schema: OwnSchema;
let client: pg.Client;
beforeAll(async () => {
  schema = await newSchema();
  await (await openPostgres({ url: schema.url, listen: false })).close();
  client = new pg.Client({ connectionString: schema.url });
  await client.connect();
  await client.query(JOIN_BY_KEY);
  // With few rows PostgreSQL reads a whole table, which is right; so there are many.
  await client.query(`
    insert into history (question, answer, saved_at, provenance, verdicts, pair_digest, listing)
      select 'q', repeat('a', 300), n, 'issued', '{}', 'digest ' || n, case when n % 50 = 0 then 'unjudged' else 'listed' end
      from generate_series(1, 10000) n;
    insert into history_excerpts select id, question, 'a', 1, saved_at, provenance, verdicts from history;
    insert into articles (slug, title, summary, content, created_at, origin)
      select 'slug ' || n, 't', 's', repeat('c', 300), n, 'topic ' || n from generate_series(1, 10000) n;
    insert into former_slugs select 'former ' || id, id from articles;
    insert into article_revisions select n / 3 + 1, n % 3 + 1, 't', 's', 'c', null, null, n from generate_series(0, 9000) n;
    insert into article_points select n, 'note', 'point ' || n, 'digest' from generate_series(1, 10000) n;
    insert into history_points select n, 'note', 'point ' || n, 'digest' from generate_series(1, 10000) n;
    insert into corrections (article_id, slug, title, corrected_at, said, says, why, changes_answer)
      select n, 's', 't', n, 'a', 'b', 'c', 0 from generate_series(1, 10000) n;
    insert into issued_answers (digest, expires_at, kind)
      select 'digest ' || n, ${noon.getTime()} + n, 'answer' from generate_series(1, 10000) n`);
  await client.query('vacuum analyze');
});
afterAll(async () => {
  await client.end();
  await schema.remove();
});

const calls: [what: string, call: (writer: Writer) => Promise<unknown>][] = [
  ['the newest page of the history', (writer) => writer.history({ limit: 50 })],
  ['a later page of the history', (writer) => writer.history({ limit: 50, before: 900 })],
  ['the newest page of the articles', (writer) => writer.articles({ limit: 50 })],
  ['a later page of the articles', (writer) => writer.articles({ limit: 50, before: 900 })],
  ['a row of the history', (writer) => writer.historyRow(900)],
  ['rows that wait for the rules', (writer) => writer.unjudgedHistory(50)],
  ['hiding a row', (writer) => writer.listHistory(901, 'hidden')],
  ['deleting a row', (writer) => writer.deleteHistory(902)],
  ['an article by slug', (writer) => writer.articleBySlug('zakat')],
  ['changing a slug', (writer) => writer.changeSlug(1, 'alms')],
  ['an article by origin', (writer) => writer.articleByOrigin('sample')],
  ['an article of any state', (writer) => writer.keptArticle('zakat')],
  ['the former texts of an article', (writer) => writer.articleRevisions(900)],
  ['a former text of an article', (writer) => writer.articleRevision(900, 1)],
  ['corrections of an article', (writer) => writer.correctionsOf([900])],
  ['what rows of the history rest on', (writer) => writer.pointsOf('history', [900, 901])],
  ['what articles rest on', (writer) => writer.pointsOf('article', [900, 901])],
  ['publishing an article', (writer) => writer.setArticleState(900, 'unpublished')],
  ['changing an article', (writer) => writer.changeArticle(900, { ...articleRow(), points: [] }, noon)],
  ['an issued answer', (writer) => writer.issuedAnswer('a digest', noon)],
  ['saving to the history', (writer) => writer.saveHistory(historyRow())],
  ['adding an article', (writer) => writer.addArticle(articleRow())],
  ['remembering an answer', (writer) => writer.rememberIssued(issuedAnswer(), noon)],
];

test.for(calls)('%s is searched by an index and sorts nothing', async ([, call]) => {
  const plans = await plansOf(call);
  expect(plans.length).toBeGreaterThan(0);
  // The two counts of writes, and the one of rows, are one page: an index would cost more.
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?!revisions|history_size)|Sort/);
});

test('a list of the history reads an index and the excerpts, never the rows, which may be long', async () => {
  for (const page of [{ limit: 50 }, { limit: 50, before: 900 }]) {
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      const [plan] = await plansOf((writer) => writer.history(page));
      expect(plan).toMatch(/Index Only Scan.* using history_listed on history/);
      expect(plan).toMatch(/Index Scan.* on history_excerpts/);
      // Each excerpt by its key: a merge would walk those of all newer rows.
      expect(plan).toContain('Nested Loop');
    }
  }
});

/** PostgreSQL's plan of every statement that a call runs; what the call writes is undone. */
async function plansOf(call: (writer: Writer) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  const explaining = {
    async query(sql: string, parameters: unknown[]) {
      const { rows } = await client.query(`explain ${sql}`, parameters);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return client.query(sql, parameters);
    },
    release: () => undefined,
  };
  const pool = { connect: async () => explaining, end: async () => undefined };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
  await client.query('begin');
  try {
    await call(createWriter(db));
  } finally {
    await client.query('rollback');
  }
  return plans;
}
