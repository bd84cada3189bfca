import type { Check, Citation, Verdict } from '../../contract/entities.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { useWords } from '../words/words.ts';
import { ReferenceMark } from './reference-mark.tsx';
import { withVerseNumbers } from './scripture.tsx';

/** A passage that a text cites, once, with the best that was found of it. */
export interface CitedPassage {
  reference: string;
  verdict: Verdict;
  editions: readonly string[];
  /** Its words, if the library holds them and they are few. */
  words: string | undefined;
}

/** Letters of a passage that are worth reading in a list. */
const MOST_WORDS = 600;

/** Every passage of a check, in the order of first mention. */
export function citedPassages(check: Check | undefined, passages: QuotedPassages): CitedPassage[] {
  const best = new Map<string, Citation>();
  for (const citation of check?.citations ?? []) {
    if (citation.reference === '') continue;
    const known = best.get(citation.reference);
    if (!known || (known.verdict !== 'verified' && citation.verdict === 'verified')) {
      best.set(citation.reference, citation);
    }
  }
  return [...best].map(([reference, { verdict, editions }]) => {
    const held = passages[reference];
    const words = held?.translation || held?.arabic;
    return {
      reference,
      verdict,
      editions: editions ?? held?.editions ?? [],
      words: words !== undefined && words.length <= MOST_WORDS ? words : undefined,
    };
  });
}

/** The passages that a text cites: folded on a screen, whole on paper. */
export function CitedPassages({ passages }: { passages: readonly CitedPassage[] }) {
  const { sources, verdicts, verifiedWords, marks } = useWords();
  if (passages.length === 0) return null;
  // Of a passage that is only named its mark says enough.
  const said = ({ verdict, editions }: CitedPassage) => {
    if (verdict === 'reference-exists') return undefined;
    if (verdict === 'verified') return [verifiedWords, ...editions].join(' · ');
    return verdict === 'unchecked' ? marks.unheld : verdicts[verdict];
  };
  return (
    <details className="sources cited-passages">
      <summary>{sources(passages.length)}</summary>
      <h2 className="paper-only">{sources(passages.length)}</h2>
      <ol>
        {passages.map((passage) => (
          <li key={passage.reference}>
            <ReferenceMark text={passage.reference} verdict={passage.verdict} />
            <span className="cited-verdict">{said(passage)}</span>
            {passage.words && <p dir="auto">{withVerseNumbers(passage.words)}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
