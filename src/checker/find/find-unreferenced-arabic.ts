import type { SpottedWord } from '../../knowledge/words/word.ts';
import { arabicLetter } from '../../text/language.ts';
import { FEWEST_TELLING_WORDS } from '../judge/judge-words.ts';
import type { CandidateFinder } from '../look-up/candidate-finder.ts';
import type { TextSearch } from '../look-up/text-search.ts';
import type { Run } from '../look-up/word-index.ts';
import type { CitedText } from './cited-text.ts';
import type { Span } from './quotation.ts';

/** Shorter runs are phrases of everyday speech. */
const FEWEST_UNSAID = 5;

/** Maximum changed words between two runs of one passage that count as one quotation. */
const MOST_BETWEEN = 3;

/** A run of words of the text that occurs in an edition. */
interface Seed {
  first: number;
  /** Behind the last. */
  end: number;
  run: Run;
}

/**
 * Finds Arabic verses without quotation marks or references, between the known citations. Hadith consist of formulas and
 * names that occur in any text: without a mark or a reference they are not searched for.
 */
export function findUnreferencedArabic(text: string, known: readonly CitedText[], search: TextSearch): CitedText[] {
  return stretchesBetween(text, known)
    .filter(({ start, end }) => arabicLetter.test(text.slice(start, end)))
    .flatMap((stretch) =>
      arabicWithin(stretch, search).map((found) => {
        const quoted = toItsClause(found, stretch, text);
        return { ...quoted, quoted };
      }),
    );
}

/** Maximum words at either end of a verse that may be altered ones; more are the writer's own. */
const MOST_ADDED = 3;

/**
 * Words that are said to be God's reach from the saying to the end of their clause: a word or two there that are not in
 * the edition are altered ones, and not the writer's.
 */
function toItsClause({ start, end }: Span, stretch: Span, text: string): Span {
  const before = text.slice(stretch.start, start);
  const lead = afterSaying.exec(before)?.[1];
  if (lead === undefined && !endsWithSaying.test(before)) return { start, end };
  const words = lead?.trim().split(/\s+/u).length ?? 0;
  const from = lead !== undefined && words <= MOST_ADDED ? start - lead.trimStart().length : start;
  const tail = clauseEnd.exec(text.slice(end, stretch.end))?.[0].trimEnd() ?? '';
  const added = tail.trim() === '' ? 0 : tail.trim().split(/\s+/u).length;
  const isOwn = added > MOST_ADDED || closingWords.test(tail);
  return { start: from, end: isOwn ? end : end + tail.length };
}

/** The words between “He, exalted, says:” and a verse. */
const afterSaying = /(?:تعالى|سبحانه|عز وجل|جل وعلا|الله)\s*[:：]\s*([\p{L}\p{M}ـ\s]+)$/u;
const endsWithSaying = /(?:تعالى|سبحانه|عز وجل|جل وعلا|الله)\s*[:：]\s*$/u;

/** What follows a verse up to the end of its clause. */
const clauseEnd = /^[\p{L}\p{M}ـ \t]*(?=$|[.,;:!?؟،؛\n)(\]["«»“”])/u;

/** What writers say behind a verse: “Almighty God has spoken the truth”, “to the end of the verse”, “and so on”. */
const closingWords =
  /(?<!\p{L})(?:صدق الله|ال[آا]ي[ةا]ت?|إلى آخر\p{L}*|ا?لخ|إلخ|الخ|وغير\p{L}*|وهذا|وهذه|وهو|وهي|كما|أي|رواه|سورة)(?!\p{L})/u;

/**
 * Runs of words in a stretch of the text that occur in an edition. Two runs of one passage with a few changed words
 * between them count as one.
 */
export function arabicWithin(stretch: Span, search: TextSearch): CitedText[] {
  if (!search.spend(stretch.end - stretch.start)) return [];
  const part = search.read(stretch).parts.find(({ script }) => script === 'arabic');
  if (!part || part.tokens.length < FEWEST_UNSAID) return [];
  const found: Span[] = [];
  for (const { finder, words } of search.quranOriginals(part)) {
    for (const { first, end } of joined(seedsOf(words, finder))) {
      const span = { start: words[first]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
      if (end - first >= FEWEST_UNSAID && !found.some((other) => overlap(other, span))) found.push(span);
    }
  }
  return found.map((quoted) => ({ ...quoted, quoted }));
}

/** The stretches between the known citations, line by line. */
function stretchesBetween(text: string, known: readonly CitedText[]): Span[] {
  const stretches: Span[] = [];
  let [from, lineEnd] = [0, -1];
  for (const { start, end } of [...known, { start: text.length, end: text.length }]) {
    for (let at = from; at < start; at = lineEnd + 1) {
      // The next line end is looked for once, however many citations its line has.
      if (lineEnd < at) lineEnd = nextLineEnd(text, at);
      if (Math.min(lineEnd, start) > at) stretches.push({ start: at, end: Math.min(lineEnd, start) });
    }
    from = Math.max(from, end);
  }
  return stretches;
}

function nextLineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found < 0 ? text.length : found;
}

/** The longest run from each word on, from left to right. */
function seedsOf(words: readonly SpottedWord[], finder: CandidateFinder): Seed[] {
  const seeds: Seed[] = [];
  for (let first = 0; first + FEWEST_TELLING_WORDS <= words.length; ) {
    const opening = words.slice(first, first + FEWEST_TELLING_WORDS);
    const runs = finder.find(opening);
    if (!runs) break;
    const seed = runs
      .map((run) => extended(words, first, run, finder))
      .reduce<Seed | undefined>((longest, one) => (longest && longest.end >= one.end ? longest : one), undefined);
    if (seed) seeds.push(seed);
    first = seed?.end ?? first + 1;
  }
  return seeds;
}

function extended(words: readonly SpottedWord[], first: number, { start, end }: Run, finder: CandidateFinder): Seed {
  const { text, sections } = finder.index.table;
  const section = sections[finder.index.passageAt(start)];
  let length = end - start;
  for (let word = words[first + length]; word; word = words[first + length]) {
    const held = start + length;
    if (held >= text.length || !finder.accepted(word).writings.includes(text[held] ?? -1)) break;
    if (sections[finder.index.passageAt(held)] !== section) break;
    length++;
    finder.budget.stepsLeft--;
  }
  return { first, end: first + length, run: { start, end: start + length } };
}

/** Runs that continue each other in text and edition but for a few words. */
function joined(seeds: readonly Seed[]): Seed[] {
  const whole: Seed[] = [];
  for (const seed of seeds) {
    const last = whole.at(-1);
    const [between, skipped] = last ? [seed.first - last.end, seed.run.start - last.run.end] : [0, -1];
    if (last && between <= MOST_BETWEEN && skipped >= 0 && skipped <= MOST_BETWEEN) {
      whole[whole.length - 1] = {
        first: last.first,
        end: seed.end,
        run: { start: last.run.start, end: seed.run.end },
      };
    } else whole.push(seed);
  }
  return whole;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
