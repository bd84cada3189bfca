import * as v from 'valibot';
import { Provenance } from '../../contract/entities.ts';
import type { HistoryRow, PointText } from '../../storage/port.ts';
import { readLines } from './json-lines.ts';
import { jsonText } from './json-text.ts';
import { Moment } from './moment.ts';
import { RestsOn, readPoints, writePoints } from './rests-on.ts';

/** What a line holds of a listed item. Verdicts are left out: a hub shows those that it found itself. */
export type PortablePair = Pick<HistoryRow, 'question' | 'answer' | 'savedAt' | 'provenance'> & {
  points: readonly PointText[];
};

const Line = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  answer: v.pipe(v.string(), v.nonEmpty()),
  saved_at: Moment,
  provenance: Provenance,
  rests_on: RestsOn,
});

export function writePair({ question, answer, savedAt, provenance, points }: PortablePair): string {
  const restsOn = points.length > 0 && { rests_on: writePoints(points) };
  return `${jsonText({ question, answer, saved_at: savedAt.toISOString(), provenance, ...restsOn })}\n`;
}

/** The items of a file, one after another. */
export async function* readPairs(file: string): AsyncGenerator<{ line: number; pair: PortablePair | undefined }> {
  for await (const { line, value } of readLines(file, Line)) {
    if (!value) yield { line, pair: undefined };
    else {
      const { saved_at: savedAt, rests_on: restsOn, ...pair } = value;
      yield { line, pair: { ...pair, savedAt, points: readPoints(restsOn) } };
    }
  }
}
