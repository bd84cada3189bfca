import type { Line, Point } from './geometry.ts';

const tenths = (value: number) => Math.round(value * 10);

/** A list of tenths in the fewest characters SVG allows: `.5`, and a minus sign standing in for the space. */
function write(values: number[]): string {
  return values
    .map((value, i) => {
      const text = String(value / 10).replace(/^(-?)0\./, '$1.');
      return i && value >= 0 ? ` ${text}` : text;
    })
    .join('');
}

/** Path data for these lines, in relative steps of one decimal; a line that ends where it began is closed. */
export function pathOf(...lines: Line[]): string {
  return lines
    .map((line) => {
      const points = line.map(([x, y]): Point => [tenths(x), tenths(y)]);
      const steps = points.flatMap(([x, y], i) => {
        const [px, py] = points[i - 1] ?? [0, 0];
        return i ? [x - px, y - py] : [];
      });
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return '';
      const closed = steps.length > 4 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 2;
      return `M${write([...first])}l${write(closed ? steps.slice(0, -2) : steps)}${closed ? 'z' : ''}`;
    })
    .join('');
}

/** Path data for closed outlines. */
export function outlines(...lines: Line[]): string {
  return pathOf(...lines.map((line) => [...line, ...line.slice(0, 1)]));
}
