import { khatam, type Line, moved, type Point, type Strand } from './geometry.ts';

/** Stars in a line, tip to tip at this angle (a multiple of 45°), the first centred on `from`. */
export function rowOfStars(radii: readonly number[], from: Point, degrees = 0): Line[] {
  const way = (degrees * Math.PI) / 180;
  let along = -(radii[0] ?? 0);
  return radii.map((radius) => {
    along += radius * 2;
    const distance = along - radius;
    return moved(khatam(radius, degrees), from[0] + Math.cos(way) * distance, from[1] + Math.sin(way) * distance);
  });
}

/**
 * One unbroken strand through a row of stars: it runs straight on where two tips meet, so that it passes from one
 * side of the row to the other at every star, turns at the last one and comes back.
 */
export function chain(stars: readonly Line[]): Strand {
  const side = (star: Line, near: boolean) => (near ? star.slice(9) : star.slice(1, 8).reverse());
  const there = stars.flatMap((star, i) => side(star, i % 2 === 0));
  const back = stars.flatMap((star, i) => side(star, i % 2 === 1)).reverse();
  const [first, last] = [stars[0]?.slice(8, 9) ?? [], stars.at(-1)?.slice(0, 1) ?? []];
  return { points: [...first, ...there, ...last, ...back], closed: true };
}

/** The middle of a star of sixteen points. */
export function heartOf(star: Line): Point {
  const [a, b] = [star[0] ?? [0, 0], star[8] ?? [0, 0]];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
