import type { CheckedCitation, Difference, DifferenceKind, Passage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { VerseSeal } from '../../art/verse-seal.tsx';
import { languageOf } from '../../language-of.ts';
import { ReferenceMark } from '../../ui/reference-mark.tsx';
import { saidOf } from '../../ui/verdicts.ts';
import { CHECK_FORM } from './check-form-id.ts';
import { explainVerdict } from './explain-verdict.ts';

interface CitationCardProps {
  number: number;
  citation: CheckedCitation;
  /** The whole text, to show words as they were written. */
  text: string;
  hasPictures: boolean;
}

/** One citation: the verdict in words, the differences, the right text with its edition, and other places. */
export function CitationCard({ number, citation, text, hasPictures }: CitationCardProps) {
  const { reference, written, verdict, differences = [], correction, editions = [], quotation } = citation;
  const { seal, words } = saidOf(citation);
  return (
    <article className={`citation-card scripture-${seal}`} aria-labelledby={`citation-${number}-verdict`}>
      <h3 id={`citation-${number}-verdict`} className="scripture-verdict">
        <a href={`#mark-${number}`} className="citation-number" title="Back to its place in the text">
          <span className="visually-hidden">Citation </span>
          {number}
        </a>
        <VerseSeal kind={seal} />
        {words}
        {reference && (
          <>
            <span className="visually-hidden">: </span>
            {verdict === 'no-such-reference' ? (
              <span className="no-reference">{reference}</span>
            ) : (
              <ReferenceMark text={reference} verdict={verdict} />
            )}
          </>
        )}
      </h3>
      {written && reference && written !== reference && <p className="small-note">Written as “{written}”.</p>}
      <p>{explainVerdict(citation)}</p>
      <LeftOut cut={citation.cut} />
      <FoundAt citation={citation} />
      {differences.length > 0 && (
        <ul className="differences">
          {differences.map((difference) => (
            <li key={difference.start}>
              <Differs {...difference} text={text} />
            </li>
          ))}
        </ul>
      )}
      {correction && <Correction words={correction} edition={editions.at(-1)?.title} />}
      {isNeeded(citation) && quotation !== null && <Words passages={citation.passages} isNamed />}
      {hasPictures && (
        <p className="citation-picture">
          <button
            type="submit"
            form={CHECK_FORM}
            formAction={addresses.checkPicture}
            name="citation"
            value={number}
            className="button button-quiet"
          >
            Save as a picture
          </button>
        </p>
      )}
      {verdict === 'unchecked' && (
        <p className="small-note">
          <a href={addresses.sources}>What this library holds</a>
        </p>
      )}
    </article>
  );
}

/** What verified words are a part of: the words around them that a reader should know of. */
function LeftOut({ cut: { before, after, between = [] } = {} }: Pick<CheckedCitation, 'cut'>) {
  if (!before && !after && between.length === 0) return null;
  return (
    <ul className="differences">
      {before && (
        <li>
          This is a part of the passage. Before it stands <q {...languageOf(before)}>{before}</q>
        </li>
      )}
      {between.map((words) => (
        <li key={words}>
          Left out: <q {...languageOf(words)}>{words}</q>
        </li>
      ))}
      {after && (
        <li>
          The text goes on: <q {...languageOf(after)}>{after}</q>
        </li>
      )}
    </ul>
  );
}

/** Whether to show the passage that the text names: its words are not verified there and are not shown yet. */
const isNeeded = ({ verdict, correction, foundAt }: CheckedCitation) =>
  !['verified', 'place-unread'].includes(verdict) && (!correction || foundAt !== undefined);

/** The other places where the words, or nearly the same words, were found; the first is shown in full. */
function FoundAt({
  citation: { verdict, foundAt = [], foundPassages = [], correction, note },
}: {
  citation: CheckedCitation;
}) {
  // The note says where they stand already.
  if (foundAt.length === 0 || (verdict === 'verified' && note)) return null;
  return (
    <>
      <p className="found-at">
        {foundSayings[verdict] ?? 'You will find these words at'}{' '}
        {foundAt.map(({ path, reference }) => (
          <ReferenceMark key={path} text={reference} verdict={verdict === 'misquoted' ? verdict : 'verified'} />
        ))}
      </p>
      {!correction && <Words passages={foundPassages} />}
    </>
  );
}

const foundSayings: Partial<Record<CheckedCitation['verdict'], string>> = {
  verified: 'The same words are also at',
  misquoted: 'Nearly the same words are at',
};

/** A difference in words; colour and strokes only help. */
const doing: Record<DifferenceKind, string> = {
  signs: ' The letters are the same; a vowel or a hamza is not.',
  order: ' The words are the same; their order is not.',
  negation: ' This turns the sense.',
  person: ' Somebody else is meant.',
};

function Differs({ kind, ...difference }: Difference & { text: string }) {
  return (
    <>
      <SideBySide {...difference} />
      {kind && doing[kind]}
    </>
  );
}

function SideBySide({ start, end, quoted, source, text }: Omit<Difference, 'kind'> & { text: string }) {
  const written = text.slice(start, end) || quoted;
  if (quoted === '')
    return (
      <>
        Left out: <ins {...languageOf(source)}>{source}</ins>
      </>
    );
  if (source === '')
    return (
      <>
        Added: <del {...languageOf(written)}>{written}</del>
      </>
    );
  return (
    <>
      You wrote <del {...languageOf(written)}>{written}</del>; the source has{' '}
      <ins {...languageOf(source)}>{source}</ins>
    </>
  );
}

function Correction({ words, edition }: { words: string; edition: string | undefined }) {
  return (
    <figure className="correction">
      <blockquote {...languageOf(words)}>{words}</blockquote>
      <figcaption>The source’s own words{edition && `: ${edition}`}</figcaption>
    </figure>
  );
}

/** A passage in the library's words: where the quoted words were found or, in neutral colour, the one the text names. */
function Words({ passages, isNamed = false }: { passages: readonly Passage[]; isNamed?: boolean }) {
  return passages.map(({ path, reference, texts }) => (
    <figure key={path} className={`correction ${isNamed ? 'correction-named' : ''}`}>
      {texts.map(({ edition, language, text, title }) => (
        <blockquote key={edition} lang={language} dir="auto" title={title}>
          {text}
        </blockquote>
      ))}
      <figcaption>
        {isNamed && 'What your text names: '}
        {reference}, {texts.map(({ title }) => title).join(' · ')}
      </figcaption>
    </figure>
  ));
}
