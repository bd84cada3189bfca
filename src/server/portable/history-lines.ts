import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { Provenance } from '../../contract/entities.ts';
import type { HistoryRow } from '../../storage/port.ts';
import { jsonText } from './json-text.ts';

/** What a line holds of a listed item. Verdicts are left out: a hub shows those that it found itself. */
export type PortablePair = Pick<HistoryRow, 'question' | 'answer' | 'savedAt' | 'provenance'>;

const Line = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  answer: v.pipe(v.string(), v.nonEmpty()),
  saved_at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  provenance: Provenance,
});

export function writePair({ question, answer, savedAt, provenance }: PortablePair): string {
  return `${jsonText({ question, answer, saved_at: savedAt.toISOString(), provenance })}\n`;
}

/** The items of a file, one after another, so that a large file takes no memory. */
export async function* readPairs(file: string): AsyncGenerator<{ line: number; pair: PortablePair | undefined }> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    yield { line, pair: readPair(text) };
  }
}

function readPair(text: string): PortablePair | undefined {
  try {
    const { saved_at: savedAt, ...pair } = v.parse(Line, JSON.parse(text));
    return { ...pair, savedAt };
  } catch {
    return undefined;
  }
}
