import { findReferences } from '../../references/find-references.ts';
import { formatReferenceInArabic } from '../../references/format-reference-in-arabic.ts';

/** Not a link: its brackets are followed by an address. */
const BRACKETED = /\[([^[\]\n]{3,200})\](?!\()/gu;

/** The text with its bracketed references in Arabic names and figures. */
export function withArabicReferences(markdown: string): string {
  return markdown.replace(BRACKETED, (written) => {
    const references = findReferences(written).map(({ reference }) => reference);
    return references.length === 0 ? written : `[${references.map(formatReferenceInArabic).join('؛ ')}]`;
  });
}
