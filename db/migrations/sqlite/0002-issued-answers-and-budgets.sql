-- Answers that this server gave out: a digest each, for a while.
create table issued_answers (
  digest text primary key,
  hidden integer not null check (hidden in (0, 1)),
  expires_at integer not null
) strict, without rowid;

create index issued_answers_by_expiry on issued_answers (expires_at);

-- One row for each budget and day; old days stay as the record of what was spent.
create table budgets (
  budget text not null,
  day text not null,
  spent integer not null,
  primary key (budget, day)
) strict, without rowid;
