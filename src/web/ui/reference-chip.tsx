import type { Verdict } from '../../contract/entities.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { referenceUrl } from '../../references/reference-url.ts';
import { addresses } from '../addresses.ts';
import { verdicts } from './verdicts.ts';

interface ReferenceChipProps {
  text: string;
  /** Where a text writes it in another form, and it is known which. */
  canonical?: string | undefined;
  verdict?: Verdict | undefined;
  /** How the verdict is said, where it is not said as usual. */
  words?: string | undefined;
}

/**
 * A reference as a quiet chip. It leads to the passage's page here, where it opens in place, if this library holds the
 * work: always for the Quran, for others if a verdict was given on it; else to a public site. What is no known
 * reference stays as it was written.
 */
export function ReferenceChip({ text, canonical = text, verdict, words }: ReferenceChipProps) {
  const reference = parseReference(canonical);
  if (!reference) return `[${text}]`;
  const isHere = reference.work === 'quran' || (verdict !== undefined && verdict !== 'unchecked');
  return (
    <a
      className="reference"
      href={isHere ? addresses.source(reference) : referenceUrl(reference)}
      {...(isHere
        ? verdict && { 'data-verdict': verdicts[verdict].seal, 'data-words': words ?? verdicts[verdict].words }
        : { rel: 'noopener' })}
      dir="ltr"
      lang="en"
    >
      {text}
    </a>
  );
}
