// Answers are written in a small subset of Markdown. Anything that another Markdown reader would treat as more is made
// plain text here, because other programs read saved answers too.

const TAG = /<\/?[a-z!?][^<>]*>/giu;
const QUOTE_ENTITY = /&(?:quot|[lr](?:a|d|s)quo|#0*34|#x0*22|#0*822[01]|#x0*201[cd]);/giu;
const IMAGE = /!(?=\[)/gu;
const LINK = /\[([^[\]\n]*)\]\(([^()\n]*)\)/gu;
const DEFINITION = /^ {0,3}\[[^[\]\n]*\]:.*$/gmu;
const INDENTED_QUOTE = /^[ \t]+(?=>)/gmu;
// Bidirectional overrides can display words in another order than they are written.
const CONTROL = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
// The first alternative matches brackets, so that references already in brackets are left unchanged.
const BRACKET_OR_BARE_REFERENCE =
  /\[[^[\]\n]*\]|\(?\b(?:the )?(?:Qur['’]?an|Koran)\s+(\d{1,3}:\d{1,3}(?:\s?[-–]\s?\d{1,3})?)(?![\d:])\)?/giu;

/** Removes HTML, images and links other than https, and puts references into brackets so that they are checked. */
export function plainMarkup(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(TAG, '')
    .replace(QUOTE_ENTITY, '"')
    .replace(/</g, '‹')
    .replace(IMAGE, '')
    .replace(DEFINITION, '')
    .replace(LINK, (_, text: string, address: string) =>
      /^https:\/\/[^\s"'<>]+$/.test(address) ? `[${text}](${address})` : text,
    )
    .replace(INDENTED_QUOTE, '')
    .replace(BRACKET_OR_BARE_REFERENCE, (found, verses?: string) => (verses ? `[Quran ${verses}]` : found));
}
