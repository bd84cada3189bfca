import { cell } from './cut.ts';
import { khatam, lattice } from './geometry.ts';
import { outlines, pathOf } from './path.ts';
import { interlace } from './strapwork.ts';

/** The distance between two stars of the field. */
export const pitch = 80;

/** The straps of one cell of the lattice, and the small khatam at its heart. */
export const latticeCell = {
  straps: pathOf(...cell(interlace(lattice(1, 1, pitch / 2), 4.5), pitch)),
  heart: outlines(khatam(6)),
};
