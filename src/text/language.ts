/** One letter of the Arabic script; marks and digits of the script are none. */
export const arabicLetter = /(?=\p{L})\p{Script=Arabic}/u;

export function hasArabic(text: string): boolean {
  return arabicLetter.test(text);
}

/** Whether a text is read from right to left: it has more letters of the Arabic script than Latin ones. */
export function isInArabicScript(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

/**
 * Whether a text in the Arabic script is Persian or Urdu. Letters that Arabic does not have decide. ک and ی are not
 * counted: a Persian keyboard types Arabic with them too, so where they occur the small words of the text decide.
 */
export function isPersianOrUrdu(text: string): boolean {
  if (notArabic.test(text)) return true;
  if (!ofPersianKeyboard.test(text)) return false;
  const words = text
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[یى]/gu, 'ي')
    .replace(/ک/gu, 'ك')
    .replace(/[أإٱ]/gu, 'ا')
    .split(/[^\p{L}]+/u);
  const arabic = words.filter((word) => arabicWords.has(word) || isArabicForm.test(word)).length;
  const others = words.filter((word) => persianAndUrduWords.has(word)).length;
  return arabic === others ? text.includes('ک') : others > arabic;
}

const notArabic = /[پچژگٹڈڑںھہےۓۃ]/u;
const ofPersianKeyboard = /[کی]/u;

/** The article, and the ta marbuta with which Persian and Urdu write few words. */
const isArabicForm = /^(?:[وفبك]|[وف]?ب)?ال\p{L}{2}|ة$/u;

const arabicWords: ReadonlySet<string> = new Set(
  'في على عن الى ما ماذا لماذا هل كيف متى اين كم هو هي هذا هذه ذلك التي الذي الذين لا لم لن ليس كان يجوز لي عندي اريد'
    .replaceAll('ى', 'ي')
    .split(' '),
);

const persianAndUrduWords: ReadonlySet<string> = new Set(
  'كه را در است اين آن ان براي از به با مي شود كند كنم هاي ايا خود كا كي كو كيا اور پر نماز روزه روزي'.split(' '),
);
