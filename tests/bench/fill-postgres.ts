import pg from 'pg';
import { answerDigest } from '../../src/answers/digest.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { answer, check } from './fill-history.ts';

/** Rows of one statement: a million at once would need as much memory. */
const BATCH = 100_000;

/** Fills a new PostgreSQL database as `fillHistory` and `fillArticles` fill a file; returns its size in bytes. */
export async function fillPostgres(url: string, rows: number, articles: number): Promise<number> {
  await (await openPostgres({ url })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const since = Date.now() - 10 * rows;
    for (let from = 1; from <= rows; from += BATCH) {
      await client.query(
        `insert into history (question, answer, saved_at, provenance, verdicts, listing, pair_digest)
         select question, answer, $3::bigint + n, 'issued', $5, 'listed',
           encode(sha256(convert_to('["' || question || '","' || answer || '"]', 'UTF8')), 'hex')
         from (select n, 'When is the time of prayer number ' || n || '?' as question, $4::text || n as answer
               from generate_series($1::bigint, $2::bigint) as counted(n)) as pairs`,
        [from, Math.min(rows, from + BATCH - 1), since, answer, JSON.stringify(check)],
      );
    }
    const { rows: some } = await client.query('select question, answer, pair_digest from history limit 1');
    if (answerDigest(some[0].question, some[0].answer) !== some[0].pair_digest) throw new Error('Another digest');
    await client.query(
      `insert into history_excerpts (id, question, answer, is_excerpt, saved_at, provenance, verdicts)
       select id, question, answer, 0, saved_at, provenance, verdicts from history`,
    );
    await client.query(
      `insert into articles (slug, title, summary, content, created_at, origin)
       select 'article-' || n, 'Article number ' || n, 'A summary of the article.', $2, $3::bigint + n, 'bench-' || n
       from generate_series(1, $1::bigint) as counted(n)`,
      [
        articles,
        '<p>The times of prayer follow the sun, and the schools agree on them but for details.</p>'.repeat(40),
        Date.now() - 10 * articles,
      ],
    );
    await client.query('vacuum analyze');
    // What was filled is written now, and not while calls are timed.
    await client.query('checkpoint');
    const { rows: sizes } = await client.query('select pg_database_size(current_database()) as bytes');
    return Number(sizes[0].bytes);
  } finally {
    await client.end();
  }
}
