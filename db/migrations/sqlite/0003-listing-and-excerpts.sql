-- Rows that were hidden so far are cries for help: these are not kept any more.
delete from history where hidden = 1;

-- 'listed' rows are public. 'unlisted' ones never are, by the site's rules. 'hidden' ones were hidden by the operator.
-- 'unjudged' ones wait for the server to apply its rules, and are not public until then. A release that changes the
-- rules sets the listed rows back to 'unjudged'.
alter table history add column listing text not null default 'unjudged'
  check (listing in ('listed', 'unlisted', 'hidden', 'unjudged'));
drop index history_listed;
alter table history drop column hidden;
create index history_listed on history (listing, id);

-- What a list shows of each judged row: bounded in size, so that a list costs the same whatever was saved.
create table history_excerpts (
  id integer primary key references history (id) on delete cascade,
  question text not null,
  answer text not null,
  -- Whether the row holds more than this.
  is_excerpt integer not null check (is_excerpt in (0, 1)),
  saved_at integer not null,
  provenance text not null,
  verdicts text not null
) strict;

delete from issued_answers where hidden = 1;
alter table issued_answers drop column hidden;
-- The kind of the reply; null where it was given before kinds were remembered.
alter table issued_answers add column kind text;

-- Keys of this database. Public ids of the history are made with one, so that they count nothing.
create table secrets (
  name text primary key,
  value text not null
) strict, without rowid;

insert into secrets (name, value) values ('history-ids', lower(hex(randomblob(16))));

update revisions set writes = writes + 1 where kind = 'history' and exists (select 1 from history);
