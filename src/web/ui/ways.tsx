import type { ReactNode } from 'react';

/** Links that lead on from a text, under a heading. */
export function Ways({ title, id, children }: { title: string; id: string; children: readonly ReactNode[] }) {
  return (
    <nav className="note-ways" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="ways">
        {children.map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page that is only read never changes
          <li key={index}>{way}</li>
        ))}
      </ul>
    </nav>
  );
}
