import { addresses } from '../../addresses.ts';
import type { TermPage } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { MarginContext } from '../../ui/margin-note.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { NamedWorks, NamedWorksContext } from '../../ui/named-work.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useWords } from '../../words/words.ts';

/** A term: what it means, where that is said, and where more is said. */
export function TermArticle({ term }: { term: TermPage }) {
  const { name, arabic, also, theme, text, margin, works, cited, more, near } = term;
  const words = useWords();
  return (
    <article className="page page-reading article note with-margin">
      <header className="article-head">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={addresses.glossary}>Glossary</a>
            </li>
          </ol>
        </nav>
        <h1>
          <Text>{name}</Text>
        </h1>
        {(arabic || also.length > 0) && (
          <p className="profile-facts">
            {arabic && (
              <span lang="ar" dir="rtl">
                {arabic}
              </span>
            )}
            {also.length > 0 && <span>also: {also.join(', ')}</span>}
          </p>
        )}
        <div className="article-byline">
          <ProvenanceBar who="note">
            <span>not read by a second reader yet</span>
            <span>{words.noScholar}</span>
          </ProvenanceBar>
          <ShareButton title={name} text={`${name}, explained`} label="Share this term" />
        </div>
      </header>
      <MarginContext value={margin}>
        <NamedWorksContext value={cited}>
          <Prose text={text.markdown} check={text.check} under={1} />
        </NamedWorksContext>
      </MarginContext>
      {more && (
        <p>
          <a className="more" href={addresses.topic(more.slug)}>
            More about it: <Text>{more.title}</Text>
          </a>
        </p>
      )}
      <MarkLegend />
      <NamedWorks works={works} />
      <nav className="note-ways" aria-labelledby="near">
        <h2 id="near">{theme}</h2>
        <ul className="ways">
          {near.map(({ slug: other, title }) => (
            <li key={other}>
              <a href={addresses.topic(other)}>
                <Text>{title}</Text>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
