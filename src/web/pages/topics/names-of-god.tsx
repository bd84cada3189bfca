import { addresses } from '../../addresses.ts';
import filterNotes from '../../browser/filter-notes.ts?standalone';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import { Search } from '../../ui/icons.tsx';
import { MarginContext } from '../../ui/margin-note.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { NamedWorks, NamedWorksContext } from '../../ui/named-work.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useWords } from '../../words/words.ts';
import type { Route } from './+types/names-of-god';

export const handle: Handle = { margin: true };

export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).namesOfGod();

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.summary ?? '',
    path: addresses.namesOfGod,
    type: 'article',
  });

/** The names of God, in the order of the widespread list. */
export default function NamesOfGodPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, text, margin, works, cited, names } = loaderData;
  const words = useWords();
  return (
    <article className="page page-reading article note with-margin">
      <header className="article-head">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={addresses.topics}>All topics</a>
            </li>
          </ol>
        </nav>
        <h1>{title}</h1>
        <div className="article-byline">
          <ProvenanceBar who="note">
            <span>not read by a second reader yet</span>
            <span>{words.noScholar}</span>
          </ProvenanceBar>
          <ShareButton title={title} text={summary} label="Share this page" />
        </div>
      </header>
      <MarginContext value={margin}>
        <NamedWorksContext value={cited}>
          <Prose text={text.markdown} check={text.check} under={1} />
        </NamedWorksContext>
      </MarginContext>
      <p>
        <a className="more" href={addresses.topic('how-god-is-described')}>
          How God is described
        </a>
      </p>
      <div className="search-form needs-scripting">
        <div className="search-field">
          <Search />
          <input
            type="search"
            aria-label="Show only names with these words"
            placeholder="Show only names with …"
            autoComplete="off"
            data-script={filterNotes}
            aria-controls="all-notes"
          />
        </div>
      </div>
      <p role="status" className="small-note" id="filter-status" data-of="name" />
      <section id="all-notes" aria-label="The names">
        <ol className="names">
          {names.map(({ id, name, arabic, also, meaning, text: source }) => (
            <li key={id} id={id}>
              <p className="term-name">
                <span>{name}</span>
                <span lang="ar" dir="rtl">
                  {arabic}
                </span>
                {also.length > 0 && <span className="visually-hidden">also: {also.join(', ')}</span>}
              </p>
              <p>{meaning}</p>
              <Prose text={source.markdown} check={source.check} under={2} />
            </li>
          ))}
        </ol>
      </section>
      <MarkLegend />
      <NamedWorks works={works} />
    </article>
  );
}
