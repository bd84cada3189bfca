import { createHash } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';
import { openSqlite } from '../../src/storage/sqlite/open.ts';

const answer =
  'Prayer was made a duty at fixed times. “Indeed, prayer has been decreed upon the believers a decree of specified ' +
  'times.” [Quran 4:103] The times themselves follow the sun, and the schools agree on them but for details. ';
const verdicts = JSON.stringify({
  citations: [{ reference: 'Quran 4:103', verdict: 'verified' }],
  editions: ['Uthmani text', 'Saheeh International'],
});

/** Fills a new database's history by SQL, before any server opens it: through the API a million rows would take minutes. */
export async function fillHistory(folder: string, rows: number): Promise<void> {
  const file = path.join(folder, 'isnad.sqlite');
  await (await openSqlite({ file })).close();
  const database = new Database(file);
  database.pragma('synchronous = off');
  // The digest that the storage itself would have written.
  database.function('pair_digest', { deterministic: true }, (question, answer) =>
    createHash('sha256')
      .update(JSON.stringify([question, answer]))
      .digest('base64url'),
  );
  database
    .prepare(
      `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < @rows),
         pairs as (select n, 'When is the time of prayer number ' || n || '?' as question, @answer || n as answer from counted)
       insert into history (question, answer, saved_at, provenance, verdicts, hidden, pair_digest)
       select question, answer, @since + n, 'issued', @verdicts, 0, pair_digest(question, answer) from pairs`,
    )
    .run({ rows, answer, verdicts, since: Date.now() - 10 * rows });
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
