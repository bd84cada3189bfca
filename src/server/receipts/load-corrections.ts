import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Correction } from './log-entries.ts';

const Change = v.record(v.string(), v.string());
const Reviewed = v.object({ note: v.string(), changes: v.optional(v.array(Change), []) });

/** The corrections that the review records of the notes tell. */
export function loadCorrections(content: string): Correction[] {
  const folder = path.join(content, 'review');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { note, changes } = v.parse(Reviewed, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      return changes.map((change) => ({ slug: note, change }));
    });
}
