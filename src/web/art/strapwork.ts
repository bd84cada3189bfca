import type { Line, Point, Strand } from './geometry.ts';

type Segment = { strand: number; from: Point; way: Point; length: number; start: number };
/** Where two strands meet: each side knows its strand, how far along it is, and the direction there. */
type Side = { strand: number; at: number; way: Point };
type Crossing = { sides: [Side, Side]; over?: 0 | 1 };
type Pass = { crossing: Crossing; side: 0 | 1 };

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];

/**
 * The two edges of every strap, with gaps where it passes under another one; at width 0, the strand itself with gaps.
 * Each strap goes over and under in turn; a flat drawing of crossing lines always allows this.
 */
export function interlace(strands: Strand[], width: number, gap = width / 3): Line[] {
  const segments = strands.map(segmentsOf);
  const crossings = findCrossings(segments.flat());
  const passes: Pass[][] = strands.map(() => []);
  for (const crossing of crossings) {
    for (const side of [0, 1] as const) passes[crossing.sides[side].strand]?.push({ crossing, side });
  }
  for (const list of passes) list.sort((a, b) => a.crossing.sides[a.side].at - b.crossing.sides[b.side].at);
  alternate(passes);
  return segments.flatMap((own, i) =>
    (width ? [1, -1] : [0]).flatMap((hand) =>
      rail(own, strands[i]?.closed === true, passes[i] ?? [], (hand * width) / 2, gap),
    ),
  );
}

function segmentsOf({ points, closed }: Strand, strand: number): Segment[] {
  let start = 0;
  return points.flatMap((from, i) => {
    const to = points[i + 1] ?? (closed ? points[0] : undefined);
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const way: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    start += length;
    return [{ strand, from, way, length, start: start - length }];
  });
}

function findCrossings(segments: Segment[]): Crossing[] {
  return segments.flatMap((a, i) =>
    segments.slice(i + 1).flatMap((b) => {
      const turn = cross(a.way, b.way);
      if (Math.abs(turn) < 1e-6) return [];
      const between: Point = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
      const [s, t] = [cross(between, b.way) / turn, cross(between, a.way) / turn];
      // Neighbours that meet end to end do not cross.
      if (s < 1e-6 || s > a.length - 1e-6 || t < 1e-6 || t > b.length - 1e-6) return [];
      const sides: [Side, Side] = [
        { strand: a.strand, at: a.start + s, way: a.way },
        { strand: b.strand, at: b.start + t, way: b.way },
      ];
      return [{ sides }];
    }),
  );
}

/** Settles who goes over, strand by strand, always going on with a strand that meets a settled one. */
function alternate(passes: Pass[][]): void {
  const left = new Set(passes);
  while (left.size) {
    const list = [...left].find((each) => each.some(({ crossing }) => crossing.over !== undefined)) ?? [...left][0];
    if (!list) return;
    left.delete(list);
    const known = list.findIndex(({ crossing }) => crossing.over !== undefined);
    const pass = list[known];
    const phase = pass && pass.crossing.over === pass.side ? known : known + 1;
    list.forEach(({ crossing, side }, i) => {
      crossing.over ??= (i - phase) % 2 ? (side ? 0 : 1) : side;
    });
  }
}

/** One edge of a strap at this offset from its strand, as the pieces left between the gaps. */
function rail(segments: Segment[], closed: boolean, passes: Pass[], offset: number, gap: number): Line[] {
  const last = segments.at(-1);
  const total = last ? last.start + last.length : 0;
  const gaps = passes.flatMap(({ crossing, side }) => {
    if (crossing.over === side) return [];
    const [own, other] = [crossing.sides[side], crossing.sides[side ? 0 : 1]];
    const turn = cross(other.way, own.way);
    const middle = own.at - (offset * cross(other.way, [-own.way[1], own.way[0]])) / turn;
    const reach = (Math.abs(offset) + gap) / Math.abs(turn);
    // A closed strap's gap may lie across its first point.
    return (closed ? [-total, 0, total] : [0]).map((lap) => [middle - reach + lap, middle + reach + lap] as const);
  });
  gaps.sort((a, b) => a[0] - b[0]);

  const pieces: Point[][] = [];
  let open = false;
  segments.forEach((segment, i) => {
    const { from, way, length, start } = segment;
    const before = segments[i - 1] ?? (closed ? last : undefined);
    const after = segments[i + 1] ?? (closed ? segments[0] : undefined);
    const end = start + length - (after ? mitre(way, after.way, offset) : 0);
    const begin = start + (before ? mitre(before.way, way, offset) : 0);
    let at = begin;
    const place = (s: number): Point => [
      from[0] + way[0] * (s - start) - way[1] * offset,
      from[1] + way[1] * (s - start) + way[0] * offset,
    ];
    const spans: [number, number][] = [];
    for (const [gapFrom, gapTo] of gaps) {
      if (gapTo <= at || gapFrom >= end) continue;
      if (gapFrom > at) spans.push([at, gapFrom]);
      at = gapTo;
    }
    if (at < end) spans.push([at, end]);
    for (const [a, b] of spans) {
      if (open && a === begin) pieces.at(-1)?.push(place(b));
      else pieces.push([place(a), place(b)]);
      open = b === end;
    }
    open &&= spans.length > 0;
  });
  // The piece that runs out at the end of a closed strap is the beginning of its first piece.
  const [head, tail] = [pieces[0], pieces.at(-1)];
  if (closed && open && head && tail && head !== tail && !inGap(gaps, 0)) {
    pieces[0] = [...tail, ...head.slice(1)];
    pieces.pop();
  }
  return pieces;
}

const inGap = (gaps: (readonly [number, number])[], at: number) => gaps.some(([from, to]) => from <= at && at <= to);

/** How much shorter (or longer, outside) a rail gets where its strap turns. */
function mitre(before: Point, after: Point, offset: number): number {
  const cosine = before[0] * after[0] + before[1] * after[1];
  return (offset * cross(before, after)) / (1 + cosine);
}
