import type { Check, Verdict } from '../../contract/entities.ts';
import { countWords } from '../words/count-words.ts';
import type { Words } from '../words/words.ts';

/** The parts of a provenance bar that say what was checked: `3 passages word for word`, `1 not held here`. */
export const verdictCounts = (check: Check | undefined, language: Words['language'] = 'en') =>
  order.flatMap((verdict) => {
    const count = check?.citations.filter((citation) => citation.verdict === verdict).length ?? 0;
    if (count === 0) return [];
    return [
      <span key={verdict} className={verdict === 'verified' ? 'provenance-proved' : undefined}>
        {countWords[language].counts[verdict](count)}
      </span>,
    ];
  });

const order: readonly Verdict[] = [
  'verified',
  'reference-exists',
  'misquoted',
  'misattributed',
  'no-such-reference',
  'not-in-corpus',
  'place-unread',
  'unchecked',
];
