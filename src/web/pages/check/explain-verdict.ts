import { isArabic } from '../../../contract/prose.ts';
import type { CheckedCitation } from '../../../contract/source-entities.ts';

/** Explains a verdict on this citation in a sentence or two. It claims nothing beyond the editions held here. */
export function explainVerdict({
  verdict,
  quotation,
  reference,
  editions = [],
  foundAt = [],
  note,
  anotherTranslation,
}: CheckedCitation) {
  const held = editions.map(({ title }) => title).join(' and ');
  const where = held && ` in ${held}`;
  switch (verdict) {
    case 'verified':
      return `These words stand there${where}.`;
    case 'misquoted': {
      const differs =
        foundAt.length > 0
          ? `The words are near those of another place than the text names${where && `,${where}`}, but they are not just those.`
          : `Nearly these words stand there${where}, but not just these.`;
      return quotation === null || isArabic(quotation) ? differs : `${differs} ${otherTranslations}`;
    }
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

const otherTranslations =
  'If you quoted another translation, this is no mistake: it is compared with the editions held here.';
