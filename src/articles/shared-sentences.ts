import { splitSentences } from '../text/sentences.ts';

/** Minimum characters of a sentence that counts: shorter ones are set phrases. */
const SHORTEST = 25;

/** A quotation of scripture, with the line above it that names its surah and verses. */
const QUOTATION = /(?:<p><strong>[^<]*<\/strong>[^<]*:<\/p>\s*)?<blockquote class="scripture"[\s\S]*?<\/blockquote>/g;

/** A heading, or an item of a list that is no more than a link. */
const NOT_A_SENTENCE = /<h(\d)>[\s\S]*?<\/h\1>|<li><a (?:(?!<\/a>)[\s\S])*<\/a><\/li>/g;

/** The sentences of an article's own: quotations of scripture, headings and lists of links are left out. */
export function sentencesOf(html: string): Set<string> {
  const own = html.replace(QUOTATION, ' ').replace(NOT_A_SENTENCE, ' ');
  const blocks = own.split(/<\/(?:p|li)>/).map((block) => block.replace(/<[^>]*>/g, '').trim());
  return new Set(blocks.flatMap((block) => splitSentences(block)).filter((sentence) => sentence.length >= SHORTEST));
}

/** The share of the shorter article's sentences that the other has too. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
