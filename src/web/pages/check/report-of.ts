import type { CheckedCitation } from '../../../contract/source-entities.ts';
import { saidOf } from '../../ui/verdicts.ts';
import { explainVerdict } from './explain-verdict.ts';

/** Characters of quoted words that the report repeats of one citation. */
const MOST_WORDS = 120;

/** The result of a check as plain text, to be sent on. */
export function reportOf(summary: string, citations: readonly CheckedCitation[], more: number): string {
  const lines = citations.map((citation, index) => {
    const { reference, quotation, correction } = citation;
    const head = [saidOf(citation).words, reference, quotation && `“${shortened(quotation)}”`]
      .filter(Boolean)
      .join(' · ');
    const source = correction ? `\n   The source’s own words: ${correction}` : '';
    return `${index + 1}. ${head}\n   ${explainVerdict(citation)}${source}`;
  });
  const rest = more > 0 ? [`${more.toLocaleString('en-US')} more citations are not listed.`] : [];
  return ['What the check of this text found', summary, ...lines, ...rest].join('\n\n');
}

function shortened(words: string): string {
  if (words.length <= MOST_WORDS) return words;
  const end = words.lastIndexOf(' ', MOST_WORDS);
  return `${words.slice(0, end > 0 ? end : MOST_WORDS)} …`;
}
