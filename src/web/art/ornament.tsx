import { khatam, moved, starPolygon } from './geometry.ts';
import { outlines, pathOf } from './path.ts';
import { interlace } from './strapwork.ts';

const star = pathOf(
  ...interlace(
    starPolygon(8, 2, 9).map(({ points }) => ({ points: moved(points, 120, 12), closed: true })),
    1.8,
    0.7,
  ),
);

/** A pause between two parts of a page: a star between two lines that taper like strokes of a pen. */
export function Ornament({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 240 24"
      width="240"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path className="art-soft" d="M2 12l96-.6v1.2zM238 12l-96-.6v1.2z" />
      <path d="M100 12l3.5-2.2L107 12l-3.5 2.2zM133 12l3.5-2.2L140 12l-3.5 2.2z" />
      <path fill="none" stroke="currentColor" strokeWidth=".8" d={star} />
      <path className="art-accent" d={outlines(moved(khatam(2.6), 120, 12))} />
    </svg>
  );
}
