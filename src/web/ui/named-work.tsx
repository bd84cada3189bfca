import { createContext, useContext } from 'react';
import { addresses } from '../addresses.ts';
import { noteWords } from '../words/note-words.ts';
import { useWords } from '../words/words.ts';

/** A work that a text names as its source, and that this library does not hold. */
export interface NamedWorkEntry {
  /** Its id in the list of works: below the text, or on the page about the notes. */
  id: string;
  /** As texts name it, without the place in it. */
  name: string;
  arabicName?: string | undefined;
  author: string;
  title: string;
  year: string;
  /** The places in it that the text names. */
  places?: readonly string[];
}

/** The works that a text names, by what stands in its square brackets. */
export type NamedWorksByText = Readonly<Record<string, NamedWorkEntry>>;
export const NamedWorksContext = createContext<NamedWorksByText>({});

/** Leads to the work in a list of works: named, and not checked here. */
export function NamedWorkMark({ text, work, isAgain }: { text: string; work: NamedWorkEntry; isAgain: boolean }) {
  const isListedBelow = useContext(NamedWorksContext)[text] !== undefined;
  const { namedWork, language } = useWords();
  const arabicName = language === 'ar' ? work.arabicName : undefined;
  return (
    <a
      className="reference mark-unheld named-work"
      href={isListedBelow ? `#${work.id}` : `${addresses.aboutNotes}#${work.id}`}
      title={`${text}. ${namedWork}`}
      lang={arabicName ? 'ar' : 'en'}
      dir={arabicName ? 'rtl' : 'ltr'}
    >
      <span className={isAgain ? 'visually-hidden' : undefined}>{arabicName ?? work.name}</span>
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
        {works.map(({ id, author, title, year, places = [] }) => (
          <li key={id} id={id}>
            {author}, <cite>{title}</cite> ({year}){places.length > 0 && `: ${places.join('; ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
