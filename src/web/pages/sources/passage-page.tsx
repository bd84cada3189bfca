import { Link } from 'react-router';
import type { Passage, Place, SourcePassage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { PassageActions } from './passage-actions.tsx';
import { PassageTexts } from './passage-texts.tsx';

/** A passage in its place: what stands before it, its words in every edition, what follows. */
export function PassagePage({ source }: { source: SourcePassage }) {
  const { title, arabicTitle, work, passages, before, after, previous, next, continues } = source;
  return (
    <article className="page page-reading passage-page">
      <Neighbours previous={previous} next={next} />
      <header className="passage-head">
        <Link to={addresses.sources} className="back">
          <ArrowLeft /> Works and editions
        </Link>
        <div className="passage-title">
          <h1>{nameOf(source)}</h1>
          {arabicTitle && (
            <p lang="ar" dir="rtl">
              {arabicTitle}
            </p>
          )}
        </div>
        <p className="lead">{work.kind === 'quran' ? title : `${work.title}. Numbered by: ${work.numbering}`}</p>
      </header>

      <Around passages={before} label="The verses before" />
      <div className="passage-words">
        {passages.map((passage) => (
          <PassageTexts key={passage.path} passage={passage} alone={passages.length === 1 && !continues} />
        ))}
      </div>
      {continues && (
        <p className="older">
          <Link to={continues.path} className="more">
            Go on with {continues.reference} <ArrowRight />
          </Link>
        </p>
      )}
      <Around passages={continues ? [] : after} label="The verses after" />
      <PassageActions source={source} />
      <nav className="passage-neighbours" aria-label="Neighbouring passages">
        {previous && (
          <Link to={previous.path} rel="prev" className="more">
            <ArrowLeft /> {previous.reference}
          </Link>
        )}
        {next && (
          <Link to={next.path} rel="next" className="more passage-next">
            {next.reference} <ArrowRight />
          </Link>
        )}
      </nav>
    </article>
  );
}

/** A commentary bears the reference of what it explains: its own name stands before that. */
export const nameOf = ({ reference, work }: SourcePassage) =>
  work.kind === 'tafsir' ? `${work.title}, ${reference}` : reference;

/** React puts these where they belong: browsers and readers of the head find the way on. */
function Neighbours({ previous, next }: { previous: Place | undefined; next: Place | undefined }) {
  return (
    <>
      {previous && <link rel="prev" href={previous.path} />}
      {next && <link rel="next" href={next.path} />}
    </>
  );
}

/** A verse is not cut out of its place: a little of what surrounds it, quieter than itself. */
function Around({ passages, label }: { passages: readonly Passage[]; label: string }) {
  if (passages.length === 0) return null;
  return (
    <section className="passage-around" aria-label={label}>
      {passages.map(({ reference, path, texts }) => (
        <div key={path}>
          <Link to={path} className="passage-number" aria-label={reference}>
            {reference.split(':').at(-1)}
          </Link>
          {texts.map(({ edition, language, text }) => (
            <p key={edition} lang={language} dir="auto">
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
