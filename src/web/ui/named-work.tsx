import { createContext } from 'react';

/** A work that a text names as its source, and that this library does not hold. */
export interface NamedWorkEntry {
  /** Its id in the list below the text. */
  id: string;
  author: string;
  title: string;
  year: string;
}

/** The works that a text names, by what stands in its square brackets. */
export type NamedWorksByText = Readonly<Record<string, NamedWorkEntry>>;
export const NamedWorksContext = createContext<NamedWorksByText>({});

/** Leads to the work in the list below the text: named, and not checked here. */
export function NamedWorkMark({ text, work }: { text: string; work: NamedWorkEntry }) {
  return (
    <a
      className="reference mark-unheld named-work"
      href={`#${work.id}`}
      title="A work that is named and not held here: not checked"
    >
      {text}
    </a>
  );
}

/** The works that a text names, so that a reader can find and open them. */
export function NamedWorks({ works }: { works: readonly NamedWorkEntry[] }) {
  if (works.length === 0) return null;
  return (
    <section className="named-works" aria-labelledby="named-works">
      <h2 id="named-works">Works named above</h2>
      <p className="small-note">This library does not hold them, so what they say was not checked here.</p>
      <ul>
        {works.map(({ id, author, title, year }) => (
          <li key={id} id={id}>
            {author}, <cite>{title}</cite> ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}
