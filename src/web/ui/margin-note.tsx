import { createContext, useContext } from 'react';
import type { Check, Citation } from '../../contract/entities.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { useWords } from '../words/words.ts';
import { markOf } from './mark-of.ts';

/** The words that stand beside a text in its margin, by reference. Only pages that are read, as the server sends them, have one. */
export const MarginContext = createContext<QuotedPassages | undefined>(undefined);

/**
 * A citation's own words beside its line, once for each reference, where the window has room for a margin. It repeats what
 * the mark opens, so nothing in it takes the focus and nobody hears it twice.
 */
export function MarginNote({ judged, check }: { judged: Citation; check: Check | undefined }) {
  const margin = useContext(MarginContext);
  const words = useWords();
  const reference = parseReference(judged.reference);
  const isFirst = check?.citations.find((other) => other.reference === judged.reference) === judged;
  if (!margin || !reference || !isFirst) return null;
  const passage = margin[judged.reference];
  const { state } = markOf(reference, judged.verdict, words);
  if (!passage && state !== 'unheld') return null;
  const isArabic = words.language === 'ar';
  const shown = isArabic ? passage?.arabic : passage?.translation || passage?.arabic;
  return (
    <span className={`margin-note margin-${state}`} aria-hidden="true">
      <span className="margin-reference">{words.reference(reference, judged.reference)}</span>
      {shown ? (
        <>
          <span className="margin-words" dir="auto">
            {shown}
          </span>
          <span className="margin-edition">{words.editions(passage?.editions.slice(-1) ?? [])}</span>
        </>
      ) : (
        <span className="margin-edition">{words.marks.unheld}</span>
      )}
    </span>
  );
}
