import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Ornament } from '../../art/ornament.tsx';
import { formatDate } from '../../dates.ts';
import { useSite } from '../../page-meta.ts';
import type { CheckedMarkdown, NotePage } from '../../server-side/services.ts';
import { CategoryBadge } from '../../ui/category-badge.tsx';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { Text } from '../../ui/honorific.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';

/** A note: its text, the verses that it cites, and related notes. */
export function NoteArticle({ note }: { note: NotePage }) {
  const { title, summary, category, text, verses, arabic, questions, related, reviewed, isReworded } = note;
  const { publicUrl } = useSite();
  return (
    <article className="page page-reading article note">
      <header className="article-head">
        <CategoryBadge name={category} />
        <h1>
          <Text>{title}</Text>
        </h1>
        <div className="article-byline">
          <ProvenanceBar who="Editors’ note">
            {reviewed && <SecondReading on={reviewed} isReworded={isReworded} />}
            <span>no scholar has reviewed it</span>
          </ProvenanceBar>
          {arabic && (
            <a href="#in-arabic" lang="ar" dir="rtl" className="to-arabic">
              بالعربية
            </a>
          )}
          <ShareButton title={title} text={summary} label="Share this note" />
        </div>
      </header>

      <Prose text={text.markdown} check={text.check} under={1} anchors={note.anchors} />
      <CheckSummary check={text.check} />
      <MarkLegend />

      {verses && <Verses {...verses} />}
      {arabic && (
        <section className="note-arabic" lang="ar" dir="rtl" aria-labelledby="in-arabic">
          <h2 id="in-arabic">{arabic.title}</h2>
          <Prose text={arabic.markdown} check={arabic.check} />
        </section>
      )}

      {questions.length > 0 && (
        <Ways title="Ask about this" id="ask-about">
          {questions.map((question) => (
            <Link key={question} to={addresses.asking(question)}>
              {question}
            </Link>
          ))}
        </Ways>
      )}
      {related.length > 0 && (
        <Ways title="Related notes" id="related">
          {related.map(({ slug, title }) => (
            <Link key={slug} to={addresses.topic(slug)}>
              <Text>{title}</Text>
            </Link>
          ))}
        </Ways>
      )}

      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">
          The editors of this site wrote this note with the help of programs. No scholar has reviewed it. This is not a
          ruling: for your own situation, ask a scholar you trust.
        </p>
        <p className="paper-only">{new URL(addresses.topic(note.slug), publicUrl).href}</p>
        <div className="actions">
          <ShareButton title={title} text={summary} label="Share this note with others" />
          <PrintButton />
        </div>
      </footer>
    </article>
  );
}

const SecondReading = ({ on, isReworded }: { on: string; isReworded: boolean }) => (
  <span>
    every reference checked a second time, the last on <time dateTime={on}>{formatDate(on, 'short')}</time>
    {isReworded && ', sentences revised since'}
  </span>
);

/** The verses that the text cites, quoted: the first passage is open, the rest folded. */
function Verses({ markdown, check }: CheckedMarkdown) {
  const rest = check.citations.length - 1;
  const label = rest === 1 ? 'Show the other passage' : `Show the other ${rest} passages`;
  return (
    <section className="note-verses" aria-labelledby="verses">
      <h2 id="verses">From the Quran</h2>
      <Prose text={markdown} check={check} folded={{ label }} />
    </section>
  );
}

function Ways({ title, id, children }: { title: string; id: string; children: readonly ReactNode[] }) {
  return (
    <nav className="note-ways" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="ways">
        {children.map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page that is only read never changes
          <li key={index}>{way}</li>
        ))}
      </ul>
    </nav>
  );
}
