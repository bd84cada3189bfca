import type { Places, WorkKind } from '../../knowledge/corpus/corpus.ts';
import type { SpottedWord } from '../../knowledge/words/word.ts';
import type { Reference } from '../../references/reference.ts';
import type { VerseNumber } from '../../text/tokens.ts';
import { spellingOf } from '../compare/alefs-above.ts';
import { type Alignment, alignWithin, type TooCostly } from '../compare/align.ts';
import { differencesOf } from '../compare/differences.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import { nearestRun } from '../look-up/nearest.ts';
import type { Run } from '../look-up/word-index.ts';
import type { Cut } from './judge-cuts.ts';
import { type Judgement, judgement } from './judgement.ts';

/** Fewer words occur in any text: they count only as a whole verse. */
export const FEWEST_TELLING_WORDS = 4;

/** Maximum places that are reported: a reader looks at a few. */
const MOST_PLACES = 5;

/** Words of a passage from which the nearest place is searched first, instead of aligning all of it. */
const LONG_PASSAGE = 600;

/** Consecutive words of a quotation in one edition's language, with the verse numbers among them. */
export interface WordRow {
  words: readonly SpottedWord[];
  numbers: readonly VerseNumber[];
}

/** Judges words against one edition: at the cited passages, if any, else wherever they occur. */
export function judgeWords(row: WordRow, finder: CandidateFinder, cited?: Places): Judgement {
  const found = isLong(row) ? judgeMany(row, finder, cited) : judgeFew(row, finder, cited);
  return found ?? judgement('unchecked', [finder.prepared.edition.id]);
}

/** Judges a long quotation in a work that is not cited: exact matches only. */
export function judgeElsewhere(row: WordRow, finder: CandidateFinder): Judgement | undefined {
  const runs = isLong(row) ? finder.find(row.words) : [];
  return runs && runs.length > 0 ? judgeExact(row, runs, finder) : undefined;
}

function isLong({ words }: WordRow): boolean {
  return words.length >= FEWEST_TELLING_WORDS;
}

function judgeMany(row: WordRow, finder: CandidateFinder, cited?: Places): Judgement | undefined {
  const runs = finder.find(row.words);
  if (!runs) return undefined;
  const inPlace = cited ? runs.filter((run) => isWithin(run, cited, finder)) : runs;
  if (inPlace.length > 0) return judgeExact(row, [...inPlace, ...runs], finder, inPlace);
  const over = cited ? runs.filter((run) => runsOver(run, cited, finder)) : [];
  if (over.length > 0) return judgeExact(row, over, finder);
  if (runs.length > 0) return placed('misattributed', runs, finder);
  return judgeNearly(row, finder, cited) ?? judgement('not-in-corpus', [finder.prepared.edition.id]);
}

/** Few words are judged only as a whole passage. */
function judgeFew(row: WordRow, finder: CandidateFinder, cited?: Places): Judgement | undefined {
  const { words } = row;
  const inPlace = cited ? finder.find(words, finder.index.wordsOf(cited)) : [];
  if (!inPlace) return undefined;
  const wholeInPlace = inPlace.filter((run) => finder.isWhole(run));
  if (wholeInPlace.length > 0) return judgeExact(row, wholeInPlace, finder);
  if (cited && (inPlace.length > 0 || words.length === 1)) {
    return placed('reference-exists', inPlace, finder);
  }
  const whole = finder.findWhole(words);
  if (!whole) return undefined;
  if (whole.length > 0) {
    return cited ? placed('misattributed', whole, finder) : judgeExact(row, whole, finder);
  }
  const here = cited && alignedAt(words, finder, cited);
  if (isNear(here, FEW_SLIPS) && isWordForWord(here) && finder.isWhole(here.run)) return misquoted(words, here, finder);
  return judgement('not-in-corpus', [finder.prepared.edition.id]);
}

/** Maximum difference to a verse of a few words: the vowels of two words. */
const FEW_SLIPS = 1;

function isWordForWord({ steps, distance }: Alignment): boolean {
  const others = steps.filter(({ isSame }) => !isSame);
  return distance < others.length && others.every(({ quoted, held }) => quoted !== undefined && held !== undefined);
}

