import type { Places } from '../../knowledge/corpus/corpus.ts';
import type { SpottedWord } from '../../knowledge/words/word.ts';
import type { Part } from '../find/quotation.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import type { Run } from '../look-up/word-index.ts';
import { FEWEST_TELLING_WORDS, judgeWords, placed, type WordRow, wholeIfMost } from './judge-words.ts';
import { graver, type Judgement, judgement } from './judgement.ts';

/** Maximum passages over which the pieces of a quotation without a reference may spread. */
const FARTHEST = 10;

/** Maximum places of the first piece that are tried. */
const MOST_PLACES = 5;

/** A text with more pieces or verse numbers in one quotation is hostile or broken: it is not judged. */
const MOST_PIECES = 64;
const MOST_NUMBERS = 300;

/** Words needed by a piece that begins or ends the cited passage; any other needs more to be located. */
const FEWEST_AT_AN_EDGE = 3;

/**
 * Judges a quotation with “…”: each piece alone, the order of all, and the words left out between them. Undefined if it
 * has no “…”.
 */
export function judgeGaps(
  { gaps, numbers }: Part,
  words: readonly SpottedWord[],
  finder: CandidateFinder,
  cited?: Places,
): Judgement | undefined {
  if (gaps.length === 0) return undefined;
  if (numbers.length > MOST_NUMBERS) return judgement('unchecked', [finder.prepared.edition.id]);
  const rows = cutAt(words, gaps, numbers);
  if (!rows) return judgement('unchecked', [finder.prepared.edition.id]);
  if (rows.length < 2 && !cited) return undefined;
  const judged: Judgement[] = [];
  for (const within of cited ? [cited] : firstPlaces(rows, finder)) {
    const one = judgeAt(rows, finder, within);
    if (one.verdict === 'verified') return one;
    judged.push(one);
  }
  return judged[0] ?? judgement('not-in-corpus');
}

function judgeAt(rows: readonly WordRow[], finder: CandidateFinder, within: Places): Judgement {
  const worst = rows.map((row) => judgeWords(row, finder, within)).reduce(graver);
  if (worst.verdict !== 'verified' && worst.verdict !== 'reference-exists') return worst;
  const runs = runsInOrder(rows, finder, within);
  if (!runs) return judgement('not-in-corpus', worst.editions);
  const left = leftOut(rows, runs, finder);
  if (left.turned) return left.turned;
  const places = finder.index.wordsOf(within);
  const isTelling = rows.every(({ words }, at) => {
    const run = runs[at];
    const isAtEdge = run?.start === places.start || run?.end === places.end;
    return words.length >= (isAtEdge ? FEWEST_AT_AN_EDGE : FEWEST_TELLING_WORDS);
  });
  if (!isTelling) return { ...worst, verdict: 'reference-exists' };
  const { cut = {}, foundAt } = worst;
  const between = left.words.length > 0 ? { between: left.words } : {};
  const hasCut = Object.keys(cut).length > 0 || left.words.length > 0;
  return { ...worst, verdict: 'verified', foundAt, ...(hasCut && { cut: { ...cut, ...between } }) };
}

/** The words left out between the pieces; `turned` if the quotation says something else without them. */
function leftOut(rows: readonly WordRow[], runs: readonly Run[], finder: CandidateFinder) {
  const write = (run: Run) => finder.prepared.passages.write(run);
  const gaps = runs.slice(1).flatMap((run, at) => {
    const cut = finder.cuts.between(runs[at] ?? run, run);
    const behind = rows[at]?.words.at(-1)?.end ?? 0;
    return cut ? [{ ...cut, behind }] : [];
  });
  const turning = gaps.filter(({ turnsSense }) => turnsSense);
  const [first, last] = [runs[0], runs.at(-1)];
  if (turning.length === 0 || !first || !last) return { words: gaps.map(({ leftOut }) => write(leftOut)) };
  const all = { start: first.start, end: last.end };
  const turned: Judgement = {
    ...placed('misquoted', [all], finder),
    differences: turning.map(({ leftOut, behind }) => ({
      start: behind,
      end: behind,
      quoted: '',
      source: write(leftOut),
    })),
    correction: write(wholeIfMost(finder.cuts.completed(all), finder)),
  };
  return { words: [], turned };
}

/** The pieces with their numbers, a number in the last piece that begins before it; undefined where there are too many. */
function cutAt(
  words: readonly SpottedWord[],
  gaps: readonly number[],
  numbers: WordRow['numbers'],
): WordRow[] | undefined {
  const pieces: SpottedWord[][] = [[]];
  let gap = 0;
  for (const word of words) {
    let isCut = false;
    for (; gap < gaps.length && (gaps[gap] ?? 0) < word.start; gap++) isCut = true;
    if (isCut && pieces.at(-1)?.length) pieces.push([]);
    if (pieces.length > MOST_PIECES) return undefined;
    pieces.at(-1)?.push(word);
  }
  let number = 0;
  return pieces.map((piece, at) => {
    const next = pieces[at + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const from = number;
    while (number < numbers.length && (numbers[number]?.start ?? 0) < next) number++;
    return { words: piece, numbers: numbers.slice(from, number) };
  });
}

/** Where a quotation without a reference is looked up: at and after the places of its first piece. */
function firstPlaces([first]: readonly WordRow[], finder: CandidateFinder): Places[] {
  const { sections } = finder.index.table;
  return (finder.find(first?.words ?? []) ?? []).slice(0, MOST_PLACES).map((run) => {
    const { from } = finder.placesOf(run);
    let to = from + 1;
    while (to < from + FARTHEST && sections[to] === sections[from]) to++;
    return { from, to };
  });
}

/** The runs of the pieces, each after the one before it. */
function runsInOrder(rows: readonly WordRow[], finder: CandidateFinder, places: Places): Run[] | undefined {
  let { start, end } = finder.index.wordsOf(places);
  const runs: Run[] = [];
  for (const { words } of rows) {
    const [run] = finder.find(words, { start, end }) ?? [];
    if (!run) return undefined;
    runs.push(run);
    start = run.end;
  }
  return runs;
}
