import type { Check, Verdict } from '../../contract/entities.ts';
import { countWords } from '../words/count-words.ts';
import type { Words } from '../words/words.ts';

/**
 * The parts of a provenance bar that say what was checked, and what was not: `3 passages word for word`, `1 not held here`,
 * `2 works named, not checked`.
 */
export function verdictCounts(
  check: Check | undefined,
  language: Words['language'] = 'en',
  works: readonly { id: string }[] = check?.works ?? [],
) {
  const { counts, works: worksNamed } = countWords[language];
  const named = new Set(works.map(({ id }) => id)).size;
  return [
    ...order.flatMap((verdict) => {
      const count = check?.citations.filter((citation) => citation.verdict === verdict).length ?? 0;
      if (count === 0) return [];
      return [
        <span key={verdict} className={verdict === 'verified' ? 'provenance-proved' : undefined}>
          {counts[verdict](count)}
        </span>,
      ];
    }),
    ...(named > 0 ? [<span key="works">{worksNamed(named)}</span>] : []),
  ];
}

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
