import { Link } from 'react-router';
import { LostPath } from '../art/lost-path.tsx';

/** What is not here, in its own words, and a way back. */
export function Missing({ title, text, to, label }: { title: string; text: string; to: string; label: string }) {
  return (
    <section className="page page-narrow missing">
      <LostPath className="missing-art" />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        <Link to={to} className="button">
          {label}
        </Link>
      </p>
    </section>
  );
}
