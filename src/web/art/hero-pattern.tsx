import { useId } from 'react';
import { LatticeField } from './lattice-field.tsx';
import { Shamsa } from './shamsa.tsx';

/**
 * The frontispiece of the home page: a shamsa set into the lattice, which is kept clear around it and fades into
 * the paper by the drawing's own mask; the page needs no CSS mask.
 */
export function HeroPattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={`${id}f`} gradientUnits="userSpaceOnUse" cx="840" cy="320" r="620">
        <stop offset=".36" stopColor="#000" />
        <stop offset=".47" stopColor="#ddd" />
        <stop offset=".9" stopColor="#000" />
      </radialGradient>
      <linearGradient id={`${id}v`} x2="0" y2="1">
        <stop />
        <stop offset=".22" stopOpacity="0" />
        <stop offset=".7" stopOpacity="0" />
        <stop offset="1" />
      </linearGradient>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="640">
        <path fill={`url(#${id}f)`} stroke="none" d="M0 0h1200v640H0z" />
        <path fill={`url(#${id}v)`} stroke="none" d="M0 0h1200v640H0z" />
      </mask>
      <g mask={`url(#${id}m)`}>
        <g className="art-soft" transform="translate(200)">
          <LatticeField columns={4} rows={4} />
        </g>
      </g>
      <g transform="translate(840 320)" strokeWidth="1.3">
        <Shamsa />
      </g>
    </svg>
  );
}
