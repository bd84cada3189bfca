import { Link } from 'react-router';
import type { Check } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { summaryOf } from './summary-of.ts';

/** What was found of a text's citations, quietly under it. */
export function CheckSummary({ check }: { check: Check | undefined }) {
  const summary = check && summaryOf(check);
  if (!summary) return null;
  return (
    <p className="small-note check-note">
      {summary} <Link to={addresses.check}>Check a text yourself</Link>
    </p>
  );
}
