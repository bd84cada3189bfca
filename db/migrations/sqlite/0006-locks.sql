-- What one process at a time does, of all that share this database. A lock ends by itself, so that a process that was
-- killed holds nothing for ever.
create table locks (
  name text primary key,
  owner text not null,
  ends_at integer not null
) strict, without rowid;
