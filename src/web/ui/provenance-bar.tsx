import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Check, Verdict } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';

/** Whose words a text is. What each of them means is on the page about this site. */
export type Voice = 'Editors’ note' | 'Put together by a program' | 'Sample answer' | 'Not written by this site';

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
  const counts = check ? countsOf(check) : [];
  return (
    <p className="provenance">
      <Link to={`${addresses.about}#who`}>{who}</Link>
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

/** `3 passages word for word`, `5 more named`, `1 not held here`: each verdict that occurs, with its number. */
export function countsOf({ citations }: Check): { verdict: Verdict; words: string }[] {
  return sayings.flatMap(([verdict, say]) => {
    const count = citations.filter((citation) => citation.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, words: say(count) }];
  });
}

const sayings: readonly [Verdict, (count: number) => string][] = [
  ['verified', (count) => `${count === 1 ? '1 passage' : `${count} passages`} word for word`],
  ['reference-exists', (count) => `${count === 1 ? '1 reference' : `${count} references`} found`],
  ['misquoted', (count) => `${count} differ${count === 1 ? 's' : ''} from the source`],
  ['misattributed', (count) => `${count} found elsewhere`],
  ['no-such-reference', (count) => `${count} with no such place`],
  ['not-in-corpus', (count) => `${count} not found`],
  ['place-unread', (count) => `${count} with a place that was not proved`],
  ['unchecked', (count) => `${count} not held here`],
];
