import { Children, type ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { useWords, type Voice } from '../words/words.ts';

/** Who wrote a text, what was checked of it, and by whom: one bar in the same place above every text. */
export function ProvenanceBar({ who, children }: { who: Voice; children?: ReactNode }) {
  const { voices } = useWords();
  return (
    <p className="provenance">
      <a href={`${addresses.about}#who`}>{voices[who]}</a>
      {Children.toArray(children).map((child) => [' · ', child])}
    </p>
  );
}
