// Where sentences of finished prose end: at the end marks of Latin and Arabic script and the Urdu full stop, followed by
// the quotation marks and brackets that close with the sentence. A visitor's question is split more coarsely
// (`answers/triage/words.ts`), since questions are often typed without capitals or spaces.

const SENTENCE_END = /[.!?؟۔…]["”»’)\]*_]*(?=\s|$)/gu;

/** The offset after each sentence of a text, its closing marks included. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
}

// An ellipsis does not end it: quoted words may contain one, and what follows is still quoted.
const FIRST_SENTENCE = /^.*?[.!?؟۔](?=\s|$)/u;

/** The first sentence of a line; the whole line if no sentence ends in it. */
export function firstSentence(line: string): string {
  return FIRST_SENTENCE.exec(line)?.[0] ?? line;
}

// Not after an initial (“p. 5”), and only before something that can begin a sentence. References in brackets after the
// full stop belong to the sentence before them; their number is bounded, so that many brackets take linear time.
const BETWEEN_SENTENCES =
  /(?<=[\p{L}\p{N}\])”"»*_]{2}[.!?؟۔…]["”»’)\]*_]*(?:\s*\[[^\]\n]*\]){0,20})\s+(?=["“«(*_]*[\p{Lu}\p{Lo}])/u;

/** Splits prose into sentences, each with the references that follow it. */
export function splitSentences(prose: string): string[] {
  return prose.split(BETWEEN_SENTENCES);
}
