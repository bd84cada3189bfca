import type { HistoryRow, JudgedHistory } from '../../storage/port.ts';

/** What the operator wants to see before it is public. */
export interface ReviewRules {
  links: boolean;
  /** Words and phrases, as the operator wrote them. */
  words: readonly string[];
}

type Saved = Pick<HistoryRow, 'question' | 'answer' | 'provenance'>;

/** The listing of a saved pair by the rules of the list, and then by the operator's. Answers of this site hold no links. */
export function listingAfterReview(
  listing: 'listed' | 'unlisted',
  { question, answer, provenance }: Saved,
  rules: ReviewRules,
): Omit<JudgedHistory, 'excerpt'> {
  if (listing === 'unlisted') return { listing };
  const heldFor = reasonForReview(provenance === 'issued' ? question : `${question}\n${answer}`, rules);
  return heldFor === undefined ? { listing } : { listing: 'hidden', heldFor };
}

/** An address, also one written without `https://` or with its dot spelled out, or of mail. */
const link =
  /\w{2,10}:\/\/\S|\bwww\.\S|\]\(\s*\S|\S@[\p{L}\d-]+\.\p{L}{2,}|[\p{L}\d-]{2,}(?:\.|\s?\[dot\]\s?|\s?\(dot\)\s?)(?:com|net|org|info|biz|io|co|me|xyz|top|site|online|shop|link|club|ru|cn|de|fr|uk)\b/iu;

/** Why a text has to be seen by the operator first; undefined where it has not. Takes as long as the text is, and no longer. */
export function reasonForReview(text: string, { links, words }: ReviewRules): string | undefined {
  if (links && link.test(text)) return 'it holds a link';
  if (words.length === 0) return undefined;
  const folded = fold(text);
  const word = words.find((one) => folded.includes(fold(one)));
  return word === undefined ? undefined : `it holds “${word}”`;
}

/** The words of a text with a space before and behind each, however they are spelled: without case, accents and vowel signs. */
function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640\u200B-\u200F\u2060]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ىی]/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ک/gu, 'ك');
  return ` ${letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
