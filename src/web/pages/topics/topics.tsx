import { categories } from '../../../shared/categories.ts';
import { profileGroupNames, profileGroups } from '../../../shared/profile-groups.ts';
import { addresses } from '../../addresses.ts';
import filterNotes from '../../browser/filter-notes.ts?standalone';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { Search } from '../../ui/icons.tsx';
import type { Route } from './+types/topics';

export function loader({ context }: Route.LoaderArgs) {
  const { notesOf, profiles, glossary } = context.get(servicesContext);
  const byCategory = categories.map(({ name, slug, art }) => ({ name, slug, art, shelves: notesOf(name) }));
  return { byCategory, profiles: profiles(), terms: glossary().length };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'All topics',
    description:
      'Every note of this site by topic: belief, prayer, the Quran, family, trade, ethics, history and more.',
    path: addresses.topics,
  });

/** Every note, by category and shelf. */
export default function TopicsPage({ loaderData: { byCategory, profiles, terms } }: Route.ComponentProps) {
  const notesIn = ({ shelves }: (typeof byCategory)[number]) => shelves.flatMap(({ notes }) => notes).length;
  const all = byCategory.reduce((sum, category) => sum + notesIn(category), 0);
  return (
    <div className="page topics-page">
      <h1>All topics</h1>
      <p className="lead">
        {all} notes, each with its sources and with what scholars differ about. Choose one, or type a word.
      </p>
      <p className="ways-beside">
        <a href={addresses.glossary}>Glossary: {terms} terms</a>
        <a href={addresses.wordsToSay}>Words to say in prayer and each day</a>
        <a href={addresses.namesOfGod}>The names of God</a>
        {profileGroups.map((group) => (
          <a key={group} href={`#${group}`}>
            {profileGroupNames[group]}: {profiles[group].length}
          </a>
        ))}
      </p>
      <div className="search-form needs-scripting">
        <div className="search-field">
          <Search />
          <input
            type="search"
            aria-label="Show only notes with these words"
            placeholder="Show only notes with …"
            autoComplete="off"
            data-script={filterNotes}
            aria-controls="all-notes"
          />
        </div>
      </div>
      <p role="status" className="small-note" id="filter-status" />
      <div id="all-notes">
        {byCategory.map((category) => (
          <section
            key={category.slug}
            className={`category-notes hue-${category.art}`}
            aria-labelledby={`in-${category.slug}`}
          >
            <h2 id={`in-${category.slug}`}>
              <a href={addresses.category(category.slug)}>{category.name}</a>{' '}
              <span className="hit-count">({notesIn(category)})</span>
            </h2>
            <div className="shelves">
              {category.shelves.map(({ title, notes }) => (
                <section key={title}>
                  <h3>
                    {title} <span className="hit-count">({notes.length})</span>
                  </h3>
                  <ul>
                    {notes.map((note) => (
                      <li key={note.slug}>
                        <a href={addresses.topic(note.slug)}>
                          <Text>{note.title}</Text>
                        </a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        ))}
      </div>
      {profileGroups.map((group) => (
        <section key={group} className="category-notes" aria-labelledby={group}>
          <h2 id={group}>
            {profileGroupNames[group]} <span className="hit-count">({profiles[group].length})</span>
          </h2>
          <ul className="profiles">
            {profiles[group].map(({ slug, title, year }) => (
              <li key={slug}>
                <a href={addresses.topic(slug)}>
                  <Text>{title}</Text>
                  {year && <span className="hit-count"> {year}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