/** Judges exact words: verse numbers among them must be right, and no words that turn their sense may be cut off. */
function judgeExact(
  row: WordRow,
  runs: readonly Run[],
  finder: CandidateFinder,
  inPlace: readonly Run[] = runs,
): Judgement {
  const numbered = inPlace.filter((run) => areNumbered(row, run, finder));
  const [first] = numbered;
  if (!first) return placed('not-in-corpus', runs, finder);
  const tried = numbered.slice(0, MOST_PLACES).map((run) => ({ run, ...cutsOf(run, finder) }));
  const whole = tried.find(({ before, after }) => !before && !after);
  const sound = whole ?? tried.find(({ before, after }) => !before?.turnsSense && !after?.turnsSense);
  if (!sound) return turned(row.words, tried[0] ?? { run: first }, finder);
  const { run, before, after } = sound;
  const mixed = spelledOtherwise(row.words, run, finder);
  if (mixed.length > 0) return ofTwoSpellings(mixed, run, finder);
  const write = (run: Run) => finder.prepared.passages.write(run);
  const cut = {
    ...(before && { before: write(before.leftOut) }),
    ...(after && { after: write(after.leftOut) }),
  };
  const verified = { ...placed('verified', [run, ...runs], finder), source: () => write(run) };
  return before || after ? { ...verified, cut } : verified;
}

/**
 * The words that leave an alef out while others of the same quotation write theirs: nobody spells one sentence in both
 * ways, and «قتلوا» beside «الكتاب» says that they killed, not that they fought.
 */
function spelledOtherwise(
  words: readonly SpottedWord[],
  run: Run,
  { index }: CandidateFinder,
): { at: number; word: SpottedWord }[] {
  const spelled = words.map(({ written }, at) => {
    const above = index.alefsAbove(index.table.text[run.start + at] ?? -1);
    return above && spellingOf(written, above);
  });
  if (!spelled.includes('written')) return [];
  return words.flatMap((word, at) => (spelled[at] === 'leftOut' ? [{ at, word }] : []));
}

function ofTwoSpellings(
  words: readonly { at: number; word: SpottedWord }[],
  run: Run,
  finder: CandidateFinder,
): Judgement {
  const write = (run: Run) => finder.prepared.passages.write(run);
  return {
    ...placed('misquoted', [run], finder),
    differences: words.map(({ at, word: { start, end, written } }) => ({
      ...{ start, end, quoted: written },
      source: write({ start: run.start + at, end: run.start + at + 1 }),
    })),
    correction: write(wholeIfMost(run, finder)),
  };
}

interface Cuts {
  run: Run;
  before?: Cut | undefined;
  after?: Cut | undefined;
}

function cutsOf(run: Run, { cuts }: CandidateFinder): Omit<Cuts, 'run'> {
  return { before: cuts.before(run), after: cuts.after(run) };
}

/** A misquotation whose words are exact, but say something else without the words that were cut off. */
function turned(words: readonly SpottedWord[], { run, before, after }: Cuts, finder: CandidateFinder): Judgement {
  const write = (run: Run) => finder.prepared.passages.write(run);
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  return {
    ...placed('misquoted', [run], finder),
    differences: [
      ...(before?.turnsSense ? [{ start, end: start, quoted: '', source: write(before.leftOut) }] : []),
      ...(after?.turnsSense ? [{ start: end, end, quoted: '', source: write(after.leftOut) }] : []),
    ],
    correction: write(wholeIfMost(finder.cuts.completed(run), finder)),
  };
}

/** One sweep over the numbers and the words between them: a text may hold thousands of both. */
function areNumbered({ words, numbers }: WordRow, run: Run, finder: CandidateFinder): boolean {
  const { work } = finder.prepared;
  if (work.kind !== 'quran' || numbers.length === 0) return true;
  const { from, to } = finder.placesOf(run);
  const first = work.cite(from, from + 1);
  if (first.work !== 'quran') return false;
  const { starts } = finder.index.table;
  let before = 0;
  for (const { ayah, start } of numbers) {
    while (before < words.length && (words[before]?.end ?? 0) <= start) before++;
    const numbered = from + ayah - first.from;
    if (numbered < from || numbered >= to) return false;
    const word = run.start + before;
    if (starts[numbered] !== word && starts[numbered + 1] !== word) return false;
  }
  return true;
}

