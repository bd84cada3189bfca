/** The geometry of all drawings: eight-fold stars and the star-and-cross lattice built from them. */

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** A line that straps follow; a closed one joins its last point to its first. */
export type Strand = { points: Line; closed?: boolean };

/** The point at this distance and angle (degrees, clockwise from the right, as SVG turns). */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Points spread evenly on a circle. */
export function ring(count: number, radius: number, from = 0): Point[] {
  return Array.from({ length: count }, (_, i) => polar(radius, from + (360 * i) / count));
}

/** The star polygon {count/step}, as the one or several closed strands it falls into. */
export function starPolygon(count: number, step: number, radius: number, from = 0): Strand[] {
  const strands: Strand[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < count; start++) {
    const points: Point[] = [];
    for (let i = start; !seen.has(i); i = (i + step) % count) {
      seen.add(i);
      points.push(polar(radius, from + (360 * i) / count));
    }
    if (points.length) strands.push({ points, closed: true });
  }
  return strands;
}

/** The outline of the khatam, two overlaid squares: tips at `radius`, notches between. */
export function khatam(radius: number, from = 0): Point[] {
  const notch = radius * (Math.SQRT1_2 / Math.cos(Math.PI / 8));
  return ring(16, 1, from).map(([x, y], i) => (i % 2 ? [x * notch, y * notch] : [x * radius, y * radius]));
}

/** The line moved by (dx, dy) and, before that, scaled. */
export function moved(line: Line, dx: number, dy: number, scale = 1): Point[] {
  return line.map(([x, y]) => [x * scale + dx, y * scale + dy]);
}

/**
 * The strands of a star-and-cross lattice, stars of this radius standing tip to tip around the origin.
 * The upright squares close on themselves; the turned squares run on from star to star as long diagonals.
 */
export function lattice(columns: number, rows: number, radius: number): Strand[] {
  const strands: Strand[] = [];
  const pitch = 2 * radius;
  const half = radius * Math.SQRT1_2;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const square: Line = [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ];
      strands.push({ points: moved(square, column * pitch, row * pitch), closed: true });
    }
  }
  const reach = (columns + rows + 2) * pitch;
  for (let i = -columns - rows - 1; i <= columns + rows; i++) {
    const offset = radius + i * pitch;
    for (const way of [1, -1]) {
      strands.push({
        points: [
          [offset - reach, -reach * way],
          [offset + reach, reach * way],
        ],
      });
    }
  }
  return strands;
}

/**
 * An arc as a line of short chords, so that it can carry a strap (at 4° a step they leave it by 0.06 % of the radius).
 */
export function arc(centre: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 4);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = polar(radius, from + ((to - from) * i) / steps);
    return [centre[0] + x, centre[1] + y];
  });
}

/**
 * The rosette: a strap leaves each notch of the inner star, becomes the side of a petal (parallel to the petal's
 * axis, `half` away from it), bends at the shoulder, closes the petal's tip and returns from the outer edge three
 * petals further on.
 */
export function rosette(count: number, half: number, shoulder: number, outer: number, from = 0): Strand[] {
  const step = 360 / count;
  const notch = half / Math.sin((step * Math.PI) / 180);
  const bend = (Math.asin(half / shoulder) * 180) / Math.PI;
  const strands: Strand[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < count; start++) {
    const points: Point[] = [];
    for (let i = start; !seen.has(i); i = (i + 3) % count) {
      seen.add(i);
      const at = from + i * step;
      points.push(
        polar(notch, at),
        polar(shoulder, at + step - bend),
        polar(outer, at + step * 1.5),
        polar(shoulder, at + step * 2 + bend),
      );
    }
    if (points.length) strands.push({ points, closed: true });
  }
  return strands;
}

/** A closed wave around the origin; two of them half a wave apart make a guilloche. */
export function wave(count: number, radius: number, swing: number, from = 0): Strand {
  const points = ring(count * 10, 1, from).map(([x, y], i): Point => {
    const r = radius + swing * Math.cos((i * Math.PI) / 5);
    return [x * r, y * r];
  });
  return { points, closed: true };
}
