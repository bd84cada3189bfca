import type { Check, Verdict } from '../../contract/entities.ts';

/** The parts of a provenance bar that say what was checked: in each verdict's words, with its number. */
export const verdictCounts = (check: Check | undefined) =>
  (check ? countsOf(check) : []).map(({ verdict, words }) => (
    <span key={verdict} className={verdict === 'verified' ? 'provenance-proved' : undefined}>
      {words}
    </span>
  ));

/** `3 passages word for word`, `5 more named`, `1 not held here`: each verdict that occurs, with its number. */
function countsOf({ citations }: Check): { verdict: Verdict; words: string }[] {
  return sayings.flatMap(([verdict, say]) => {
    const count = citations.filter((citation) => citation.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, words: say(count) }];
  });
}

const sayings: readonly [Verdict, (count: number) => string][] = [
  ['verified', (count) => `${count === 1 ? '1 passage' : `${count} passages`} word for word`],
  ['reference-exists', (count) => `${count === 1 ? '1 reference' : `${count} references`} found`],
  ['misquoted', (count) => `${count} differ${count === 1 ? 's' : ''} from the source`],
  ['misattributed', (count) => `${count} found elsewhere`],
  ['no-such-reference', (count) => `${count} with no such place`],
  ['not-in-corpus', (count) => `${count} not found`],
  ['place-unread', (count) => `${count} with a place that was not proved`],
  ['unchecked', (count) => `${count} not held here`],
];
