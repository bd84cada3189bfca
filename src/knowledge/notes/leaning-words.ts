import type { Point } from './note.ts';

/**
 * Openings that refer to something before the point. A point is shown alone in an answer, so its first words must name
 * what they are about.
 */
const LEANING_OPENING =
  /^(?:\*\*)?(?:both|these|those|they|them|this|it|its|their|he|she|his|her|him|such|the same|another|others|other views?|also|but|yet|however|so|then|therefore|thus|even so|still|and|or|likewise|similarly|in turn|on the other hand|in addition|besides|for this|here|هذا|هذه|هؤلاء|ذلك|تلك|وهذا|وهذه|وذلك|وهو|وهي|وهم|هو|هي|هم|كلاهما|وكلاهما|كذلك|وكذلك|أيضا|وأيضا|لكن|ولكن|ثم|ولهذا|ولذلك|لهذا|لذلك|فهو|فهي|وله|ولها|وفيه|وفيها|وعليه|وعليها)(?![\p{L}\p{M}’'-])/iu;

/** The same, anywhere in the text. */
const LEANING_ELSEWHERE =
  /\b(?:(?:verses?|reports?|passages?|hadiths?|points?|texts?|schools?|views?|rules?|notes?|sections?|paragraphs?) (?:above|below|just (?:named|mentioned|quoted))|as (?:said|mentioned|noted|explained|described) (?:above|before|earlier|below)|mentioned (?:above|earlier|before|below)|named (?:above|below)|see (?:above|below)|in the same (?:conversation|verse|report|hadith|passage|surah)|the (?:previous|preceding|following|next) (?:point|section|paragraph|note))\b|(?:كما (?:سبق|تقدم|مر|ذكرنا)|(?:المذكور|المذكورة|السابق|السابقة) (?:أعلاه|آنفا)|أعلاه|أدناه|فيما (?:سبق|يلي))/iu;

/** The words because of which a point cannot be read alone; undefined if it can. */
export function leaningWords({ markdown }: Pick<Point, 'markdown'>): string | undefined {
  const text = markdown.replace(/^(?:[-*]|\d+\.) +/u, '');
  return LEANING_OPENING.exec(text)?.[0] ?? inTheSameAlone(text);
}

/** “In the same verse” is fine where the point itself names a verse before it. */
function inTheSameAlone(text: string): string | undefined {
  const found = LEANING_ELSEWHERE.exec(text);
  if (!found) return undefined;
  const isNamedBefore = /^in the same/iu.test(found[0]) && text.slice(0, found.index).includes('[');
  return isNamedBefore ? undefined : found[0];
}
