import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';

interface OperatorFrameProps {
  here: 'overview' | 'saved' | 'articles' | 'corrections';
  /** Items that wait for the operator. */
  held: number;
  message?: string | undefined;
  children: ReactNode;
}

/** What stands around each of the operator's pages. */
export function OperatorFrame({ here, held, message, children }: OperatorFrameProps) {
  return (
    <div className="page operator-page">
      <header className="operator-head">
        <h1>Operator</h1>
        <form method="post" action={`${addresses.operator}/sign-out`}>
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </header>
      <nav aria-label="Operator" className="operator-nav">
        <a href={addresses.operator} aria-current={here === 'overview' ? 'page' : undefined}>
          Overview
        </a>
        <a href={addresses.operatorSaved} aria-current={here === 'saved' ? 'page' : undefined}>
          Saved answers{held > 0 && <span className="operator-count"> {held} waiting</span>}
        </a>
        <a href={addresses.operatorArticles} aria-current={here === 'articles' ? 'page' : undefined}>
          Articles
        </a>
        <a href={addresses.operatorCorrections} aria-current={here === 'corrections' ? 'page' : undefined}>
          Corrections
        </a>
      </nav>
      {message && (
        <p role="status" className="notice">
          {message}
        </p>
      )}
      {children}
    </div>
  );
}
