import { Link } from 'react-router';
import type { CheckedCitation, Difference, Passage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { VerseSeal } from '../../art/verse-seal.tsx';
import { ReferenceChip } from '../../ui/reference-chip.tsx';
import { verdicts } from '../../ui/verdicts.ts';
import { explainVerdict } from './explain-verdict.ts';

/** What was found of one citation: the verdict in words, what differs, the right text with its edition, and where else. */
export function CitationCard({ number, citation }: { number: number; citation: CheckedCitation }) {
  const { reference, written, verdict, differences = [], correction, foundAt = [], editions = [] } = citation;
  const { seal, words } = verdicts[verdict];
  const isRight = verdict === 'verified';
  return (
    <article className={`citation-card scripture-${seal}`} aria-labelledby={`citation-${number}-verdict`}>
      <h3 id={`citation-${number}-verdict`} className="scripture-verdict">
        <span className="citation-number">
          <span className="visually-hidden">Citation </span>
          {number}
        </span>
        <VerseSeal kind={seal} />
        {words}
        {reference && (
          <>
            <span className="visually-hidden">: </span>
            <ReferenceChip text={reference} verdict={verdict} />
          </>
        )}
      </h3>
      {written && reference && written !== reference && <p className="small-note">Written as “{written}”.</p>}
      <p>{explainVerdict(citation)}</p>
      {differences.length > 0 && (
        <ul className="differences">
          {differences.map((difference) => (
            <li key={difference.start}>
              <Differs {...difference} />
            </li>
          ))}
        </ul>
      )}
      {correction && <Correction words={correction} edition={editions.at(-1)?.title} />}
      {!isRight && !correction && citation.quotation !== null && <Words passages={citation.passages} />}
      {foundAt.length > 0 && (
        <p className="found-at">
          {isRight ? 'The same words stand also at ' : 'The words stand at '}
          {foundAt.map((place) => (
            <ReferenceChip key={place.path} text={place.reference} verdict="verified" />
          ))}
        </p>
      )}
      {verdict === 'unchecked' && (
        <p className="small-note">
          <Link to={addresses.sources}>What this library holds</Link>
        </p>
      )}
    </article>
  );
}

/** A difference, said in words: colour and strokes only help. */
function Differs({ quoted, source }: Difference) {
  if (quoted === '')
    return (
      <>
        You left out <ins dir="auto">{source}</ins>
      </>
    );
  if (source === '')
    return (
      <>
        You put in <del dir="auto">{quoted}</del>
      </>
    );
  return (
    <>
      You wrote <del dir="auto">{quoted}</del>; the source has <ins dir="auto">{source}</ins>
    </>
  );
}

function Correction({ words, edition }: { words: string; edition: string | undefined }) {
  return (
    <figure className="correction">
      <blockquote dir="auto">{words}</blockquote>
      <figcaption>The source’s own words{edition && `: ${edition}`}</figcaption>
    </figure>
  );
}

/** What stands at the place that the text names. */
function Words({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ path, reference, texts }) => (
    <figure key={path} className="correction">
      {texts.map(({ edition, language, text, title }) => (
        <blockquote key={edition} lang={language} dir="auto" title={title}>
          {text}
        </blockquote>
      ))}
      <figcaption>
        {reference}: {texts.map(({ title }) => title).join(' · ')}
      </figcaption>
    </figure>
  ));
}
