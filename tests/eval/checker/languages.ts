import type { Corpus, HeldEdition } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, table } from '../../bench/table.ts';
import { type Random, seededRandom } from '../random.ts';
import { gather } from './gather.ts';
import { keepForInspection } from './inspect.ts';
import { judgeText } from './judge-words.ts';
import { percent } from './percent.ts';

const EACH = 80;
/** Minimum number of words, or of Chinese characters: fewer do not identify a passage. */
const FEWEST = 6;

/** Quotations of the translations other than English: genuine, and altered by one word. */
export function measureLanguages(corpus: Corpus): string {
  const editions = (corpus.works[0]?.editions ?? []).filter(
    ({ role, language }) => role === 'translation' && language !== 'en',
  );
  const rows = editions.flatMap((edition, index) => [
    { edition, isAltered: false, ...judgedOf(edition, corpus, seededRandom(600 + index), false) },
    { edition, isAltered: true, ...judgedOf(edition, corpus, seededRandom(700 + index), true) },
  ]);
  const all = rows.flatMap(({ judged, isAltered }) => judged.map((each) => ({ ...each, isAltered })));
  const genuine = all.filter(({ isAltered }) => !isAltered);
  const altered = all.filter(({ isAltered }) => isAltered);
  const verified = (group: readonly { verdict: string }[]) =>
    group.filter(({ verdict }) => verdict === 'verified').length;
  const wrong = all.filter(({ verdict, isAltered }) => (verdict === 'verified') === isAltered);
  keepForInspection(
    'eval-languages.tsv',
    wrong.map(({ verdict, language, change, text }) => [verdict, language, change, text]),
  );
  const lines = editions.map(({ id, language }) => {
    const of = (group: typeof all) => group.filter((each) => each.id === id);
    const [one, other] = [of(genuine), of(altered)];
    const misquoted = other.filter(({ verdict }) => verdict === 'misquoted').length;
    return [
      language,
      `${one.length}`,
      percent(verified(one), one.length),
      `${other.length}`,
      `${verified(other)}`,
      `${misquoted}`,
    ];
  });
  return `### Other languages

${grouped(genuine.length)} genuine quotations of verses and parts of verses: **verified ${percent(verified(genuine), genuine.length)}** (goal: 99 %).
${grouped(altered.length)} altered by one word: **verified all the same: ${verified(altered)}** (must be 0).

${table(['Language', 'genuine', 'verified', 'altered', 'verified', 'misquoted'], lines)}`;
}

interface Judged {
  id: string;
  language: string;
  verdict: string;
  change: string;
  text: string;
}

function judgedOf(edition: HeldEdition, corpus: Corpus, random: Random, isAltered: boolean): { judged: Judged[] } {
  const { id, language } = edition;
  const joint = language === 'zh' ? '' : ' ';
  const tokensAt = (place: number) => tokensOf(edition.text(place), language);
  const judged = gather(EACH, (index) => {
    const place = random.int(corpus.verses.length);
    const { surah = 0, ayah = 0 } = corpus.verses[place] ?? {};
    const source = tokensAt(place);
    const length = index % 2 === 0 ? source.length : Math.min(source.length, FEWEST + random.int(20));
    const start = random.int(source.length - length + 1);
    const genuine = source.slice(start, start + length);
    if (genuine.filter((token) => keyOf(token) !== '').length < FEWEST) return undefined;
    const other = random.pick(tokensAt(random.int(corpus.verses.length)));
    const tokens = isAltered ? alter(genuine, other, random) : genuine;
    if (isAltered && occursIn(tokens, source)) return undefined;
    const reference = references[index % references.length]?.(surah, ayah) ?? '';
    const text = quotations[index % quotations.length]?.(tokens.join(joint), reference) ?? '';
    const verdicts = judgeText(text, corpus).map(({ verdict }) => verdict);
    const verdict = isAltered
      ? (verdicts.find((each) => each === 'verified') ?? verdicts[0] ?? 'none')
      : (verdicts.find((each) => each !== 'verified') ?? verdicts[0] ?? 'none');
    return { id, language, verdict, change: isAltered ? other : '', text };
  });
  return { judged };
}

const references = [
  (surah: number, ayah: number) => `[Quran ${surah}:${ayah}]`,
  (surah: number, ayah: number) => `(Quran ${surah}:${ayah})`,
  (surah: number, ayah: number) => `(${surah}:${ayah})`,
];

const quotations = [
  (words: string, reference: string) => `> ${words}\n>\n> ${reference}\n`,
  (words: string, reference: string) => `“${words.replace(/[“”]/gu, "'")}” ${reference}`,
  (words: string, reference: string) => `> ${words} ${reference}\n`,
  (words: string, reference: string) => `"${words.replaceAll('"', "'")}" ${reference}`,
];

/** One word is exchanged, dropped, put in, or changes places with the next. */
function alter(tokens: readonly string[], other: string, random: Random): string[] {
  const at = 1 + random.int(tokens.length - 2);
  const [one = '', next = ''] = tokens.slice(at, at + 2);
  return random.pick([
    tokens.toSpliced(at, 1, other),
    tokens.toSpliced(at, 1),
    tokens.toSpliced(at, 0, other),
    tokens.toSpliced(at, 2, next, one),
  ]);
}

/** In Chinese each sign is a word. */
const tokensOf = (text: string, language: string) =>
  (language === 'zh' ? [...text.replace(/\s+/gu, '')] : text.split(/\s+/u)).filter(Boolean);

/** A naive search for consecutive words; ignores case and punctuation. */
function occursIn(tokens: readonly string[], source: readonly string[]): boolean {
  const row = (words: readonly string[]) => ` ${words.map(keyOf).filter(Boolean).join(' ')} `;
  return row(source).includes(row(tokens));
}

function keyOf(token: string): string {
  return token
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
