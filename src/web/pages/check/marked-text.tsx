import type { CheckedCitation } from '../../../contract/source-entities.ts';
import { saidOf } from '../../ui/verdicts.ts';
import { ArabicRuns } from './arabic-runs.tsx';
import { type Mention, markLines, markText, type Piece } from './mark-text.ts';

/** The text as it was pasted, line by line, with the judged spans marked. */
export function MarkedText({ text, citations }: { text: string; citations: readonly CheckedCitation[] }) {
  return (
    <div className="checked-text">
      {markLines(markText(text, citations)).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a checked text never reorders its lines
        <p key={index} dir="auto">
          {line.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor the pieces of a line
            <Marked key={at} piece={piece} citations={citations} />
          ))}
        </p>
      ))}
    </div>
  );
}

interface MarkedProps {
  piece: Piece;
  citations: readonly CheckedCitation[];
}

/** The words as they were pasted, then the citation's number and verdict, which link to its card. */
function Marked({ piece: { text, tail, citations: mentions, closes }, citations }: MarkedProps) {
  const seals = mentions.flatMap(({ number }) => citations[number - 1] ?? []).map((one) => saidOf(one).seal);
  if (seals.length === 0) return <ArabicRuns>{text}</ArabicRuns>;
  return (
    <>
      <mark className={`cited cited-${seals.includes('wrong') ? 'wrong' : seals[0]}`}>
        <ArabicRuns>{text}</ArabicRuns>
      </mark>
      {tail}
      {closes && mentions.map((mention) => <Pill key={mention.number} mention={mention} citations={citations} />)}
    </>
  );
}

function Pill({ mention: { number, isAside }, citations }: { mention: Mention } & Pick<MarkedProps, 'citations'>) {
  const citation = citations[number - 1];
  if (!citation) return null;
  const { seal, words } = saidOf(citation);
  return (
    <a
      id={isAside ? undefined : `mark-${number}`}
      href={`#citation-${number}`}
      className={`cited-mark cited-${seal}`}
      dir="ltr"
      lang="en"
    >
      <span className="visually-hidden">{isAside ? 'Reference of citation ' : 'Citation '}</span>
      {number}
      {!isAside && <span> {words}</span>}
    </a>
  );
}
