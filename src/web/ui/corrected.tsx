import type { CorrectionMark } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { correctionWords, type Corrected as What } from '../words/correction-words.ts';
import { useWords } from '../words/words.ts';
import { Text } from './honorific.tsx';

interface CorrectedProps {
  what: What;
  marks: readonly CorrectionMark[] | undefined;
  /** Marks that are told one by one; the page of corrections has them all. */
  most?: number;
}

/** Says that a text rests on words that were put right since, and what is right: nothing where there is none. */
export function Corrected({ what, marks = [], most = 3 }: CorrectedProps) {
  const { language, date } = useWords();
  const words = correctionWords[language];
  const others = marks.length - most;
  if (marks.length === 0) return null;
  return (
    <div className="notice corrected" role="note">
      {marks.slice(0, most).map(({ id, of, date: day, summary, changesAnswer }) => (
        <p key={id}>
          {(of === 'article' ? words.itself : words.restsOn)[what]} <time dateTime={day}>{date(day, 'short')}</time>:{' '}
          {language === 'en' ? (
            <Text>{summary}</Text>
          ) : (
            <span lang="en" dir="ltr" className="corrected-in-english">
              <Text>{summary}</Text>
            </span>
          )}{' '}
          {changesAnswer && <strong>{words.changesAnswer[what]} </strong>}
          <a href={`${addresses.corrections}#${id}`}>{words.whatWasWrong}</a>
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
