import type { ReactNode } from 'react';
import { plainText } from '../../../contract/plain-text.ts';
import { inHub } from '../../base-path.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import type { CheckedCorrection } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { Prose } from '../../ui/prose.tsx';

interface OneCorrectionProps {
  correction: CheckedCorrection;
  /** The heading of its page, or of its place in the list. */
  heading: 'h1' | 'h2';
  /** Puts the date into a link. */
  linked?: (date: ReactNode) => ReactNode;
}

/** What a text said, and what it says now. */
export function OneCorrection({ correction, heading: Heading, linked = (date) => date }: OneCorrectionProps) {
  const { id, of, date, title, path, summary, said, says, why, changesAnswer, check } = correction;
  return (
    <article className="told-correction" id={id} aria-labelledby={`${id}-title`}>
      <p className="byline">
        <span>
          {of === 'note' ? 'Note' : 'Article'} corrected on{' '}
          {linked(<time dateTime={date}>{formatDate(date, 'long')}</time>)}
        </span>
      </p>
      <Heading id={`${id}-title`} {...languageOf(title)}>
        {path === undefined ? <Text>{title}</Text> : <a href={inHub(path)}>{<Text>{title}</Text>}</a>}
      </Heading>
      {of === 'note' && (
        <p className="correction-summary">
          <Text>{summary}</Text>
        </p>
      )}
      <dl>
        <div className="correction-said">
          <dt>It said</dt>
          <dd {...languageOf(said)}>
            <Text>{plainText(said)}</Text>
          </dd>
        </div>
        <div className="correction-says">
          <dt>It says now</dt>
          <dd {...languageOf(says)}>
            <Text>{plainText(says)}</Text>
          </dd>
        </div>
      </dl>
      {why !== '' && <Prose text={why} check={check} under={Heading === 'h1' ? 1 : 2} />}
      <p className="correction-weight">
        Does it change the answer? <strong>{changesAnswer ? 'Yes' : 'No'}</strong>
      </p>
    </article>
  );
}
