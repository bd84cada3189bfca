import type { Draft } from '../knowledge/packs/import/check-draft.ts';
import type { Imported } from '../knowledge/packs/import/import-hadith.ts';
import type { PackPassage } from '../knowledge/packs/pack-manifest.ts';
import { readText } from './import-pack.ts';
import { UnreadableInput } from './read-input.ts';

/**
 * The lines of a pack that were written by hand, without the number of passages and the digest, which no hand can write.
 * Nothing is checked here but that each line is an object: `checkDraft` judges what they hold.
 */
export function readHandMade(file: string): { draft: Draft; made: Imported } {
  const lines = readText(file)
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '');
  const [first, ...rest] = lines.map(({ text, line }) => ({ value: objectOf(text, file, line), line }));
  if (!first) throw new UnreadableInput(`${file} is empty.`);
  const { passages: _, sha256: __, ...draft } = first.value;
  return {
    draft: draft as unknown as Draft,
    made: {
      passages: rest.map(({ value }) => value as unknown as PackPassage),
      rows: rest.map(({ line }) => ({ line })),
      cleaned: 0,
      problems: [],
    },
  };
}

function objectOf(text: string, file: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below, as for any other value.
  }
  throw new UnreadableInput(`${file}:${line}: is no JSON object.`);
}
