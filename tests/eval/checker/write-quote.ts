import type { Surah } from '../../../src/knowledge/corpus/corpus.ts';
import type { Quote } from './quote.ts';
import type { Edition } from './units.ts';

/** How a reference is written. */
export const referenceForms = {
  '[Quran 2:183]': (_: Surah | undefined, verses: string, surah: number) => `[Quran ${surah}:${verses}]`,
  '(Quran 2:183)': (_: Surah | undefined, verses: string, surah: number) => `(Quran ${surah}:${verses})`,
  '(2:183)': (_: Surah | undefined, verses: string, surah: number) => `(${surah}:${verses})`,
  '(Al-Baqarah 2:183)': (named: Surah | undefined, verses: string, surah: number) =>
    `(${named?.name} ${surah}:${verses})`,
  '(Surah Al-Baqarah, 183)': (named: Surah | undefined, verses: string) => `(Surah ${named?.name}, ${verses})`,
  '[البقرة: 183]': (named: Surah | undefined, verses: string) => `[${named?.arabicName}: ${verses}]`,
  none: () => '',
} as const;
export type ReferenceForm = keyof typeof referenceForms;

/** How the quoted words are set off from the text around them. */
export const quotationForms = {
  block: (words: string, reference: string) => `It is written:\n\n> ${words}\n>\n> ${reference}\n\nSo it is written.`,
  '“…”': (words: string, reference: string) => `It is written: “${words}” ${reference}, so it is.`,
  // Quotation marks inside these marks are written as single ones.
  '"…"': (words: string, reference: string) => `It is written: "${words.replaceAll('"', "'")}" ${reference}, so it is.`,
  '«…»': (words: string, reference: string) => `قال تعالى: «${words}» ${reference}، وهذا معروف.`,
  '﴿…﴾': (words: string, reference: string) => `قال تعالى: ﴿${words}﴾ ${reference}، وهذا معروف.`,
} as const;
export type QuotationForm = keyof typeof quotationForms;

export function quotationFormsOf(edition: Edition): QuotationForm[] {
  return edition === 'english' ? ['block', '“…”', '"…"'] : ['block', '“…”', '«…»', '﴿…﴾'];
}

export function referenceFormsOf(edition: Edition): ReferenceForm[] {
  const forms = Object.keys(referenceForms) as ReferenceForm[];
  return edition === 'english' ? forms.filter((form) => form !== '[البقرة: 183]' && form !== 'none') : forms;
}

/** A text that quotes, as an answer would. */
export function writeQuote(
  { tokens, passage }: Quote,
  surahs: readonly Surah[],
  quotationForm: QuotationForm,
  referenceForm: ReferenceForm,
): string {
  const { surah, from, to } = passage;
  const verses = from === to ? `${from}` : `${from}-${to}`;
  return quotationForms[quotationForm](
    tokens.join(' '),
    referenceForms[referenceForm](surahs[surah - 1], verses, surah),
  );
}
