import type { Work } from '../../corpus/corpus.ts';
import type { PackProblem } from '../pack-check.ts';
import type { PackPassage } from '../pack-manifest.ts';
import { cleanText } from '../text-problems.ts';
import type { Imported } from './import-hadith.ts';

/**
 * Reads Tanzil's text files: `sura|aya|text` lines, or the verses alone in order; skips comments that begin with `#`.
 */
export function importTanzil(text: string, edition: string, quran: Work): Imported {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((each, index) => ({ text: each.replace(/\r$/, ''), line: index + 1 }))
    .filter(({ text: each }) => each.trim() !== '' && !each.startsWith('#'));
  const isNumbered = lines[0] !== undefined && /^\d+\|\d+\|/.test(lines[0].text);
  return isNumbered ? numbered(lines, edition) : inOrder(lines, edition, quran);
}

type Lines = readonly { text: string; line: number }[];

function numbered(lines: Lines, edition: string): Imported {
  const found: Verse[] = [];
  const problems: PackProblem[] = [];
  for (const { text, line } of lines) {
    const [, surah, ayah, verse] = /^(\d{1,3})\|(\d{1,3})\|(.+)$/.exec(text) ?? [];
    if (verse === undefined) problems.push({ line, message: 'is not a line such as 2|183|text' });
    else found.push({ verse: `${surah}:${ayah}`, text: verse, line });
  }
  return imported(found, edition, problems);
}

function inOrder(lines: Lines, edition: string, quran: Work): Imported {
  if (lines.length !== quran.passages) {
    const message = `there are ${lines.length} lines of text, where ${quran.passages} verses are expected`;
    return imported([], edition, [{ line: lines.at(-1)?.line ?? 1, message }]);
  }
  const found = lines.map(({ text, line }, place) => {
    const cited = quran.cite(place, place + 1);
    return { verse: cited.work === 'quran' ? `${cited.surah}:${cited.from}` : '', text, line };
  });
  return imported(found, edition, []);
}

interface Verse {
  verse: string;
  text: string;
  line: number;
}

function imported(found: readonly Verse[], edition: string, problems: PackProblem[]): Imported {
  const passages = found.map(({ verse, text }): PackPassage => ({ verse, texts: { [edition]: cleanText(text) } }));
  const cleaned = found.filter(({ text }, index) => passages[index]?.texts[edition] !== text).length;
  return { passages, rows: found.map(({ line }) => ({ line })), cleaned, problems };
}
