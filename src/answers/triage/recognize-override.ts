import { ENOUGH, type TriageSign, weigh } from './signs.ts';
import { wordsOf } from './words.ts';

/** Words of the field: with one of them, the rest of an attempt may be an ordinary question. */
const FIELD =
  /\b(?:islam\w*|muslims?|qur'?an\w*|koran|allah|god|prophets?|hadiths?|surahs?|verses?|ayahs?|halal|haram|zakat|zakah|hajj|umrah|ramadan|fast(?:ing)?|pray(?:er|ers|ing)?|salah|salat|wudu|sunnah|sharia|jihad|marriage|inheritance|charity|patience|paradise|hell|angels?|jinn)\b|الإ?[اأإ]?سلام|قرآن|القرآن|القران|الله|النبي|الصلاة|الزكاة|الصيام|الحج|رمضان|الصبر/iu;

/** Marks with which chat programs separate speakers; no visitor writes them by chance. Spaces must be on one line: over
 * many empty lines `\s*` would take quadratic time. */
const SPEAKER_MARKS =
  /<\|[\w-]+\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|<\/?(?:system|instructions?|prompt)>|^[^\S\n\r\u2028\u2029]*#{2,}[^\S\n\r\u2028\u2029]*(?:system|instruction)/imu;

/** A long run of letters, digits and signs without a space is not a word but an encoding: base64, hexadecimal. */
const NOISE = /[A-Za-z0-9+/=_-]{36,}/u;

/** Recognises an attempt to override this site's instructions, and the ordinary question next to it, if there is one. */
export function recognizeOverride(
  question: string,
  signs: readonly TriageSign[],
): { rest: string | undefined } | undefined {
  const isOverride = (text: string) =>
    isNoise(text) || SPEAKER_MARKS.test(text) || weigh(wordsOf(text), signs).points >= ENOUGH;
  if (!isOverride(question)) return undefined;
  const sentences = question.split(/(?<=[.!?؟\n;])\s+|\n+/u);
  const ordinary = sentences.filter((sentence) => !isOverride(sentence)).join(' ');
  // An attempt may span two sentences.
  const asks = /[?؟]|^\s*(?:what|who|why|how|when|where|is|are|does|do|can|should|ما|من|هل|كيف|لماذا|متى|أين)\b/iu;
  const isAnswerable = sentences.length > 1 && FIELD.test(ordinary) && asks.test(ordinary) && !isOverride(ordinary);
  return { rest: isAnswerable ? ordinary : undefined };
}

function isNoise(text: string): boolean {
  const [run = ''] = NOISE.exec(text) ?? [];
  return run !== '' && /[A-Z0-9+/=]/u.test(run) && !/^https?:/iu.test(run);
}
