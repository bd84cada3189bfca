import type { Line } from './geometry.ts';

const middle = (line: Line, axis: 0 | 1) => line.reduce((sum, point) => sum + point[axis], 0) / line.length;

/** Of a drawing that repeats around the origin, the pieces of one wedge (the rest are its turned copies). */
export function wedge(lines: Line[], degrees: number): Line[] {
  // The hair's breadth of turn keeps pieces that lie across the wedge's edge from being counted twice or never.
  const inside = (line: Line) => (Math.atan2(middle(line, 1), middle(line, 0)) * 180) / Math.PI + 0.01;
  return lines.filter((line) => inside(line) >= 0 && inside(line) < degrees);
}

/** Of a drawing that repeats every `pitch` both ways, the pieces of the cell around the origin. */
export function cell(lines: Line[], pitch: number): Line[] {
  const inside = (at: number) => at >= -pitch / 2 - 0.01 && at < pitch / 2 - 0.01;
  return lines.filter((line) => inside(middle(line, 0)) && inside(middle(line, 1)));
}