function isWithin(run: Run, cited: Places, finder: CandidateFinder): boolean {
  const { from, to } = finder.placesOf(run);
  return from >= cited.from && to <= cited.to;
}

/**
 * Whether words begin or end in the cited passages and run on into the next: most writers cite the verse with which they
 * begin. Of the cited passages they must have enough words to tell, or all.
 */
function runsOver({ start, end }: Run, cited: Places, finder: CandidateFinder): boolean {
  const own = finder.index.wordsOf(cited);
  const shared = Math.min(end, own.end) - Math.max(start, own.start);
  // A passage that has no text in this edition shares nothing.
  return shared > 0 && shared >= Math.min(FEWEST_TELLING_WORDS, own.end - own.start);
}

export function placed(verdict: Judgement['verdict'], runs: readonly Run[], finder: CandidateFinder): Judgement {
  const { work, edition } = finder.prepared;
  const places = new Map<string, Reference>();
  for (const run of runs) {
    const { from, to } = finder.placesOf(run);
    places.set(`${from}-${to}`, work.cite(from, to));
    if (places.size === MOST_PLACES) break;
  }
  return { verdict, foundAt: [...places.values()], editions: [edition.id] };
}

/** Looks for nearly the same words: at the cited passages first, then anywhere. */
function judgeNearly({ words }: WordRow, finder: CandidateFinder, cited?: Places): Judgement | undefined {
  const { work, edition } = finder.prepared;
  const most = slips(words.length, edition.role === 'original', work.kind);
  const here = cited && alignedAt(words, finder, cited);
  if (isNear(here, most)) return misquoted(words, here, finder);
  // Elsewhere more words are needed: any short text is similar to some verse.
  const there = words.length > FEWEST_TELLING_WORDS ? nearestRun(words, finder) : undefined;
  if (isNear(there, most)) return misquoted(words, there, finder);
  return here === 'too-costly' || there === 'too-costly' ? judgement('unchecked', [edition.id]) : undefined;
}

function isNear(alignment: Alignment | TooCostly | undefined, most: number): alignment is Alignment {
  return alignment !== undefined && alignment !== 'too-costly' && alignment.distance <= most;
}

function alignedAt(
  words: readonly SpottedWord[],
  finder: CandidateFinder,
  cited: Places,
): Alignment | TooCostly | undefined {
  const run = finder.index.wordsOf(cited);
  if (run.end - run.start <= LONG_PASSAGE) return alignWithin(words, run, finder);
  const nearest = nearestRun(words, finder);
  return nearest === 'too-costly' || !nearest || isWithin(nearest.run, cited, finder) ? nearest : undefined;
}

/**
 * Maximum words in which a misquotation may differ; with more it is another text, or another translation. The original has
 * only one wording, so that similar words are meant to be it.
 */
function slips(words: number, isOriginal: boolean, kind: WorkKind): number {
  const share = isOriginal || kind === 'hadith' ? 0.4 : 0.25;
  return Math.max(1, Math.floor(words * share));
}

function misquoted(words: readonly SpottedWord[], alignment: Alignment, finder: CandidateFinder): Judgement {
  const write = (run: Run) => finder.prepared.passages.write(run);
  return {
    ...placed('misquoted', [alignment.run], finder),
    differences: differencesOf(words, alignment, write),
    correction: write(wholeIfMost(alignment.run, finder)),
  };
}

/** The whole passages if most of them is quoted, so that the correction is complete. */
export function wholeIfMost(run: Run, finder: CandidateFinder): Run {
  const whole = finder.index.wordsOf(finder.placesOf(run));
  return run.end - run.start >= (whole.end - whole.start) * MOST ? whole : run;
}

const MOST = 0.6;
