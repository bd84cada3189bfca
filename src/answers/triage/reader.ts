import { TraitWeights } from './trait-weights.ts';
import { type FoldedWords, SENTENCE_END } from './words.ts';

// A small statistical reader: it adds up the weights of the words and classes of a text. It decides only about the box
// of help above an ordinary answer, never about a reply that replaces the answer.

/** The weights of each trait: for danger of any kind, and for despair rather than violence. */
export interface ReaderWeights {
  bias: readonly [danger: number, despair: number];
  weights: Pick<ReadonlyMap<string, readonly [danger: number, despair: number]>, 'get' | 'size'>;
}

/** How likely a text speaks of a danger, and, if it does, of despair rather than violence; from 0 to 1. */
export interface DangerReading {
  danger: number;
  despair: number;
  /** How many parts of the text were read. */
  windows: number;
}

/** Words of one window; a longer sentence is read in overlapping windows, so that the cost stays linear. */
const WINDOW = 48;

/** Distance in words within which two classes are read as a pair. */
const NEARBY = 7;

/** The window with the highest likelihood: a sentence, two sentences in a row, or a part of a long sentence. */
export function read(words: FoldedWords, reader: ReaderWeights): DangerReading {
  const windows = windowsOf(words);
  const most = windows
    .map(([from, to]) => readTraits(traitsOf(words, from, to), reader))
    .reduce((best, reading) => (reading.danger > best.danger ? reading : best), { danger: 0, despair: 0.5 });
  return { ...most, windows: windows.length };
}

function readTraits(traits: ReadonlySet<string>, { bias, weights }: ReaderWeights): Omit<DangerReading, 'windows'> {
  let [danger, despair] = bias;
  const value = valueOfTraits(traits.size);
  for (const trait of traits) {
    const weight = weights.get(trait);
    if (!weight) continue;
    danger += weight[0] * value;
    despair += weight[1] * value;
  }
  return { danger: likelihood(danger), despair: likelihood(despair) };
}

/** The traits of about ten words. */
const USUAL_TRAITS = 40;

/** In a long window many small weights add up by chance, so each trait counts less. */
export const valueOfTraits = (traits: number) => Math.min(1, Math.sqrt(USUAL_TRAITS / traits));

const likelihood = (points: number) => 1 / (1 + Math.exp(-points));

/** The parts of a text that are read each on its own. */
export function windowsOf({ row }: FoldedWords): readonly (readonly [from: number, to: number])[] {
  const sentences: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= row.length; at++) {
    if (at < row.length && row[at] !== SENTENCE_END) continue;
    if (at > from) sentences.push([from, at]);
    from = at + 1;
  }
  const whole: [number, number][] = sentences.length > 2 && row.length <= WINDOW ? [[0, row.length]] : [];
  return [
    ...whole,
    ...sentences.flatMap(([start, end], index): [number, number][] => {
      const next = sentences[index + 1];
      const pair: [number, number][] = next && next[1] - start <= WINDOW ? [[start, next[1]]] : [];
      return [...partsOf(start, end), ...pair];
    }),
  ];
}

function partsOf(start: number, end: number): [number, number][] {
  if (end - start <= WINDOW) return [[start, end]];
  const parts: [number, number][] = [];
  for (let at = start; at < end; at += WINDOW / 2) parts.push([at, Math.min(at + WINDOW, end)]);
  return parts;
}

/** The traits of a window: its words, their beginnings, pairs of neighbours, its classes, and classes near each other. */
export function traitsOf({ row, classes }: FoldedWords, from: number, to: number): ReadonlySet<string> {
  const traits = new Set<string>();
  const inWindow = new Set<string>();
  const nearby: { name: string; at: number }[] = [];
  for (let at = from; at < to; at++) {
    const word = row[at] ?? SENTENCE_END;
    if (word === SENTENCE_END) continue;
    traits.add(word);
    if (word.length > STEM) traits.add(`${word.slice(0, STEM)}-`);
    const next = at + 1 < to ? row[at + 1] : undefined;
    if (next !== undefined && next !== SENTENCE_END) traits.add(`${word} ${next}`);
    for (const { name } of classes[at] ?? []) {
      while (nearby[0] && nearby[0].at < at - NEARBY) nearby.shift();
      for (const before of nearby) if (before.at < at) traits.add(`${before.name} ${name}`);
      inWindow.add(name);
    }
    for (const { name } of classes[at] ?? []) nearby.push({ name, at });
  }
  for (const name of inWindow) traits.add(name);
  return traits;
}

/** Letters of the beginning of a word that stand for its stem. */
const STEM = 5;

/** Reads the weights as the fit writes them: a trait and its two weights in hundredths, separated by tabs. */
export function readWeights(text: string): ReaderWeights {
  const traits: string[] = [];
  const hundredths: number[] = [];
  let bias: readonly [number, number] = [0, 0];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [trait = '', danger = '', despair = ''] = line.split('\t');
    if (trait === '(always)') bias = [Number(danger) / 100, Number(despair) / 100];
    else {
      traits.push(trait);
      hundredths.push(Number(danger), Number(despair));
    }
  }
  return { bias, weights: new TraitWeights(traits, hundredths) };
}
