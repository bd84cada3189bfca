import type { Work } from '../corpus/corpus.ts';
import type { Imported } from './import-hadith.ts';
import type { PackProblem } from './pack-check.ts';
import type { Passage } from './pack-manifest.ts';

/** Reads Tanzil's text files: `sura|aya|text` lines, or the verses alone in order; notes behind `#` are left out. */
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
  const passages: Passage[] = [];
  const problems: PackProblem[] = [];
  for (const { text, line } of lines) {
    const [, surah, ayah, verse] = /^(\d{1,3})\|(\d{1,3})\|(.+)$/.exec(text) ?? [];
    if (verse === undefined) problems.push({ line, message: 'is no line such as 2|183|text' });
    else passages.push({ verse: `${surah}:${ayah}`, texts: { [edition]: verse } });
  }
  return { passages, problems };
}

function inOrder(lines: Lines, edition: string, quran: Work): Imported {
  if (lines.length !== quran.passages) {
    const message = `there are ${lines.length} lines of text, where ${quran.passages} verses are expected`;
    return { passages: [], problems: [{ line: lines.at(-1)?.line ?? 1, message }] };
  }
  const passages = lines.map(({ text }, place) => {
    const cited = quran.cite(place, place + 1);
    const verse = cited.work === 'quran' ? `${cited.surah}:${cited.from}` : '';
    return { verse, texts: { [edition]: text } };
  });
  return { passages, problems: [] };
}
