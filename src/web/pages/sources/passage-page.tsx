import type { Passage, PassageLink, SourcePassage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { publicAddress } from '../../base-path.ts';
import { useSite } from '../../page-meta.ts';
import type { UsedIn } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { PassageActions } from './passage-actions.tsx';
import { chosenTexts, OtherEditions, PassageTexts } from './passage-texts.tsx';
import { TranslationForm } from './quran/translation-form.tsx';
import { VerseEnd } from './verse-end.tsx';

interface PassagePageProps {
  source: SourcePassage;
  /** The pages of this site that cite it. */
  usedIn: readonly UsedIn[];
  /** The translation that the reader chose. */
  edition: string | undefined;
}

/** A passage: its words in every edition first, then its context and the neighbouring passages. */
export function PassagePage({ source, usedIn, edition }: PassagePageProps) {
  const { title, arabicTitle, work, path, passages, commentaries, previous, next, continues } = source;
  const [first] = passages;
  const shown = first ? Object.values(chosenTexts(first, edition)).flatMap((text) => text ?? []) : [];
  const { publicUrl } = useSite();
  const onward = continues ?? next;
  return (
    <article className="page page-reading passage-page">
      <Neighbours previous={previous} next={onward} />
      <header className="passage-head">
        <a href={placeOf(source)} className="back">
          <ArrowLeft /> {work.kind === 'quran' ? surahOf(title) : work.title}
        </a>
        <div className="passage-title">
          <h1>{nameOf(source)}</h1>
          {arabicTitle && (
            <p lang="ar" dir="rtl">
              {arabicTitle}
            </p>
          )}
        </div>
        <p className="lead">{work.kind === 'quran' ? title : `${work.title}. Numbered by: ${work.numbering}`}</p>
        {continues && <p className="passage-editions">{extentOf(source)}</p>}
      </header>

      <div className="passage-words">
        {passages.map((passage) => (
          <PassageTexts
            key={passage.path}
            passage={passage}
            alone={passages.length === 1 && !continues}
            edition={edition}
          />
        ))}
        <p className="passage-editions">{shown.map(({ title }) => title).join(' · ')}</p>
      </div>
      {continues && (
        <p className="older">
          <a href={continues.path} className="more">
            Go on with {continues.reference} <ArrowRight />
          </a>
        </p>
      )}
      <PassageActions source={source} edition={edition} />
      {work.kind === 'quran' && first && (
        <TranslationForm
          action={path}
          shown={shown[1]?.edition}
          translations={first.texts
            .filter(({ role }) => role === 'translation')
            .map(({ edition: id, title, language }) => ({ id, title, language }))}
        />
      )}
      <WhereUsed pages={usedIn} />
      <OtherEditions passages={passages} edition={edition} />
      {commentaries.length > 0 && (
        <p className="commentaries">
          Explained in{' '}
          {commentaries.map(({ path, title }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={path}>{title}</a>
            </span>
          ))}
        </p>
      )}
      <InItsPlace source={source} />
      <nav className="passage-neighbours" aria-label="Neighbouring passages">
        {previous && (
          <a href={previous.path} rel="prev" className="more">
            <ArrowLeft /> {previous.reference}
          </a>
        )}
        {onward && (
          <a href={onward.path} rel="next" className="more passage-next">
            {onward.reference} <ArrowRight />
          </a>
        )}
      </nav>
      <p className="paper-only">{publicAddress(path, publicUrl)}</p>
    </article>
  );
}

/** Where the passage is read on: a verse in its surah, everything else in its work. */
function placeOf({ path, work }: SourcePassage): string {
  const [, surah, verse] = /^\/sources\/quran\/(\d+)\/(\d+)/.exec(path) ?? [];
  if (surah === undefined || verse === undefined) return addresses.work(work.id);
  return addresses.verseInSurah(Number(surah), Number(verse));
}

/** `Al-Baqarah (The Cow), verse 183` → `Al-Baqarah` */
const surahOf = (title: string) => title.replace(/ \(.*/u, '');

/** Pages that are shown before “more”. */
const MOST_USED = 5;

/** The notes and questions that cite the passage. */
function WhereUsed({ pages }: { pages: readonly UsedIn[] }) {
  if (pages.length === 0) return null;
  const draw = (shown: readonly UsedIn[]) => (
    <ul className="ways">
      {shown.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>
            <Text>{title}</Text>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="where-used" aria-labelledby="where-used">
      <h2 id="where-used">Where this verse is used</h2>
      {draw(pages.slice(0, MOST_USED))}
      {pages.length > MOST_USED && (
        <details className="rest">
          <summary>{pages.length - MOST_USED} more</summary>
          {draw(pages.slice(MOST_USED))}
        </details>
      )}
    </section>
  );
}

/** A commentary has the reference of the verse that it explains: its own name comes before that. */
export const nameOf = ({ reference, work }: SourcePassage) =>
  work.kind === 'tafsir' ? `${work.title}, ${reference}` : reference;

/** `30 of 286 verses on this page` */
function extentOf({ reference, passages, work }: SourcePassage): string {
  const [from, to] = (/(\d+)-(\d+)$/.exec(reference) ?? []).slice(1).map(Number);
  const all = from !== undefined && to !== undefined ? ` of ${to - from + 1}` : '';
  return `${passages.length}${all} ${work.kind === 'hadith' ? 'hadith' : 'verses'} on this page`;
}

/** `rel=prev` and `rel=next` links; React hoists them into the head. */
function Neighbours({ previous, next }: { previous: PassageLink | undefined; next: PassageLink | undefined }) {
  return (
    <>
      {previous && <link rel="prev" href={previous.path} />}
      {next && <link rel="next" href={next.path} />}
    </>
  );
}

/** A little of the surrounding text, quieter than the verse itself, so that the verse is read in context. */
function InItsPlace({ source: { reference, before, after, continues } }: { source: SourcePassage }) {
  const behind = continues ? [] : after;
  if (before.length + behind.length === 0) return null;
  return (
    <section className="passage-place" aria-labelledby="in-its-place">
      <h2 id="in-its-place">In context</h2>
      <Around passages={before} label="The verses before" />
      <p className="passage-here">{reference}, above</p>
      <Around passages={behind} label="The verses after" />
    </section>
  );
}

function Around({ passages, label }: { passages: readonly Passage[]; label: string }) {
  if (passages.length === 0) return null;
  return (
    <section className="passage-around" aria-label={label}>
      {passages.map(({ reference, path, texts }) => (
        <div key={path}>
          <a href={path} className="passage-number" aria-label={reference}>
            {reference.split(':').at(-1)}
          </a>
          {texts.map(({ edition, language, role, text }) => (
            <p key={edition} lang={language} dir="auto">
              {text}
              {role === 'original' && <VerseEnd reference={reference} />}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
