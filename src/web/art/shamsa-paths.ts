import { wedge } from './cut.ts';
import { type Line, polar, rosette, type Strand, starPolygon, wave } from './geometry.ts';
import { outlines, pathOf } from './path.ts';
import { interlace } from './strapwork.ts';

const eighth = 45;
const strap = (strands: Strand[], width: number, gap?: number) => wedge(interlace(strands, width, gap), eighth);

/** A rhomb that points outwards. */
function rhomb(degrees: number, from: number, to: number, width: number): Line {
  const middle = (from + to) / 2;
  const spread = (Math.atan(width / 2 / middle) * 180) / Math.PI;
  return [polar(from, degrees), polar(middle, degrees + spread), polar(to, degrees), polar(middle, degrees - spread)];
}

const every = (step: number, from: number, draw: (degrees: number) => Line): Line[] =>
  Array.from({ length: eighth / step }, (_, i) => draw(from + i * step));

/** Pointed lobes standing on a circle. */
function lobes(step: number, from: number, foot: number, tip: number): string {
  const at = (radius: number, degrees: number) =>
    polar(radius, degrees)
      .map((v) => Math.round(v * 10) / 10)
      .join(' ');
  return Array.from({ length: eighth / step }, (_, i) => {
    const a = from + i * step;
    const b = a + step;
    const belly = foot + (tip - foot) * 0.5;
    return `M${at(foot, a)}Q${at(belly, a)} ${at(tip, a + step / 2)}Q${at(belly, b)} ${at(foot, b)}`;
  }).join('');
}

const core = pathOf(...strap(starPolygon(8, 3, 40), 3.6));
const rose = pathOf(...strap(rosette(16, 21, 146, 190), 5, 1.2));
const plait = pathOf(...strap([wave(32, 205, 5), wave(32, 205, 5, 5.625)], 3.2));
const gems = outlines(
  ...every(22.5, 11.25, (a) => rhomb(a, 146, 178, 9)),
  ...every(22.5, 11.25, (a) => rhomb(a, 262, 274, 5)),
  ...every(45, 0, (a) => rhomb(a, 0, 13, 4.6)),
);
const beads = outlines(
  ...every(22.5, 0, (a) => rhomb(a, 172, 185, 8)),
  ...every(22.5, 11.25, (a) => rhomb(a, 222, 236, 7)),
);
const veins = pathOf(...every(22.5, 0, (a) => [polar(84, a), polar(140, a)]));
const rays = pathOf(
  ...every(22.5, 11.25, (a) => [polar(250, a), polar(262, a)]),
  ...every(22.5, 11.25, (a) => [polar(274, a), polar(292, a)]),
  ...every(22.5, 0, (a) => [polar(230, a), polar(266, a)]),
  ...every(11.25, 5.625, (a) => [polar(248, a), polar(260, a)]),
  ...every(5.625, 2.8125, (a) => [polar(246, a), polar(252, a)]),
);
const petals = lobes(22.5, 0, 217, 246);

/** One eighth of an illuminated medallion around the origin, 292 units to the ends of its rays, by layers. */
export const shamsaEighth = { straps: rose + core + plait + petals, fine: veins + beads + rays, gems };
export const shamsaRings = [193, 196, 214];
