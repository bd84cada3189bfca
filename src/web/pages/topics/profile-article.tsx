import { profileGroupNames } from '../../../shared/profile-groups.ts';
import { addresses } from '../../addresses.ts';
import { Ornament } from '../../art/ornament.tsx';
import { publicAddress } from '../../base-path.ts';
import { useSite } from '../../page-meta.ts';
import type { ProfilePage } from '../../server-side/services.ts';
import { ContentsOfPage } from '../../ui/contents-of-page.tsx';
import { Text } from '../../ui/honorific.tsx';
import { MarginContext } from '../../ui/margin-note.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { NamedWorks, NamedWorksContext } from '../../ui/named-work.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { noteWords } from '../../words/note-words.ts';
import { useWords } from '../../words/words.ts';

/** Somebody's life, a place, an event: what is known, what is disputed, and by which works. */
export function ProfileArticle({ profile }: { profile: ProfilePage }) {
  const { slug, group, name, english, arabic, facts, summary, text, anchors, margin, works, cited, related } = profile;
  const { publicUrl } = useSite();
  const words = useWords();
  const address = publicAddress(addresses.topic(slug), publicUrl);
  return (
    <article className="page page-reading article note with-margin">
      <header className="article-head">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={`${addresses.topics}#${group}`}>{profileGroupNames[group]}</a>
            </li>
          </ol>
        </nav>
        <h1>
          <Text>{name}</Text>
          {english && english !== name && <span className="other-name"> ({english})</span>}
        </h1>
        <p className="profile-facts">
          <span lang="ar" dir="rtl">
            {arabic}
          </span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className="article-byline">
          <ProvenanceBar who="note">
            <span>not read by a second reader yet</span>
            <span>{words.noScholar}</span>
          </ProvenanceBar>
          <ShareButton title={name} text={summary} label="Share this page" />
        </div>
      </header>
      <ContentsOfPage headings={Object.entries(anchors).map(([title, id]) => ({ title, id }))} />
      <MarginContext value={margin}>
        <NamedWorksContext value={cited}>
          <Prose text={text.markdown} check={text.check} under={1} anchors={anchors} />
        </NamedWorksContext>
      </MarginContext>
      <MarkLegend />
      <NamedWorks works={works} />
      {related.length > 0 && (
        <nav className="note-ways" aria-labelledby="related">
          <h2 id="related">Related</h2>
          <ul className="ways">
            {related.map((one) => (
              <li key={one.slug}>
                <a href={addresses.topic(one.slug)}>
                  <Text>{one.title}</Text>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">{noteWords.en.aboutNotes.replace('this note', 'this text')}</p>
        <p className="paper-only">{address}</p>
        <div className="actions">
          <ShareButton title={name} text={summary} label="Share this page with others" />
          <PrintButton />
        </div>
      </footer>
    </article>
  );
}
