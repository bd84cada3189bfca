const MANY =
  /\b(?:all|every|each|list|many|more|other|complete|full|give me \d+|\d+)\b[^.?!]{0,30}\b(?:verses?|ayahs?|ayat|references?|passages?|hadiths?|evidence|proofs?)\b|(?:كل|جميع|كافة|مزيد|المزيد)[^.؟!]{0,20}(?:ال[آا]يات|[آا]يات|ال[أا]دلة|[أا]دلة|المواضع)/iu;

const AT_LENGTH =
  /\b(?:in (?:more |full |great )?details?|detailed|at length|elaborate|everything about|all about|tell me more|explain fully|long answer|essay|step by step)\b|بالتفصيل|تفصيلا|مفصلا|بإسهاب|كل شيء عن/iu;

/** Whether a visitor wants more than a short answer: “list all verses about …”, “in detail”. */
export function asksForMore(question: string): boolean {
  return MANY.test(question) || AT_LENGTH.test(question);
}
