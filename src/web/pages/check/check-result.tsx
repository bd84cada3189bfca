import type { CheckedText } from '../../../contract/source-entities.ts';
import { summaryOf } from '../../ui/summary-of.ts';
import { verdicts } from '../../ui/verdicts.ts';
import { CitationCard } from './citation-card.tsx';
import { markLines, markText, type Piece } from './mark-text.ts';

/** So many citations are marked and told one by one: a page with thousands helps nobody. */
const mostShown = 200;

/** The text as it was pasted with every citation marked, and below it what was found of each. */
export function CheckResult({ text, checked }: { text: string; checked: CheckedText }) {
  const citations = checked.citations.slice(0, mostShown);
  const more = checked.citations.length - citations.length;
  return (
    <section id="result" tabIndex={-1} className="check-result" aria-labelledby="result-heading">
      <h2 id="result-heading">What was found</h2>
      <p role="status" className="check-summary">
        {summaryOf(checked) ?? 'No citation was found in this text.'}
      </p>
      {citations.length === 0 && (
        <p>
          A citation is a reference, such as Quran 2:183, (2:183) or{' '}
          <span lang="ar" dir="rtl">
            البقرة: ١٨٣
          </span>
          , or words in quotation marks that stand in one of the editions. If you meant one of these, look whether its
          numbers are complete.
        </p>
      )}
      <div className="checked-text">
        {markLines(markText(text, citations)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a checked text never reorders its lines
          <p key={index} dir="auto">
            {line.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor the pieces of a line
              <Marked key={at} piece={piece} checked={checked} />
            ))}
          </p>
        ))}
      </div>
      {citations.length > 0 && (
        <ol className="citation-cards">
          {citations.map((citation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the citations stand in the text's own order
            <li key={index} id={`citation-${index + 1}`}>
              <CitationCard number={index + 1} citation={citation} />
            </li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <p className="notice">
          {more.toLocaleString('en-US')} more citations are counted above and not told one by one. Check the text in
          parts to see them.
        </p>
      )}
    </section>
  );
}

/** The words as they were pasted, then the citation's number and its verdict, which lead to what was found. */
function Marked({ piece: { text, citations, closes }, checked }: { piece: Piece; checked: CheckedText }) {
  if (citations.length === 0) return text;
  return (
    <>
      <mark className={`cited cited-${sealOf(citations[0], checked)}`}>{text}</mark>
      {closes &&
        citations.map((number) => (
          <a
            key={number}
            href={`#citation-${number}`}
            className={`cited-mark cited-${sealOf(number, checked)}`}
            dir="ltr"
            lang="en"
          >
            <span className="visually-hidden">Citation </span>
            {number} <span>{verdicts[checked.citations[number - 1]?.verdict ?? 'unchecked'].words}</span>
          </a>
        ))}
    </>
  );
}

const sealOf = (number = 0, { citations }: CheckedText) => verdicts[citations[number - 1]?.verdict ?? 'unchecked'].seal;
