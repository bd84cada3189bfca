import { type ReactNode, useId } from 'react';

/**
 * Copies of a drawing by doubling: the first transform is applied to the drawing, the second to drawing and copy
 * together, and so on, so that three elements make eight copies and the markup stays small.
 */
export function Repeat({ transforms, children }: { transforms: readonly string[]; children: ReactNode }) {
  const id = useId();
  let drawing = children;
  for (const [i, transform] of transforms.entries()) {
    drawing = (
      <>
        <g id={`${id}${i}`}>{drawing}</g>
        <use href={`#${id}${i}`} transform={transform} />
      </>
    );
  }
  return drawing;
}

/** Turns for a drawing of one wedge: 8 gives 180°, 90° and 45°. */
export function turns(count: 4 | 8 | 16): string[] {
  const list: string[] = [];
  for (let copies = 2; copies <= count; copies *= 2) list.push(`rotate(${360 / copies})`);
  return list;
}

/** Steps for a drawing of one cell: 2^columns cells across, 2^rows down, `pitch` apart. */
export function tiles(columns: number, rows: number, pitch: number): string[] {
  const across = Array.from({ length: columns }, (_, i) => `translate(${pitch * 2 ** i})`);
  return [...across, ...Array.from({ length: rows }, (_, i) => `translate(0 ${pitch * 2 ** i})`)];
}
