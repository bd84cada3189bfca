/** Blank for a reader: white space, and the zero-width marks that only look like a text. */
export const isBlank = (text: string): boolean => /^[\s\u200B-\u200D\u2060\uFEFF]*$/.test(text);
