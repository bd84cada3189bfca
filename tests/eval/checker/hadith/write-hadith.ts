import type { Collection } from './collections.ts';
import { titleOf } from './hadith-units.ts';

/** Short names of a collection, Arabic names as after رواه, and names used only with a number. */
const names: Partial<Record<Collection['work'], { short: string; arabic: string }>> = {
  bukhari: { short: 'Bukhari', arabic: 'رواه البخاري' },
  'muwatta-malik': { short: 'Muwatta Malik', arabic: 'موطأ مالك' },
  'nawawi-40': { short: 'Nawawi', arabic: 'الأربعون النووية' },
};

type Write = (work: Collection['work'], number: number) => string;

const nameOf = (work: Collection['work']) => names[work] ?? { short: work, arabic: work };

/** Ways to write a reference after the quotation. */
export const hadithReferences = {
  '[Sahih al-Bukhari 8]': (work, number) => `[${titleOf(work)} ${number}]`,
  '(Bukhari 8)': (work, number) => `(${nameOf(work).short} ${number})`,
  'Sahih al-Bukhari 8': (work, number) => `– ${titleOf(work)} ${number}`,
  'رواه البخاري (8)': (work, number) => `${nameOf(work).arabic} (${number})`,
  '(Sahih al-Bukhari, Hadith 8)': (work, number) => `(${titleOf(work)}, Hadith ${number})`,
} satisfies Record<string, Write>;
export type HadithReferenceForm = keyof typeof hadithReferences;

/** Ways to mark the words as a quotation. Quotation marks inside them are written differently. */
export const hadithForms = {
  block: (words, reference) => `It is narrated:\n\n> ${words}\n>\n> ${reference}\n\nSo it is narrated.`,
  '“…”': (words, reference) => `The Prophet said: “${words.replace(/[“”]/gu, "'")}” ${reference}, so it is.`,
  '"…"': (words, reference) => `The Prophet said: "${words.replaceAll('"', "'")}" ${reference}, so it is.`,
  '«…»': (words, reference) => `وفي الحديث: «${words}» ${reference}، وهذا معروف.`,
} satisfies Record<string, (words: string, reference: string) => string>;
export type HadithForm = keyof typeof hadithForms;

/** Into these forms a wish is put that the source has in another. */
const arabicWishes = ['صلى الله عليه وسلم', 'ﷺ', '(ﷺ)', 'صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ', ''];
const englishWishes = ['(ﷺ)', '(peace be upon him)', 'ﷺ', '(pbuh)', '', '(peace and blessings of Allah be upon him)'];
const companionWishes = ['رضي الله عنه', ''];

export const wishForms = ['as in the source', 'written otherwise', 'left out'] as const;
export type WishForm = (typeof wishForms)[number];

export function withWishes(words: string, form: WishForm, turn: number): string {
  if (form === 'as in the source') return words;
  const pick = (forms: readonly string[]) => (form === 'left out' ? '' : (forms[turn % forms.length] ?? ''));
  const isArabic = /\p{Script=Arabic}{2}/u.test(words);
  const [prophet, companion] = [pick(isArabic ? arabicWishes : englishWishes), pick(companionWishes)];
  const written = isArabic
    ? words.replace(/صل[ىي] الله عليه وسلم/gu, prophet).replace(/رض[ىي] الله عنه(?![\p{L}])/gu, companion)
    : words.replace(/\(ﷺ\)|\((?:may )?peace be upon him\)/giu, prophet);
  return written.replace(/ {2,}/gu, ' ').trim();
}
