-- What a row takes, so that the history can be bounded without reading it.
alter table history add column bytes bigint not null default 0;
update history set bytes = 300 + octet_length(question) + octet_length(answer) + octet_length(verdicts) + coalesce(
  (select octet_length(e.question) + octet_length(e.answer) + octet_length(e.verdicts)
   from history_excerpts e where e.id = history.id), 0);

-- One row: the sum of all rows of the history.
create table history_size (
  one integer primary key default 1 check (one = 1),
  items bigint not null,
  bytes bigint not null
);

insert into history_size (items, bytes) select count(*), coalesce(sum(bytes), 0) from history;

-- What processes have leased of limits that they share: a row for each name and window.
create table counters (
  name text collate "C" primary key,
  taken bigint not null,
  ends_at bigint not null
);

create index counters_by_end on counters (ends_at);

-- The key of this day: addresses in the log and in the counters are named with it.
create table daily_keys (
  day text collate "C" primary key,
  value text not null
);
