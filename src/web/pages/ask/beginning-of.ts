import { firstWords } from '../../../text/first-words.ts';

/** Characters of an answer's beginning: more than two lines have at any width. */
const BEGINNING = 320;

/**
 * The first paragraph of a text in the site's Markdown subset in plain words, cut between words. By patterns: the parser
 * of that subset would cost every visitor of a list six kilobytes.
 */
export function beginningOf(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/u);
  const first = paragraphs.find((paragraph) => !/^\s*[#>]/u.test(paragraph)) ?? '';
  const plain = first
    .slice(0, 2 * BEGINNING)
    .replace(/\[([^\]]*)\]\([^)\s]*\)/gu, '$1')
    .replace(/\*+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return firstWords(plain, BEGINNING);
}
