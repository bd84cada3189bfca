-- Moments are milliseconds since 1970, so that every database reads them back as the same number.

create table history (
  id integer primary key autoincrement,
  question text not null,
  answer text not null,
  saved_at integer not null,
  provenance text not null check (provenance in ('issued', 'unverified')),
  -- The checker's verdicts, as JSON: shown with the row, never searched.
  verdicts text not null,
  hidden integer not null check (hidden in (0, 1)),
  -- SHA-256 of question and answer: the texts may be long, an index entry may not.
  pair_digest text not null
) strict;

-- The newest rows that are listed cost the same however many hidden rows lie between them.
create index history_listed on history (hidden, id);
create index history_same_pair on history (pair_digest, saved_at);

create table articles (
  id integer primary key autoincrement,
  slug text not null unique,
  title text not null,
  summary text not null,
  content text not null,
  created_at integer not null,
  origin text not null
) strict;

create index articles_by_origin on articles (origin, id);

-- How often the visible rows of each kind were written; every process reads its caches' age here.
create table revisions (
  kind text primary key,
  writes integer not null
) strict, without rowid;

insert into revisions (kind, writes) values ('articles', 0), ('history', 0);
