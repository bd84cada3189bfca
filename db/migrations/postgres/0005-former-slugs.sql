-- Addresses that an article had before its title was changed. They lead to it, and no other article gets them.
create table former_slugs (
  slug text collate "C" primary key,
  article bigint not null references articles (id) on delete cascade
);

create index former_slugs_by_article on former_slugs (article);

-- How an article came about, as JSON: its form, why its subject was next, what wrote it, what it is made of.
alter table articles add column made text not null default '{}';
