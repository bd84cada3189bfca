/** Maximum characters of a slug: longer ones are cut off in search results and messages. */
const LONGEST = 80;

/** A title as part of an address: kebab-case ASCII. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʿʾ]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  while (words.length > 1 && words.join('-').length > LONGEST) words.pop();
  return words.join('-').slice(0, LONGEST) || 'article';
}
