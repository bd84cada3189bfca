import type { Heading } from '../ui/contents-of-page.tsx';

export interface OutlinedArticle {
  /** The same HTML, with an id at each heading of a section. */
  content: string;
  headings: readonly Heading[];
}

/** Words that are read in a minute, aloud or with care: scripture is not skimmed. */
const WORDS_A_MINUTE = 200;

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;

/** Finds the sections of an article in its sanitised HTML, which has no ids of its own, and makes links to them possible. */
export function outlineArticle(html: string): OutlinedArticle {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const content = html.replace(HEADING, (whole, attributes: string, inside: string) => {
    const title = wordsOf(inside);
    if (title === '') return whole;
    const id = newId(title, taken);
    headings.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inside}</h2>`;
  });
  return { content, headings };
}

/** Minutes that reading takes, from one on: of the article's own HTML, without what stands in the margin. */
export function readingMinutes(html: string): number {
  const words = wordsOf(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** With a beginning that no id of the page has: what a writer chose cannot take the place of one. */
function newId(title: string, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const id = `section-${words}`;
  let unique = id;
  for (let copy = 2; taken.has(unique); copy += 1) unique = `${id}-${copy}`;
  taken.add(unique);
  return unique;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const wordsOf = (html: string) =>
  html
    .replace(/<(?:br|\/(?:p|h\d|li|td|th|blockquote|figcaption))\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
