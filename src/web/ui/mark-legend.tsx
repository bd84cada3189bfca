import { addresses } from '../addresses.ts';
import { useWords } from '../words/words.ts';

/** What the marks beside references mean, in one line. */
export function MarkLegend() {
  const { legend } = useWords();
  return (
    <p className="small-note mark-legend">
      <span className="mark-verified">{legend.verified}</span> <span className="mark-exists">{legend.exists}</span>{' '}
      <span className="mark-unheld">{legend.unheld}</span> <a href={`${addresses.about}#marks`}>{legend.more}</a>
    </p>
  );
}
