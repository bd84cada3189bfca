import * as v from 'valibot';
import type { PointText } from '../../storage/port.ts';

// The points that a text rests on, as an export tells them: `hajj#ihram 0123456789abcdef`. A hub that takes the text back
// finds those whose sentences it repeats by itself, but not those of an answer in other words, nor of a wording that has gone.

const POINT = /^([a-z0-9-]{1,200})#([a-z0-9-]{1,200}) ([0-9a-f]{16})$/u;

/** More than any answer or article rests on. */
const MOST = 1_000;

export const RestsOn = v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(POINT))), v.maxLength(MOST)), []);

/** In the same order whatever the database gives. */
export const writePoints = (points: readonly PointText[]): string[] =>
  points.map(({ note, point, digest }) => `${note}#${point} ${digest}`).sort();

export const readPoints = (lines: readonly string[]): PointText[] =>
  lines.map((line) => {
    const [, note = '', point = '', digest = ''] = POINT.exec(line) ?? [];
    return { note, point, digest };
  });
