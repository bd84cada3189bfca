import { addresses } from '../addresses.ts';

/** The error boundary's page. The error goes to the console; the visitor reads what to do next. */
export function Failure({ error }: { error: unknown }) {
  if (!isOfAddress(error)) console.error(error);
  return (
    <section className="page page-narrow">
      <h1>This page could not be shown</h1>
      <p className="lead">Something went wrong on our side. Load the page again, or go back to the home page.</p>
      <p>
        <a href={addresses.home} className="button">
          Return to Home
        </a>
      </p>
    </section>
  );
}

/** An address that no route has is the visitor's, and no failure: it is not written down. */
const isOfAddress = (error: unknown) => error instanceof Object && 'status' in error && error.status === 404;
