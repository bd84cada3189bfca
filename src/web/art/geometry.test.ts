import { expect, test } from 'vitest';
import { chain, heartOf, rowOfStars } from './chain.ts';
import { cell } from './cut.ts';
import { khatam, lattice, moved, ring, rosette, starPolygon } from './geometry.ts';
import { linkedStars, mark } from './mark.ts';
import { outlines, pathOf } from './path.ts';
import { interlace } from './strapwork.ts';

test('the eight-fold points lie on the circle', () => {
  for (const [x, y] of ring(8, 50)) expect(Math.hypot(x, y)).toBeCloseTo(50);
});

test('the tips of a khatam lie on its circle and its notches where two squares cross', () => {
  khatam(10).forEach(([x, y], i) => {
    expect(Math.hypot(x, y)).toBeCloseTo(i % 2 ? 7.654 : 10, 3);
  });
});

test('{8/3} is one closed strand, {8/2} two, a sixteen-fold rosette one', () => {
  expect(starPolygon(8, 3, 1)).toHaveLength(1);
  expect(starPolygon(8, 2, 1)).toHaveLength(2);
  expect(rosette(16, 2, 14, 19)).toHaveLength(1);
});

test('one cell of the lattice, moved by a pitch, is the next cell', () => {
  const pieces = interlace(lattice(2, 2, 40), 4);
  const next = pieces.map((line) => moved(line, -80, 0));
  const paths = (lines: typeof pieces) => lines.map((line) => pathOf(line)).sort();
  expect(paths(cell(pieces, 80))).toHaveLength(20);
  expect(new Set(paths(cell(next, 80)))).toEqual(new Set(paths(cell(pieces, 80))));
});

test('a strap goes over and under in turn: each of two squares has gaps at four of their eight crossings', () => {
  const pieces = interlace(starPolygon(8, 2, 100), 0, 4);
  expect(pieces).toHaveLength(8);
  expect(pieces.filter((line) => line.length === 3)).toHaveLength(8);
});

test('both rails of a strap keep their distance', () => {
  const [left, right] = interlace(
    [
      {
        points: [
          [0, 0],
          [100, 0],
        ],
      },
    ],
    6,
  );
  expect(left?.map(([, y]) => y)).toEqual([3, 3]);
  expect(right?.map(([, y]) => y)).toEqual([-3, -3]);
});

test('stars in a row meet tip to tip and one strand runs through all of them', () => {
  const stars = rowOfStars([4, 6, 8], [10, 20]);
  expect(stars.map((star) => heartOf(star)[0])).toEqual([10, 20, 34].map((x) => expect.closeTo(x)));
  // Sixteen points each, less the two tips at every joint.
  expect(chain(stars).points).toHaveLength(3 * 16 - 4);
});

test('paths are written in short relative steps', () => {
  expect(
    pathOf([
      [0, 0],
      [0.54, -0.5],
      [10, 3],
    ]),
  ).toBe('M0 0l.5-.5 9.5 3.5');
  expect(
    outlines([
      [1, 1],
      [5, 1],
      [5, 5],
    ]),
  ).toBe('M1 1l4 0 0 4z');
});

test('the written-out mark and icon equal the computed ones', () => {
  const stars = rowOfStars([4, 5.6, 7.6], [6.1, 25.9], -45);
  expect(mark.chain).toBe(pathOf(...interlace([chain(stars)], 0, 1.5)));
  expect(mark.light).toBe(outlines(...stars.slice(-1).map((star) => moved(khatam(2.9), ...heartOf(star)))));
  const pair = rowOfStars([6, 6], [7.7, 16.3], -45);
  expect(linkedStars).toBe(pathOf(...interlace([chain(pair)], 0, 2.3)));
});
