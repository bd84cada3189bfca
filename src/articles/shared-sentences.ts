import { createHash } from 'node:crypto';
import { splitSentences } from '../text/sentences.ts';

/** Minimum characters of a sentence that counts: shorter ones are set phrases. */
const SHORTEST = 25;

/** The largest share of the shorter article's sentences that two articles may have in common. */
export const MOST_SHARED = 0.05;

/** A quotation of scripture, with the line above it that names its surah and verses. */
const QUOTATION = /(?:<p><strong>[^<]*<\/strong>[^<]*:<\/p>\s*)?<blockquote class="scripture"[\s\S]*?<\/blockquote>/g;

/** A heading, an item of a list that is no more than a link, the list of works, or the name of a work as a source. */
const NOT_A_SENTENCE =
  /<h2>Works named above<\/h2>[\s\S]*?<\/ul>|<h(\d)>[\s\S]*?<\/h\1>|<li><a (?:(?!<\/a>)[\s\S])*<\/a><\/li>|<cite class="work">[^<]*<\/cite>/g;

/** The sentences of an article's own: quotations of scripture, headings, lists of links and of works are left out. */
export function sentencesOf(html: string): Set<string> {
  const own = html.replace(QUOTATION, ' ').replace(NOT_A_SENTENCE, ' ');
  const blocks = own.split(/<\/(?:p|li)>/).map((block) => block.replace(/<[^>]*>/g, '').trim());
  return new Set(blocks.flatMap((block) => splitSentences(block)).filter((sentence) => sentence.length >= SHORTEST));
}

/** The same sentences in few bytes each, to be kept and compared by the thousand. */
export const sentenceDigests = (html: string): string[] =>
  [...sentencesOf(html)].map((sentence) =>
    createHash('sha256').update(sentence.replace(/\s+/g, ' ')).digest('base64').slice(0, 14),
  );

/** The share of the shorter article's sentences that the other has too. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
