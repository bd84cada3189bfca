import type { Verdict } from '../../contract/entities.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { useWords } from '../words/words.ts';
import { markOf } from './mark-of.ts';

interface ReferenceMarkProps {
  text: string;
  /** The reference in its usual form, if the text writes it differently and the form is known. */
  canonical?: string | undefined;
  verdict?: Verdict | undefined;
  /** Named in the same paragraph before: its sign is enough. */
  isAgain?: boolean;
}

/**
 * A reference with the mark that says what was checked of it. It leads to a page of this site, and opens in a popover,
 * whether this library holds the work or not. Text that is not a known reference stays as it was written.
 */
export function ReferenceMark({ text, canonical = text, verdict, isAgain = false }: ReferenceMarkProps) {
  const words = useWords();
  const reference = parseReference(canonical);
  if (!reference) return `[${text}]`;
  const { state, href, says, outside } = markOf(reference, verdict, words);
  return (
    <a
      className={`reference mark-${state}`}
      href={href}
      title={says}
      data-mark={state}
      data-outside={outside}
      rel={outside && 'nofollow'}
      dir={words.language === 'ar' ? 'rtl' : 'ltr'}
      lang={words.language}
    >
      <span className={isAgain ? 'visually-hidden' : undefined}>{words.reference(reference, text)}</span>
    </a>
  );
}
