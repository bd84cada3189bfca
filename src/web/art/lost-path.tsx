import { chain, heartOf, rowOfStars } from './chain.ts';
import { khatam, moved } from './geometry.ts';
import { outlines, pathOf } from './path.ts';
import { interlace } from './strapwork.ts';

const stars = rowOfStars([46, 46, 46, 46, 46], [54, 60]);
const kept = [stars.slice(0, 3), stars.slice(4)];
const heart = (star: (typeof stars)[number]) => moved(khatam(9), ...heartOf(star));

/** For the page that is not there: a chain in which one star is only dotted in. */
export function LostPath({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 476 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(...kept.flatMap((row) => interlace([chain(row)], 7)))} />
      <path className="art-accent" stroke="none" d={outlines(...kept.flat().map(heart))} />
      <path className="art-soft" strokeDasharray="2 5" strokeLinecap="round" d={outlines(...stars.slice(3, 4))} />
    </svg>
  );
}
