import type { CheckedCitation } from '../../../contract/source-entities.ts';
import { isDoubted } from '../../../contract/verdicts.ts';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { CopyButton } from '../../ui/share-button.tsx';
import { CitationCard } from './citation-card.tsx';
import { MarkedText } from './marked-text.tsx';
import type { ShownCheck } from './shown-check.ts';
import { TallyRow } from './tally-row.tsx';

/** With more citations than this the verified ones are folded at the end. */
const mostInOrder = 12;

/** The pasted text with every citation marked, and a card for each below it. */
interface CheckResultProps {
  text: string;
  shown: ShownCheck;
  /** Whether pictures of the results are offered: their text is sent to the site. */
  hasPictures?: boolean;
}

export function CheckResult({ text, shown, hasPictures = false }: CheckResultProps) {
  const { summary, tally, editions, report, citations, more } = shown;
  const verified = tally.find(({ verdict }) => verdict === 'verified')?.count ?? 0;
  const all = tally.reduce((sum, { count }) => sum + count, 0);
  return (
    <section id="result" tabIndex={-1} className="check-result" aria-labelledby="result-heading">
      <h2 id="result-heading">What was found</h2>
      <p role="status" className={summary ? 'check-summary visually-hidden' : 'check-summary'}>
        {summary ?? 'No citation was found in this text.'}
      </p>
      {summary && (
        <>
          <ProvenanceBar who="foreign">
            <span>
              {verified} of {all === 1 ? '1 citation' : `${all.toLocaleString('en-US')} citations`} verified word for
              word
            </span>
          </ProvenanceBar>
          <TallyRow tally={tally} cards={citations.length} />
          {editions.length > 0 && <p className="small-note">Compared with: {editions.join(' · ')}</p>}
          <CopyButton text={report} label="Copy this report" copied="Report copied" />
        </>
      )}
      {citations.length === 0 ? (
        <p className="nothing-cited">
          A citation is a reference, such as Quran 2:183, (2:183) or{' '}
          <span lang="ar" dir="rtl">
            البقرة: ١٨٣
          </span>
          , or words in quotation marks that are in one of the editions. If your text has a reference, check that it has
          both numbers, such as 2:183.
        </p>
      ) : (
        <>
          <MarkedText text={text} citations={citations} />
          <Cards text={text} citations={citations} hasPictures={hasPictures} />
        </>
      )}
      {more > 0 && (
        <p className="notice">
          {more.toLocaleString('en-US')} more citations are counted above and not listed one by one. Check the text in
          parts to see them.
        </p>
      )}
    </section>
  );
}

interface Numbered {
  number: number;
  citation: CheckedCitation;
}

interface CardsProps {
  text: string;
  citations: readonly CheckedCitation[];
  hasPictures: boolean;
}

/** A few cards in the order of the text; of many, the doubted first and the verified folded at the end. */
function Cards({ text, citations, hasPictures }: CardsProps) {
  const all = { text, hasPictures };
  const cards = citations.map((citation, index) => ({ number: index + 1, citation }));
  if (cards.length <= mostInOrder) return <CardList {...all} cards={cards} />;
  const verified = cards.filter(({ citation }) => citation.verdict === 'verified');
  const others = cards.filter(({ citation }) => citation.verdict !== 'verified');
  const doubt = ({ citation }: Numbered) => Number(isDoubted[citation.verdict]);
  return (
    <>
      {others.length > 0 && <CardList {...all} cards={others.sort((one, other) => doubt(other) - doubt(one))} />}
      {verified.length > 0 && (
        <details className="verified-cards">
          <summary>{verified.length} verified</summary>
          <CardList {...all} cards={verified} />
        </details>
      )}
    </>
  );
}

interface CardListProps extends Pick<CardsProps, 'text' | 'hasPictures'> {
  cards: readonly Numbered[];
}

function CardList({ cards, ...all }: CardListProps) {
  return (
    <ol className="citation-cards">
      {cards.map(({ number, citation }) => (
        <li key={number} id={`citation-${number}`}>
          <CitationCard number={number} citation={citation} {...all} />
        </li>
      ))}
    </ol>
  );
}
