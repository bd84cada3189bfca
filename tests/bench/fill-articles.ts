import Database from 'better-sqlite3';

/** Fills the list of articles by SQL: through the port a hundred thousand would take minutes. */
export function fillArticles(file: string, articles: number): void {
  const database = new Database(file);
  database.pragma('synchronous = off');
  const paragraph = '<p>The times of prayer follow the sun, and the schools agree on them but for details.</p>';
  database
    .prepare(
      `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < @articles)
       insert into articles (slug, title, summary, content, created_at, origin)
       select 'article-' || n, 'Article number ' || n, 'A summary of the article.', @content, @since + n, 'bench-' || n from counted`,
    )
    .run({ articles, content: paragraph.repeat(40), since: Date.now() - 10 * articles });
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
