import type { Check } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { summaryOf } from './summary-of.ts';

/** One quiet line under a text: what the checker found in it. Once per page it also links to `/check`. */
export function CheckSummary({ check, offer = false }: { check: Check | undefined; offer?: boolean }) {
  const summary = check && summaryOf(check);
  if (!summary) return null;
  return (
    <p className="small-note check-note">
      {summary} {offer && <a href={addresses.check}>Check a text yourself</a>}
    </p>
  );
}
