import { checkText } from '../../../src/checker/check-text.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, table } from '../../bench/table.ts';
import { type Random, seededRandom } from '../random.ts';
import { gather } from './gather.ts';
import { keepForInspection } from './inspect.ts';
import { percent } from './percent.ts';
import { tellingWordsOf } from './telling-words.ts';
import { bareWord, type Edition, unitsOf, type VerseUnits } from './units.ts';

/** Fewer words are not judged unless they are a whole verse. */
const FEWEST = 4;
const SEED = 20_261_122;

const cutEditions = ['uthmani', 'plain', 'english'] as const;

interface CutQuotation {
  edition: Edition;
  text: string;
  /** A description of the change, for the list of failures. */
  cut: string;
}

interface JudgedCut extends CutQuotation {
  verdict: string;
  note: string;
}

/** Random parts of verses: unaltered, but with words missing before and after. */
export function randomCuts(verses: readonly VerseUnits[], edition: Edition, count: number): CutQuotation[] {
  const random = seededRandom(SEED);
  return gather(count, () => {
    const verse = random.pick(verses);
    const words = verse.words[edition];
    if (words.length <= FEWEST) return undefined;
    const length = FEWEST + random.int(words.length - FEWEST);
    const start = random.int(words.length - length + 1);
    const cut = `${words.slice(Math.max(0, start - 3), start).join(' ')} | … | ${words.slice(start + length, start + length + 3).join(' ')}`;
    return { edition, cut, text: quoted(words.slice(start, start + length).join(' '), verse) };
  });
}

/** The first and the last third of verses with “…” between, as a writer shortens a long verse. */
function randomGaps(verses: readonly VerseUnits[], edition: Edition, count: number): CutQuotation[] {
  const random = seededRandom(SEED + 1);
  return gather(count, () => {
    const verse = random.pick(verses);
    const words = verse.words[edition];
    if (words.length < 4 * FEWEST) return undefined;
    const third = Math.floor(words.length / 3);
    const [one, other] = [words.slice(0, third), words.slice(words.length - third)];
    if (third < FEWEST) return undefined;
    const cut = words.slice(third, words.length - third).join(' ');
    return { edition, cut, text: quoted(`${one.join(' ')} … ${other.join(' ')}`, verse) };
  });
}

/** “…” in the place of one negation: the quotation says the opposite. */
export function gapsForNegations(verses: readonly VerseUnits[], edition: Edition, count: number): CutQuotation[] {
  const random = seededRandom(SEED + 2);
  return atNegations(verses, edition, count, random, (words, at) => {
    const [one, other] = [words.slice(Math.max(0, at - 9), at), words.slice(at + 1, at + 10)];
    return one.length >= FEWEST && other.length >= FEWEST ? `${one.join(' ')} … ${other.join(' ')}` : undefined;
  });
}

/** “…” in the place of several words, the last of them a negation. */
export function gapsUpToNegations(verses: readonly VerseUnits[], edition: Edition, count: number): CutQuotation[] {
  const random = seededRandom(SEED + 4);
  return atNegations(verses, edition, count, random, (words, at) => {
    const from = at - 4 - random.int(6);
    const [one, other] = [words.slice(Math.max(0, from - 8), Math.max(0, from)), words.slice(at + 1, at + 10)];
    return one.length >= FEWEST && other.length >= FEWEST ? `${one.join(' ')} … ${other.join(' ')}` : undefined;
  });
}

/** Quotations that begin directly after a negation. */
export function cutsAtNegations(verses: readonly VerseUnits[], edition: Edition, count: number): CutQuotation[] {
  const random = seededRandom(SEED + 3);
  return atNegations(verses, edition, count, random, (words, at) => {
    const rest = words.slice(at + 1, at + 12);
    return rest.length >= FEWEST ? rest.join(' ') : undefined;
  });
}

function atNegations(
  verses: readonly VerseUnits[],
  edition: Edition,
  count: number,
  random: Random,
  write: (words: readonly string[], at: number) => string | undefined,
): CutQuotation[] {
  const isNegation = negationOf(edition);
  return gather(count, () => {
    const verse = random.pick(verses);
    const words = verse.words[edition];
    const places = words.flatMap((word, at) => (isNegation(word) ? [at] : []));
    if (places.length === 0) return undefined;
    const at = random.pick(places);
    const text = write(words, at);
    const cut = `${words[at]} | ${words.slice(at + 1, at + 3).join(' ')}`;
    return text === undefined ? undefined : { edition, cut, text: quoted(text, verse) };
  });
}

/** Words that always negate; «ما», «غير» and «إلا» do not always. */
function negationOf(edition: Edition): (word: string) => boolean {
  const { negations } = tellingWordsOf(edition);
  const certain = new Set(negations.filter((word) => !['ما', 'وما', 'غير', 'الا', 'without', 'none'].includes(word)));
  return (word) => certain.has(bareWord(word)) && !/ل\u0650م/u.test(word);
}

function quoted(words: string, { surah, ayah }: VerseUnits): string {
  return `> ${words}\n>\n> [Quran ${surah}:${ayah}]`;
}

function judgedCuts(cuts: readonly CutQuotation[], corpus: Corpus): JudgedCut[] {
  return cuts.map((each) => {
    const [citation] = checkText(each.text, corpus);
    return { ...each, verdict: citation?.verdict ?? 'none', note: citation?.cut ? 'noted' : '' };
  });
}

/** Omissions at the edges and in the gaps of quotations: must be refused only where they reverse the meaning. */
export function measureCuts(corpus: Corpus, counts = { genuine: 5_000, turned: 120 }): string {
  const verses = unitsOf(corpus);
  const kinds: [string, (verses: readonly VerseUnits[], edition: Edition, count: number) => CutQuotation[], number][] =
    [
      ['cut at random', randomCuts, counts.genuine],
      ['middle third left out (…)', randomGaps, Math.floor(counts.genuine / 5)],
      ['“…” for a negation', gapsForNegations, counts.turned],
      ['“…” for words up to a negation', gapsUpToNegations, counts.turned],
      ['begins behind a negation', cutsAtNegations, counts.turned],
    ];
  const rows = kinds.flatMap(([name, generate, count]) =>
    cutEditions.map((edition) => {
      const judged = judgedCuts(generate(verses, edition, count), corpus);
      keepForInspection(
        `eval-cuts-${name.replace(/[^a-z]+/giu, '-').replace(/^-|-$/gu, '')}-${edition}.tsv`,
        judged.map(({ verdict, note, cut, text }) => [verdict, note, cut, text]),
      );
      const of = (verdict: string, note?: string) =>
        judged.filter((each) => each.verdict === verdict && (note === undefined || each.note === note)).length;
      return [
        name,
        edition,
        grouped(judged.length),
        percent(of('verified'), judged.length),
        grouped(of('verified', 'noted')),
        `${grouped(of('misquoted'))} (${percent(of('misquoted'), judged.length)})`,
      ];
    }),
  );
  return `### Quotations that leave something out

Nothing is altered in any of these. Refused (\`misquoted\`) should be what lost a negation or an exception, and nothing else.

${table(['Quoted', 'edition', 'texts', 'verified', 'of these with a note', 'misquoted'], rows)}`;
}
