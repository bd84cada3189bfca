import { firstWords } from '../../../text/first-words.ts';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { type FoundAnswer, servicesContext } from '../../server-side/services.ts';
import { Prose } from '../../ui/prose.tsx';
import type { Route } from './+types/search';
import { SiteSearchForm } from './search-form.tsx';
import { SearchGroups } from './search-groups.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get('q')?.trim() ?? '';
  return { query, found: await context.get(servicesContext).find(query) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.query ? `Search: ${loaderData.query}` : 'Search',
    description: 'Search the notes, verses, surahs, people, terms and articles of this site.',
    noindex: true,
  });

export default function SearchPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const { groups, answers } = found;
  // A passage that was named comes before what only treats it.
  const named = groups[0]?.name === 'verses' ? 1 : 0;
  const isEmpty = groups.length === 0 && answers.length === 0;
  return (
    <div className="page page-reading search-page">
      <h1>Search</h1>
      <SiteSearchForm query={query} />
      {query === '' && (
        <p className="small-note">
          A name, a subject, a reference such as 2:255, or a question. You can also look through{' '}
          <a href={addresses.topics}>all notes by topic</a>.
        </p>
      )}
      {query !== '' && isEmpty && <p className="notice">Nothing here has these words.</p>}
      <SearchGroups groups={groups.slice(0, named)} level={2} />
      {answers.length > 0 && <Answers answers={answers} />}
      <SearchGroups groups={groups.slice(named)} level={2} />
      {query !== '' && (
        <aside className="prompt">
          <h2>{isEmpty ? 'Other ways' : 'Not what you looked for?'}</h2>
          <p>Ask it as a question, look through the notes, or check a text that you were sent.</p>
          <p className="actions">
            <a href={addresses.asking(query)} className="button">
              Ask “{firstWords(query, MOST_ON_BUTTON)}”
            </a>
            <a href={addresses.topics} className="button button-quiet">
              All notes by topic
            </a>
            <a href={addresses.check} className="button button-quiet">
              Check a text
            </a>
          </p>
        </aside>
      )}
    </div>
  );
}

/** Points that answer the query where it is a question, best first. */
function Answers({ answers }: { answers: readonly FoundAnswer[] }) {
  return (
    <section className="hit-group">
      <h2>Nearest in the notes</h2>
      <ul className="hits hits-with-text">
        {answers.map(({ slug, point, title, note, begins }) => (
          <li key={`${slug}#${point}`}>
            <a href={`${addresses.topic(slug)}#${point}`}>{title}</a>
            {note !== title && <span className="hit-place">{note}</span>}
            {begins && <Prose text={begins.markdown} check={begins.check} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Characters of a query that a button has room for. */
const MOST_ON_BUTTON = 40;
