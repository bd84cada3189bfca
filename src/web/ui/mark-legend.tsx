import { Link } from 'react-router';
import { addresses } from '../addresses.ts';

/** What the marks beside references mean, in one line. */
export function MarkLegend() {
  return (
    <p className="small-note mark-legend">
      <span className="mark-verified">words verified</span> <span className="mark-exists">passage exists</span>{' '}
      <span className="mark-unheld">not held here</span>{' '}
      <Link to={`${addresses.about}#marks`}>What the marks mean</Link>
    </p>
  );
}
