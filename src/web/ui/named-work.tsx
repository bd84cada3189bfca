import { createContext, useContext } from 'react';
import { addresses } from '../addresses.ts';
import { noteWords } from '../words/note-words.ts';
import { useWords } from '../words/words.ts';

/** A work that a text names as its source, and that this library does not hold. */
export interface NamedWorkEntry {
  /** Its id in the list of works: below the text, or on the page about the notes. */
  id: string;
  author: string;
  title: string;
  year: string;
}

/** The works that a text names, by what stands in its square brackets. */
export type NamedWorksByText = Readonly<Record<string, NamedWorkEntry>>;
export const NamedWorksContext = createContext<NamedWorksByText>({});

/** Leads to the work in a list of works: named, and not checked here. */
export function NamedWorkMark({ text, work }: { text: string; work: NamedWorkEntry }) {
  const isListedBelow = useContext(NamedWorksContext)[text] !== undefined;
  const { namedWork } = useWords();
  return (
    <a
      className="reference mark-unheld named-work"
      href={isListedBelow ? `#${work.id}` : `${addresses.aboutNotes}#${work.id}`}
      title={namedWork}
      lang="en"
      dir="ltr"
    >
      {text}
    </a>
  );
}

/** The works that a text names, so that a reader can find and open them. */
export function NamedWorks({ works }: { works: readonly NamedWorkEntry[] }) {
  const { namedWorks, namedWorksNotHeld } = noteWords[useWords().language];
  if (works.length === 0) return null;
  return (
    <section className="named-works" aria-labelledby="named-works">
      <h2 id="named-works">{namedWorks}</h2>
      <p className="small-note">{namedWorksNotHeld}</p>
      <ul lang="en" dir="ltr">
        {works.map(({ id, author, title, year }) => (
          <li key={id} id={id}>
            {author}, <cite>{title}</cite> ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}
