import { type SealKind, sealBox, sealLines } from './seal.ts';

/** The seal next to a verdict. It is decorative: the verdict is always written next to it. */
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
