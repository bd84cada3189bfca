import type { Verdict } from '../../../contract/entities.ts';
import { VerseSeal } from '../../art/verse-seal.tsx';
import { verdicts } from '../../ui/verdicts.ts';
import type { Tally } from './tally-of.ts';

interface TallyRowProps {
  tally: readonly Tally[];
  /** How many citations have a card. */
  cards: number;
}

/** The verdicts of a text with their numbers; each leads to the card of its first citation. */
export function TallyRow({ tally, cards }: TallyRowProps) {
  return (
    <ul className="tally">
      {tally.map(({ verdict, count, first }) => {
        const { seal } = verdicts[verdict];
        const said = (
          <>
            <VerseSeal kind={seal} />
            <strong>{count.toLocaleString('en-US')}</strong> {inShort[verdict]}
          </>
        );
        return (
          <li key={verdict} className={`scripture-${seal}`}>
            {first <= cards ? <a href={`#citation-${first}`}>{said}</a> : <span>{said}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const inShort: Readonly<Record<Verdict, string>> = {
  verified: 'word for word',
  misquoted: 'different',
  misattributed: 'found elsewhere',
  'no-such-reference': 'no such reference',
  'not-in-corpus': 'not found',
  'place-unread': 'place not proved',
  'reference-exists': 'reference exists',
  unchecked: 'not held here',
};
