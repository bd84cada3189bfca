/** A question, divided into the sentences that ask and the story around them. */
export interface AskedSentences {
  asking: string;
  around: string;
}

/** A longer text tells a story, in which only the sentences that ask decide. */
const STORY_WORDS = 40;

/** Sentences before one that asks: they name what “it” and “this” are. */
const BEFORE = 2;

const SENTENCE_END = /(?<=[.!?؟۔\n])\s+|\n+/u;

const ASKS =
  /[?؟]|\b(?:is (?:it|this|that|he|she|my|there)|are (?:we|they|my)|am i|can (?:i|we|he|she|you|my)|could (?:i|you)|do (?:i|we|you|they)|does (?:it|he|she|my|this|islam|the)|did i|should (?:i|we|he|she)|must (?:i|we)|may i|will (?:i|allah|god|my)|would it|have i|has (?:he|she)|what|when|where|which|who|whose|why|how|whether|if (?:i|it|this|that) (?:is|am|can|should)|please (?:advise|help|explain|tell)|advice|tell me|i want to know|i need to know|kya|kia|est-ce|apakah|bolehkah|mi\b|mı\b)|(?:^|\s)(?:هل|ما|ماذا|متى|كيف|لماذا|أين|اين|كم|من|شو|ايه|إيه|ليش|وش|واش|فهل|وهل|وما|فما|ينفع|يجوز|أفتوني|افتوني|انصحوني)(?=\s)/iu;

export function askedSentences(question: string): AskedSentences {
  if (question.split(/\s+/u).length <= STORY_WORDS) return { asking: question, around: '' };
  const sentences = sentencesOf(question);
  const asks = sentences.map((sentence) => ASKS.test(sentence));
  // A story in which no sentence asks ends with what it wants to know.
  if (!asks.includes(true)) asks[sentences.length - 1] = true;
  const asking: string[] = [];
  const around: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isNear = asks.slice(at, at + BEFORE + 1).includes(true);
    (isNear ? asking : around).push(sentence);
  }
  return { asking: asking.join(' '), around: around.join(' ') };
}

/** Stories are often typed without end marks: then parts of about the length of a sentence. */
function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const words = sentence.split(/\s+/u).filter(Boolean);
    if (words.length <= STORY_WORDS) return words.length > 0 ? [sentence] : [];
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += PART_WORDS) parts.push(words.slice(at, at + PART_WORDS).join(' '));
    return parts;
  });
}

const PART_WORDS = 15;
