import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../addresses.ts';

/** Whose words a text is. What each of them means is on the page about this site. */
export type Voice = 'Editors’ note' | 'Put together by a program' | 'Sample answer' | 'Not written by this site';

/** Who wrote a text, what was checked of it, and by whom: one bar in the same place above every text. */
export function ProvenanceBar({ who, children }: { who: Voice; children?: ReactNode }) {
  return (
    <p className="provenance">
      <Link to={`${addresses.about}#who`}>{who}</Link>
      {Children.toArray(children).map((child) => [' · ', child])}
    </p>
  );
}
