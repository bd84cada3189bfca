import { khatam, moved } from './geometry.ts';
import { outlines } from './path.ts';

export type SealKind = 'verified' | 'unchecked' | 'wrong';

const rim = outlines(moved(khatam(9), 10, 10));
const signs: Record<SealKind, string> = {
  verified: 'M6.6 10.3l2.4 2.3 4.4-5',
  unchecked: 'M7.5 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0z',
  wrong: 'M7.3 7.3l5.4 5.4m0-5.4l-5.4 5.4',
};

/** The seal beside a verdict. It says nothing by itself: the verdict always stands next to it in words. */
export function VerseSeal({ kind, className }: { kind: SealKind; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth="1.2" d={rim} />
      <path strokeWidth="1.6" d={signs[kind]} />
    </svg>
  );
}
