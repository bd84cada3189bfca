import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Check, Verdict } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { useWords, type Voice, type Words } from '../words/words.ts';

/** Who wrote a text, what was checked of it, and by whom: one bar in the same place above every text. */
export function ProvenanceBar({
  who,
  check,
  children,
}: {
  who: Voice;
  check?: Check | undefined;
  children?: ReactNode;
}) {
  const words = useWords();
  const counts = check ? countsOf(check, words) : [];
  return (
    <p className="provenance">
      <Link to={`${addresses.about}#who`}>{words.voices[who]}</Link>
      {counts.map(({ verdict, words }) => [
        ' · ',
        <span key={verdict} className={verdict === 'verified' ? 'provenance-proved' : undefined}>
          {words}
        </span>,
      ])}
      {Children.toArray(children).map((child) => [' · ', child])}
    </p>
  );
}

/** `3 passages word for word`, `5 references found`, `1 not held here`: each verdict that occurs, with its number. */
function countsOf({ citations }: Check, { counts }: Words): { verdict: Verdict; words: string }[] {
  return order.flatMap((verdict) => {
    const count = citations.filter((citation) => citation.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, words: counts[verdict](count) }];
  });
}

const order: readonly Verdict[] = [
  'verified',
  'reference-exists',
  'misquoted',
  'misattributed',
  'no-such-reference',
  'not-in-corpus',
  'place-unread',
  'unchecked',
];
