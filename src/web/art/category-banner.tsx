import { type ReactNode, useId } from 'react';
import type { CategoryArt } from '../../shared/categories.ts';
import { arc, khatam, type Line, moved, polar, type Strand, starPolygon } from './geometry.ts';
import { LatticeField } from './lattice-field.tsx';
import { outlines, pathOf } from './path.ts';
import { Shamsa } from './shamsa.tsx';
import { interlace } from './strapwork.ts';

/** Five pointed arches, each wide enough to be woven with two neighbours on either side. */
function Pillars() {
  const pitch = 104;
  const half = pitch * 1.25;
  const radius = half * 1.3;
  const rise = (Math.acos((radius - half) / radius) * 180) / Math.PI;
  const spring = 206;
  const arches = Array.from({ length: 5 }, (_, i): Strand => {
    const x = 640 + i * pitch;
    const left = arc([x - half + radius, spring], radius, 180, 180 + rise);
    const right = arc([x + half - radius, spring], radius, -rise, 0);
    return { points: [[x - half, 260], ...left, ...right.slice(1), [x + half, 260]] };
  });
  // A lamp hangs from where the neighbours of each arch cross, on its own middle line.
  const knot = spring - Math.sqrt(radius ** 2 - (radius + pitch - half) ** 2);
  const middles = arches.map((_, i) => 640 + i * pitch);
  const cords = middles.map(
    (x): Line => [
      [x, knot + 9],
      [x, 166],
    ],
  );
  const lamps = middles.map((x) => moved(khatam(9), x, 178));
  return (
    <>
      <path vectorEffect="non-scaling-stroke" d={pathOf(...interlace(arches, 7))} />
      <path className="art-accent" stroke="none" d={outlines(...lamps)} />
      <path vectorEffect="non-scaling-stroke" className="art-soft" d={pathOf(...cords)} />
    </>
  );
}

/** Two straps winding about a straight road, and a star to mark each stage. */
function Sunnah() {
  const [flat, swing, road] = [46, 62, 22];
  const stage = flat + 2 * swing;
  const winding = (up: 1 | -1): Strand => ({
    points: Array.from({ length: 9 }, (_, i): Line => {
      const y = 120 + (i % 2 ? -swing : swing) * up;
      const x = 20 + i * stage;
      return [
        [x - flat / 2, y],
        [x + flat / 2, y],
      ];
    }).flat(),
  });
  const side = (y: number): Strand => ({
    points: [
      [-20, y],
      [1220, y],
    ],
  });
  const straps = [winding(1), winding(-1), side(120 - road), side(120 + road)];
  const marks = Array.from({ length: 8 }, (_, i) => 20 + i * stage);
  return (
    <>
      <path vectorEffect="non-scaling-stroke" d={pathOf(...interlace(straps, 7))} />
      <path
        vectorEffect="non-scaling-stroke"
        className="art-soft"
        d={outlines(
          ...marks.flatMap((x) => [
            moved(khatam(11), x + stage / 2, 120 - swing),
            moved(khatam(11), x + stage / 2, 120 + swing),
          ]),
        )}
      />
      <path className="art-accent" stroke="none" d={outlines(...marks.map((x) => moved(khatam(9), x, 120)))} />
    </>
  );
}

/**
 * The isnad: each star is one closed strap, linked into the one before it, and larger the nearer it is to the reader.
 */
function Hadith() {
  const links: Strand[] = [];
  const hearts: Line[] = [];
  let [x, radius] = [1128, 84];
  for (let i = 0; i < 6; i++) {
    const centre = x;
    links.push(
      ...starPolygon(8, 3, radius).map(({ points }) => ({ points: moved(points, centre, 120), closed: true })),
    );
    hearts.push(moved(khatam(radius * 0.13), x, 120));
    const next = radius * 0.92;
    x -= (radius + next) * 0.8;
    radius = next;
  }
  return (
    <>
      <path vectorEffect="non-scaling-stroke" d={pathOf(...interlace(links, 5))} />
      <path className="art-accent" stroke="none" d={outlines(...hearts)} />
    </>
  );
}

/** Light falling from the medallion: every second ray starts a little further out. */
const light = Array.from(
  { length: 33 },
  (_, i): Line => [polar(i % 2 ? 330 : 304, 180 + i * 5.625), polar(760, 180 + i * 5.625)],
);

const cuts: Record<CategoryArt, () => ReactNode> = {
  pillars: Pillars,
  sunnah: Sunnah,
  hadith: Hadith,
  quran: () => (
    <g transform="translate(850 238)scale(.8)" strokeWidth="1.5">
      <path vectorEffect="non-scaling-stroke" className="art-soft" d={pathOf(...light)} />
      <Shamsa />
    </g>
  ),
  general: () => <LatticeField columns={4} rows={2} />,
};

/**
 * The ornament above a category's page: five sections of one construction. Its left side fades into the page
 * background by its own mask, so that a title fits there; narrow screens show the right part with the main motif.
 */
export function CategoryBanner({ category, className }: { category: CategoryArt; className?: string }) {
  const id = useId();
  const Cut = cuts[category];
  return (
    <svg
      className={className}
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}f`}>
        <stop offset=".2" stopColor="#000" />
        <stop offset=".6" stopColor="#fff" />
        <stop offset=".9" stopColor="#fff" />
        <stop offset="1" stopColor="#333" />
      </linearGradient>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="240">
        <path fill={`url(#${id}f)`} stroke="none" d="M0 0h1200v240H0z" />
      </mask>
      <g mask={`url(#${id}m)`}>
        <Cut />
      </g>
    </svg>
  );
}
