/** The first words of a text that have room in so many characters, with “ …” where more follows. No word is cut. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.search(/\s\S*$/u);
  // A single long word is no word of a language: an address, a slip of the keyboard.
  return `${(end > 0 ? cut.slice(0, end) : text.slice(0, most)).replace(/[\s,;:–—-]+$/u, '')} …`;
}
