/** Minimum and maximum words of an article, quoted translations with them. */
export const ARTICLE_WORDS = { least: 700, most: 1500 };

/** Words that a plan aims at: a little over the least, because counting words of a page differs by its headings. */
export const WANTED_WORDS = 725;

/** Words without the references in brackets. */
export function wordsIn(text: string): number {
  return text.replace(/\[[^\]\n]*\]/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0;
}

/** The words of an article that a reader of English reads, without the lines and the list that name its sources. */
export const readWords = (html: string) =>
  html
    .replace(
      /<p lang="ar"[\s\S]*?<\/p>|<footer>[\s\S]*?<\/footer>|<h2>Works named above<\/h2>[\s\S]*?<\/ul>|<cite[\s\S]*?<\/cite>/g,
      ' ',
    )
    .replace(/<[^>]*>/g, ' ');
