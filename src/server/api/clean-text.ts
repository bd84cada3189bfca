/** Signs that only change how the text around them is drawn, and control characters, which no text needs. */
const invisible = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** No writing system stacks this many marks on one letter; normalising them takes quadratic time. */
const pileOfMarks = /(\p{M}{20})\p{M}+/gu;

/** A visitor's text as it is judged, kept and shown: line ends of one kind, and nothing in it that deceives the eye. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(invisible, '').replace(pileOfMarks, '$1');
}
