import type { CheckedCitation } from '../../../contract/source-entities.ts';

/** What a verdict means for this citation, in a sentence or two. It claims nothing beyond the editions held here. */
export function explainVerdict({
  verdict,
  quotation,
  reference,
  editions = [],
  note,
  anotherTranslation,
}: CheckedCitation) {
  const held = editions.map(({ title }) => title).join(' and ');
  switch (verdict) {
    case 'verified':
      return `These words stand there${held && ` in ${held}`}.`;
    case 'misquoted':
      return `Nearly these words stand there${held && ` in ${held}`}, but not just these.`;
    case 'misattributed':
      return 'The words are found, but not at the place that the text names.';
    case 'no-such-reference':
      return note ?? 'There is no such passage.';
    case 'not-in-corpus':
      return anotherTranslation
        ? 'Nothing like these words was found in the editions held here. Perhaps they are of another translation: compare the meaning with the passage.'
        : 'Nothing like these words was found in the editions held here.';
    case 'reference-exists':
      return quotation === null
        ? 'The passage exists. No quotation stands beside the reference, so no words were compared.'
        : 'The passage exists. The words beside it are too few to be told from ordinary speech.';
    case 'unchecked':
      return (
        note ?? (reference ? 'The words could not be looked up here.' : 'No place was found for these words here.')
      );
  }
}
