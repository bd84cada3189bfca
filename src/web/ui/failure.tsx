import { Link } from 'react-router';
import { addresses } from '../addresses.ts';

/** The last resort of a page that broke. What happened is on the console; the visitor is told what to do next. */
export function Failure({ error }: { error: unknown }) {
  console.error(error);
  return (
    <section className="page page-narrow">
      <h1>This page could not be shown</h1>
      <p className="lead">Something failed on our side. Load the page again, or go back to the start.</p>
      <p>
        <Link to={addresses.home} className="button">
          Return to Home
        </Link>
      </p>
    </section>
  );
}
