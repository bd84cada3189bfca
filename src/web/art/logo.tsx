import { mark } from './mark.ts';

/** The site's mark, shown next to its name: the isnad as a chain of stars. `logo-accent` colours the nearest star. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth={mark.width} d={mark.chain} />
      <path className="logo-accent" fill="currentColor" stroke="none" d={mark.light} />
    </svg>
  );
}
