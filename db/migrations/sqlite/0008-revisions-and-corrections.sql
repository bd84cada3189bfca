-- Visitors see published articles only; an unpublished one is kept as it is.
alter table articles add column state text not null default 'published' check (state in ('published', 'unpublished'));
-- One of the site's categories, where the writer named one.
alter table articles add column category text;
-- The text in the Markdown subset, to be edited; null where the article was made before sources were kept.
alter table articles add column source text;
-- When the text was last changed; null where it never was.
alter table articles add column changed_at integer;
-- Whether it is known which points the text rests on (article_points).
alter table articles add column traced integer not null default 0 check (traced in (0, 1));

create index articles_by_state on articles (state, id);
create index articles_untraced on articles (id) where traced = 0;

-- The former texts of an article, from 1.
create table article_revisions (
  article_id integer not null references articles (id) on delete cascade,
  number integer not null,
  title text not null,
  summary text not null,
  content text not null,
  category text,
  source text,
  -- Since when it was the article's text.
  written_at integer not null,
  primary key (article_id, number)
) strict;

-- The points of notes that an article rests on, each as it was: a digest of its text.
create table article_points (
  article_id integer not null references articles (id) on delete cascade,
  note text not null,
  point text not null,
  digest text not null,
  primary key (article_id, note, point, digest)
) strict, without rowid;

create index article_points_by_point on article_points (note, point, digest);

-- The same of a saved answer.
create table history_points (
  history_id integer not null references history (id) on delete cascade,
  note text not null,
  point text not null,
  digest text not null,
  primary key (history_id, note, point, digest)
) strict, without rowid;

create index history_points_by_point on history_points (note, point, digest);

alter table history add column traced integer not null default 0 check (traced in (0, 1));
create index history_untraced on history (id) where traced = 0;

-- The points that an issued answer rests on, as JSON, until it is saved.
alter table issued_answers add column points text;

-- What the operator corrected in an article. Title and slug stay when the article is deleted.
create table corrections (
  id integer primary key autoincrement,
  article_id integer references articles (id) on delete set null,
  slug text not null,
  title text not null,
  corrected_at integer not null,
  said text not null,
  says text not null,
  why text not null,
  changes_answer integer not null check (changes_answer in (0, 1))
) strict;

create index corrections_by_article on corrections (article_id, id);
