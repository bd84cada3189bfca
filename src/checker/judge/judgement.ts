import type { Verdict } from '../../contract/entities.ts';
import type { Reference } from '../../references/reference.ts';
import type { CutWords, Difference } from '../checked-citation.ts';

/** What is found of quoted words. */
export interface Judgement {
  verdict: Verdict;
  /** Where all the words stand; of what is misquoted, where they nearly stand. */
  foundAt: readonly Reference[];
  editions: readonly string[];
  differences?: readonly Difference[];
  correction?: string;
  /** Of words in one row that stand there exactly: as the source writes them. */
  source?: () => string;
  anotherTranslation?: true;
  /** What the quotation cuts off or leaves out, where it is verified all the same. */
  cut?: CutWords;
}

/** From the gravest: a quotation is worth what its weakest part is worth. */
const GRAVITY: readonly Verdict[] = [
  'misattributed',
  'misquoted',
  'not-in-corpus',
  'unchecked',
  'reference-exists',
  'verified',
];

export function judgement(verdict: Verdict, editions: readonly string[] = []): Judgement {
  return { verdict, foundAt: [], editions };
}

/** The graver of two; where both are the same, the first with what both tell of their editions. */
export function graver(one: Judgement, other: Judgement): Judgement {
  const [a, b] = [GRAVITY.indexOf(one.verdict), GRAVITY.indexOf(other.verdict)];
  if (a !== b) return a < b ? one : other;
  // What the source writes for one of the two is not what it writes for both.
  const { source: _, cut: __, ...both } = one;
  const cut = bothCuts(one.cut, other.cut);
  return { ...both, ...(cut && { cut }), editions: [...new Set([...one.editions, ...other.editions])] };
}

function bothCuts(one: CutWords | undefined, other: CutWords | undefined): CutWords | undefined {
  if (!one || !other) return one ?? other;
  const between = [...(one.between ?? []), ...(other.between ?? [])];
  return { ...other, ...one, ...(between.length > 0 && { between }) };
}

/** What is told of a judgement; what there is none of is left out. */
export function told({
  verdict,
  foundAt,
  editions,
  ...rest
}: Judgement): Partial<Judgement> & Pick<Judgement, 'verdict'> {
  return {
    verdict,
    ...(foundAt.length > 0 && { foundAt }),
    ...(editions.length > 0 && { editions }),
    ...rest,
  };
}
