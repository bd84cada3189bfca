import Database from 'better-sqlite3';
import { answerDigest } from '../../src/answers/digest.ts';
import type { Check } from '../../src/contract/entities.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';

export const answer =
  'Prayer was made a duty at fixed times. “Indeed, prayer has been decreed upon the believers a decree of specified ' +
  'times.” [Quran 4:103] The times themselves follow the sun, and the schools agree on them but for details. ';
export const check: Check = {
  citations: [
    { reference: 'Quran 4:103', verdict: 'verified', start: answer.indexOf('“'), end: answer.indexOf(']') + 1 },
  ],
  editions: ['The Quran in the Uthmani script', 'Saheeh International (English)'],
};

/**
 * Fills the history of a new database by SQL, before anything else opens it: through the port a million rows would take
 * minutes. The newest `unlisted` rows are not listed.
 */
export async function fillHistory(file: string, rows: number, unlisted = 0): Promise<void> {
  await (await openSqlite({ file })).close();
  const database = new Database(file);
  database.pragma('synchronous = off');
  database.function('pair_digest', { deterministic: true }, (question, answer) =>
    answerDigest(String(question), String(answer)),
  );
  database
    .prepare(
      `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < @rows),
         pairs as (select n, 'When is the time of prayer number ' || n || '?' as question, @answer || n as answer from counted)
       insert into history (question, answer, saved_at, provenance, verdicts, listing, pair_digest)
       select question, answer, @since + n, 'issued', @verdicts, iif(n > @rows - @unlisted, 'unlisted', 'listed'), pair_digest(question, answer)
       from pairs`,
    )
    .run({ rows, unlisted, answer, verdicts: JSON.stringify(check), since: Date.now() - 10 * rows });
  database.exec(
    `insert into history_excerpts (id, question, answer, is_excerpt, saved_at, provenance, verdicts)
     select id, question, answer, 0, saved_at, provenance, verdicts from history`,
  );
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
