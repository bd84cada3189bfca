import { useId } from 'react';
import { LatticeField } from './lattice-field.tsx';

/** A corner of the lattice that fades towards the middle of its sheet; turn it with CSS for the other corners. */
export function KhatamCorner({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={`${id}f`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="160">
        <stop stopColor="#fff" />
        <stop offset="1" />
      </radialGradient>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="160" height="160">
        <path fill={`url(#${id}f)`} stroke="none" d="M0 0h160v160H0z" />
      </mask>
      <g mask={`url(#${id}m)`}>
        <g transform="translate(44 44)">
          <LatticeField columns={1} rows={1} />
        </g>
      </g>
    </svg>
  );
}
