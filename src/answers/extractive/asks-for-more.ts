const MANY =
  /\b(?:all|every|each|list|many|more|other|complete|full|give me \d+|\d+)\b[^.?!]{0,30}\b(?:verses?|ayahs?|ayat|references?|passages?|hadiths?|evidence|proofs?)\b|(?:كل|جميع|كافة|مزيد|المزيد)[^.؟!]{0,20}(?:ال[آا]يات|[آا]يات|ال[أا]دلة|[أا]دلة|المواضع)/iu;

/** Whether a visitor wants many passages rather than an answer: “list all verses about …”. */
export function asksForMore(question: string): boolean {
  return MANY.test(question);
}
