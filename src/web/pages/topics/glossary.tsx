import { addresses } from '../../addresses.ts';
import filterNotes from '../../browser/filter-notes.ts?standalone';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { type GlossaryEntry, servicesContext } from '../../server-side/services.ts';
import { structuredGlossary } from '../../server-side/structured-glossary.ts';
import { Text } from '../../ui/honorific.tsx';
import { Search } from '../../ui/icons.tsx';
import type { Route } from './+types/glossary';

export const loader = ({ context }: Route.LoaderArgs) => ({ entries: context.get(servicesContext).glossary() });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  return [
    ...pageMeta(site, {
      title: 'Glossary',
      description: 'Words of Islam in plain English: what they mean, how they are written, and where they come from.',
      path: addresses.glossary,
    }),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': structuredGlossary(loaderData?.entries ?? [], site?.publicUrl ?? '') }]
      : []),
  ];
};

/** Every term, by letter. */
export default function GlossaryPage({ loaderData: { entries } }: Route.ComponentProps) {
  const letters = [...Map.groupBy(entries, ({ letter }) => letter)];
  return (
    <div className="page page-reading glossary-page">
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href={addresses.topics}>All topics</a>
          </li>
        </ol>
      </nav>
      <h1>Glossary</h1>
      <p className="lead">{entries.length} words of Islam in plain English. Each leads to its sources and to more.</p>
      <div className="search-form needs-scripting">
        <div className="search-field">
          <Search />
          <input
            type="search"
            aria-label="Show only terms with these words"
            placeholder="Show only terms with …"
            autoComplete="off"
            data-script={filterNotes}
            aria-controls="all-notes"
          />
        </div>
      </div>
      <p role="status" className="small-note" id="filter-status" data-of="term" />
      <nav className="letters" aria-label="Letters">
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div id="all-notes">
        {letters.map(([letter, terms]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul className="terms">
              {terms.map((term) => (
                <Row key={term.slug} term={term} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Row({ term: { slug, name, arabic, says, also } }: { term: GlossaryEntry }) {
  return (
    <li id={slug}>
      <p className="term-name">
        <a href={addresses.topic(slug)}>
          <Text>{name}</Text>
        </a>
        {arabic && (
          <span lang="ar" dir="rtl">
            {arabic}
          </span>
        )}
        {/* The words by which the field above finds it too. */}
        {also.length > 0 && <span className="visually-hidden">also: {also.join(', ')}</span>}
      </p>
      <p>
        <Text>{says}</Text>
      </p>
    </li>
  );
}
