/** Words that a reader reads in a minute, quotations in two languages among them. */
const WORDS_A_MINUTE = 200;

/** How long an article takes to read, and how many passages it names: what its row in the list says of it. */
export interface ArticleFacts {
  minutes: number;
  references: number;
}

/** Reads both from the article's HTML; of another server's article perhaps only the first. */
export function articleFacts(html: string): ArticleFacts {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const references = new Set(html.match(/(?<=<cite class="reference"><a href=")[^"]*/g));
  return { minutes: Math.max(1, Math.round(words.length / WORDS_A_MINUTE)), references: references.size };
}
