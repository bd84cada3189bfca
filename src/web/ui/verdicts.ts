import type { Verdict } from '../../contract/entities.ts';

/** The seal and the words of each verdict, always shown together. A verdict is a fact about the editions held here. */
export const verdicts: Record<Verdict, { seal: 'verified' | 'unchecked' | 'wrong'; words: string }> = {
  verified: { seal: 'verified', words: 'Verified' },
  misquoted: { seal: 'wrong', words: 'Differs from the source' },
  misattributed: { seal: 'wrong', words: 'Found elsewhere' },
  'no-such-reference': { seal: 'wrong', words: 'No such reference' },
  'not-in-corpus': { seal: 'unchecked', words: 'Not found in the editions held here' },
  'reference-exists': { seal: 'unchecked', words: 'Passage exists, words not compared' },
  'place-unread': { seal: 'unchecked', words: 'Words found, place not proved' },
  unchecked: { seal: 'unchecked', words: 'Not checked here' },
};

/** The same for one citation: if it quotes nothing, there are no words that could be called unchecked. */
export const saidOf = ({ verdict, quotation }: { verdict: Verdict; quotation?: string | null }) =>
  verdict === 'reference-exists' && quotation === null
    ? { ...verdicts[verdict], words: 'Reference exists, no words quoted' }
    : verdicts[verdict];
