import type { ReactNode } from 'react';
import { MissingArt } from './missing-art.tsx';

interface Way {
  to: string;
  label: string;
}

interface MissingProps extends Way {
  title: string;
  text: string;
  /** A second link. */
  more?: Way;
  /** Further ways on. */
  children?: ReactNode;
}

/** The page for something that does not exist: its own words and a link back. */
export function Missing({ title, text, to, label, more, children }: MissingProps) {
  return (
    <section className="page page-narrow missing">
      <MissingArt />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        <a href={to} className="button">
          {label}
        </a>
        {more && (
          <a href={more.to} className="button button-quiet">
            {more.label}
          </a>
        )}
      </p>
      {children}
    </section>
  );
}
