import { readFileSync } from 'node:fs';

/** The cases of a vector file: one a line, columns separated by tabs, `#` starts a comment line. */
export function readVectors(name: string): string[][] {
  return readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
