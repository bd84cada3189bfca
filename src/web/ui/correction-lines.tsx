import type { ReactNode } from 'react';
import type { CorrectionMark } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import type { Corrected, CorrectionWords } from '../words/correction-words.ts';

interface CorrectionLinesProps {
  what: Corrected;
  marks: readonly CorrectionMark[] | undefined;
  /** Marks that are told one by one; the page of corrections has them all. */
  most: number;
  words: CorrectionWords;
  date: (day: string) => string;
  told: (summary: string) => ReactNode;
}

/**
 * Says that a text rests on words that were put right since, and what is right: nothing where there is none. The list of
 * past questions shows it without the words of other pages, which a browser would have to load.
 */
export function CorrectionLines({ what, marks = [], most, words, date, told }: CorrectionLinesProps) {
  const others = marks.length - most;
  if (marks.length === 0) return null;
  return (
    <div className="notice corrected" role="note">
      {marks.slice(0, most).map(({ id, of, date: day, summary, changesAnswer }) => (
        <p key={id}>
          {of === 'article' ? words.itself : words.restsOn[what]} <time dateTime={day}>{date(day)}</time>:{' '}
          {told(summary)} {changesAnswer && <strong>{words.changesAnswer[what]} </strong>}
          <a href={addresses.correction(id)}>{words.whatWasWrong}</a>
        </p>
      ))}
      {others > 0 && (
        <p>
          <a href={addresses.corrections}>{words.more(others)}</a>
        </p>
      )}
    </div>
  );
}
