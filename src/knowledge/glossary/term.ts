/** A word of the field, explained in two or three sentences. */
export interface GlossaryTerm {
  /** Its address is that of a note: `/topics/iddah`. */
  slug: string;
  /** As this site writes it: ‘Iddah. */
  name: string;
  arabic: string | undefined;
  /** Other spellings and words that visitors type. */
  also: readonly string[];
  /** The slug of the note or the person that says more. */
  note: string | undefined;
  theme: string;
  /** In the Markdown subset, with its sources in square brackets. */
  markdown: string;
}

const inLetters = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}|[‘’ʿʾ'`]/gu, '')
    .toLowerCase();

/** By letter, as a reader looks them up: without the article, the signs for ‘ayn and hamza, and accents. */
export function lookUpKey({ name }: Pick<GlossaryTerm, 'name'>): string {
  return inLetters(name).replace(/^(?:al|an|ar|as|ash|at|ad|az)-/u, '');
}
