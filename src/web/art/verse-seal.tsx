import { type SealKind, sealBox, sealLines } from './seal.ts';

/** The seal beside a verdict. It says nothing by itself: the verdict is always next to it in words. */
export function VerseSeal({ kind, className }: { kind: SealKind; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={sealBox}
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {sealLines(kind).map(({ path, width }) => (
        <path key={path} strokeWidth={width} d={path} />
      ))}
    </svg>
  );
}
