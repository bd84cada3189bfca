-- The last time of each schedule that was seen to: a server that starts later than a time, or takes over from one that was
-- killed, knows by it what is left to do.
create table schedules (
  name text primary key,
  settled_at integer not null
) strict, without rowid;
