import type { CheckedCitation } from '../../../contract/source-entities.ts';
import { isInArabicScript } from '../../../text/language.ts';

/** Explains a verdict on this citation in a sentence or two. It claims nothing beyond the editions held here. */
export function explainVerdict({
  verdict,
  quotation,
  reference,
  written,
  editions = [],
  foundAt = [],
  note,
  anotherTranslation,
}: CheckedCitation) {
  const held = editions.map(({ title }) => title).join(' and ');
  const where = held && ` in ${held}`;
  switch (verdict) {
    case 'verified':
      return `These exact words are there${where}.${note ? ` ${note}` : ''}`;
    case 'misquoted': {
      if (note) return note;
      const differs =
        foundAt.length > 0
          ? `These words are close to another passage than the one the text names${where && `,${where}`}, but not word for word.`
          : `Close, but not word for word: compare with the text there${where}.`;
      return quotation === null || isInArabicScript(quotation) ? differs : `${differs} ${otherTranslations}`;
    }
    case 'misattributed':
      return note ?? 'These words were found, but not at the reference that the text gives.';
    case 'place-unread':
      return (
        note ??
        `These exact words are there${where}. The text seems to give a place for them, “${written}”, which was not understood and not compared.`
      );
    case 'no-such-reference':
      return note ?? 'There is no such passage.';
    case 'not-in-corpus':
      return anotherTranslation
        ? 'Nothing like these words was found in the editions held here. They may be from another translation: compare the meaning with the passage.'
        : 'Nothing like these words was found in the editions held here.';
    case 'reference-exists':
      return quotation === null
        ? 'The passage exists. There is no quotation next to the reference, so no words were compared.'
        : `The passage exists. ${note ?? 'The words next to it are too few to be recognised as a quotation.'}`;
    case 'unchecked':
      return note ?? (reference ? 'The words could not be looked up here.' : 'These words were not found here.');
  }
}

const otherTranslations =
  'If you quoted another translation, this is not a mistake: your words are compared with the editions held here.';
