import type { DifferenceKind } from '../../contract/source-entities.ts';
import { foldArabic } from '../../text/fold-arabic.ts';
import { isInArabicScript } from '../../text/language.ts';
import { turningWordsOf } from '../judge/turning-words.ts';

interface Pair {
  quoted: string;
  source: string;
}

/** What each difference of a quotation does to its sense, where a rule can tell; in the order of the differences. */
export function kindsOf(differences: readonly Pair[], language: string): (DifferenceKind | undefined)[] {
  const quoted = differences.flatMap((pair) => wordsOf(pair.quoted));
  const source = differences.flatMap((pair) => wordsOf(pair.source));
  const isOrder = quoted.length > 0 && quoted.toSorted().join(' ') === source.toSorted().join(' ');
  return differences.map((pair) => {
    if (isSpeltAlike(pair)) return 'signs';
    return isOrder ? 'order' : kindOf(pair, language);
  });
}

function kindOf({ quoted, source }: Pair, language: string): DifferenceKind | undefined {
  const [one, other] = [wordsOf(quoted), wordsOf(source)];
  const negations = turningWordsOf(language)?.negations;
  const denies = (words: readonly string[]) => words.some((word) => negations?.has(word));
  if (denies(one) !== denies(other)) return 'negation';
  const [said, meant] = [one[0], other[0]];
  const areAlone = one.length === 1 && other.length === 1;
  return areAlone && pronouns.has(said ?? '') && pronouns.has(meant ?? '') ? 'person' : undefined;
}

/** The same letters: another vowel, shadda or hamza. */
function isSpeltAlike({ quoted, source }: Pair): boolean {
  return quoted !== '' && isInArabicScript(quoted) && wordsOf(quoted).join(' ') === wordsOf(source).join(' ');
}

const wordsOf = (text: string): string[] =>
  isInArabicScript(text)
    ? foldArabic(text, 'written').split(' ').filter(Boolean)
    : (text
        .toLowerCase()
        .replace(/[’']/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []);

const pronouns: ReadonlySet<string> = new Set(
  'i me my mine we us our ours you your yours he him his she her hers it its they them their theirs'.split(' '),
);
