import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFile } from '../../../tests/support/temporary-file.ts';
import { articleRow, historyRow, issuedAnswer, noon } from '../conformance/rows.ts';
import type { Writer } from '../port.ts';
import type { Tables } from '../tables.ts';
import { createWriter } from '../writer.ts';
import { type Connection, connectForWriting } from './connect.ts';
import { openSqlite } from './open.ts';

const calls: [what: string, call: (writer: Writer) => Promise<unknown>][] = [
  ['the newest page of the history', (writer) => writer.history({ limit: 50 })],
  ['a later page of the history', (writer) => writer.history({ limit: 50, before: 900 })],
  ['a later page of the articles', (writer) => writer.articles({ limit: 50, before: 900 })],
  ['the history from its oldest row', (writer) => writer.listedFrom({ limit: 50, after: 900 })],
  ['the articles from the oldest', (writer) => writer.articlesFrom({ limit: 50, after: 900 })],
  ['the addresses of articles', (writer) => writer.articleAddresses({ after: 100, upTo: 900 })],
  ['the former slugs of an article', (writer) => writer.formerSlugs(900)],
  ['a row of the history', (writer) => writer.historyRow(900)],
  ['rows that wait for the rules', (writer) => writer.unjudgedHistory(50)],
  ['hiding a row', (writer) => writer.listHistory(900, 'hidden')],
  ['deleting a row', (writer) => writer.deleteHistory(900)],
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
  ['taking from a shared limit', (writer) => writer.lease('a', { limit: 9, windowMs: 9, wanted: 1 }, noon)],
  ['adding an article', (writer) => writer.addArticle(articleRow())],
  ['remembering an answer', (writer) => writer.rememberIssued(issuedAnswer(), noon)],
];

test.for(calls)('%s is searched by an index and sorts nothing', async ([, call]) => {
  const plans = await withDatabase((connection) => plansOf(connection, call));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).toMatch(/^SEARCH \w+ USING/);
});

test('a list of the history never reads the rows themselves, which may be long', async () => {
  const plans = await withDatabase((connection) => plansOf(connection, (writer) => writer.history({ limit: 50 })));
  expect(plans).toEqual([
    'SEARCH history USING COVERING INDEX history_listed (listing=?)',
    'SEARCH history_excerpts USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
});

test('the newest page of the articles walks an index and sorts nothing', async () => {
  const plans = await withDatabase((connection) => plansOf(connection, (writer) => writer.articles({ limit: 50 })));
  expect(plans).toEqual(['SEARCH articles USING INDEX articles_by_state (state=?)']);
});

test('rows that nobody traced are found in an index of their own, which is empty once all are', async () => {
  for (const [kind, index] of [
    ['article', 'articles_untraced'],
    ['history', 'history_untraced'],
  ] as const) {
    const plans = await withDatabase((connection) => plansOf(connection, (writer) => writer.untraced(kind, 50)));
    expect(plans).toEqual([expect.stringContaining(index)]);
  }
});

test('listing the origins of the articles reads an index alone', async () => {
  const plans = await withDatabase((connection) => plansOf(connection, (writer) => writer.articleOrigins()));
  expect(plans).toEqual(['SCAN articles USING COVERING INDEX articles_by_origin']);
});

/** SQLite's plan of every statement that a call runs. */
async function plansOf(connection: Connection, call: (writer: Writer) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: connection }),
    log: ({ query }) => void statements.push(query),
  });
  await call(createWriter(db));
  return statements.flatMap(({ sql, parameters }) =>
    connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  );
}

async function withDatabase<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const { file, remove } = await temporaryFile();
  await (await openSqlite({ file })).close();
  const connection = connectForWriting(file);
  try {
    return await work(connection);
  } finally {
    connection.close();
    await remove();
  }
}
