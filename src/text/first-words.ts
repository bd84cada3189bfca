/** The first words of a text that have room in so many characters, with “ …” where more follows. No word is cut. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  // A single long word is no word of a language: an address, a slip of the keyboard.
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:–—-]+$/u, '')} …`;
}
