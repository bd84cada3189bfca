/** How easily a text is read (Flesch): 60 to 70 is plain English. Syllables are counted as groups of vowels. */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.join(' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + (word.match(/[aeiouy]+/gi)?.length ?? 1), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
