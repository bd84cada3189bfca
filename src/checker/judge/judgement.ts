import type { Verdict } from '../../contract/entities.ts';
import type { Reference } from '../../references/reference.ts';
import type { CutWords, Difference } from '../checked-citation.ts';

/** A verdict on quoted words with its evidence. */
export interface Judgement {
  verdict: Verdict;
  /** Where all the words occur; for a misquotation, where they nearly occur. */
  foundAt: readonly Reference[];
  editions: readonly string[];
  differences?: readonly Difference[];
  correction?: string;
  /** For exact words without gaps: the source's own writing of them. */
  source?: () => string;
  anotherTranslation?: true;
  /** What the quotation cuts off or leaves out, where it is verified all the same. */
  cut?: CutWords;
}

/** From the gravest: the worst part of a quotation decides. */
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

/** The graver of two judgements; if equal, the first one with the editions of both. */
export function graver(one: Judgement, other: Judgement): Judgement {
  const [a, b] = [GRAVITY.indexOf(one.verdict), GRAVITY.indexOf(other.verdict)];
  if (a !== b) return a < b ? one : other;
  // The source's writing of one part is not that of both.
  const { source: _, cut: __, ...both } = one;
  const cut = bothCuts(one.cut, other.cut);
  return { ...both, ...(cut && { cut }), editions: [...new Set([...one.editions, ...other.editions])] };
}

function bothCuts(one: CutWords | undefined, other: CutWords | undefined): CutWords | undefined {
  if (!one || !other) return one ?? other;
  const between = [...(one.between ?? []), ...(other.between ?? [])];
  return { ...other, ...one, ...(between.length > 0 && { between }) };
}

/** The parts of a judgement that a citation reports, without empty ones. */
export function reported({
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
