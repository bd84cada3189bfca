import type { Verdict } from '../../contract/entities.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { referenceUrl } from '../../references/reference-url.ts';
import { addresses } from '../addresses.ts';
import { verdicts } from './verdicts.ts';

interface ReferenceChipProps {
  text: string;
  /** The reference in its usual form, if the text writes it differently and the form is known. */
  canonical?: string | undefined;
  verdict?: Verdict | undefined;
  /** Words for the verdict that replace the usual ones. */
  words?: string | undefined;
}

/**
 * A reference as a quiet chip. It links to the passage's page, and opens in a popover, if this library holds the work:
 * always for the Quran, for others if they have a verdict. Otherwise it links to a public site. Text that is not a
 * known reference stays as it was written.
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
