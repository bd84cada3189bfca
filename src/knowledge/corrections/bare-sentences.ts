import { splitSentences } from '../../text/sentences.ts';

/** Characters of a sentence by which its text is known. Shorter ones are said of several things. */
const SHORTEST = 25;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The sentences of a text without what the ways of showing it add: marks and references of the Markdown subset, or the
 * tags of an article. A note, an answer and an article that say the same have the same bare sentences.
 */
export function bareSentences(text: string): string[] {
  return text
    .replace(/\s?<cite class="reference">[\s\S]*?<\/cite>/gu, '')
    .replace(/<\/?(?:p|h\d|li|blockquote|footer|t[dhr]|br|hr)\b[^>]*>/gu, '\n')
    .replace(/<\/?[a-z][^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#39);/gu, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s?\[[^\]\n]*\](?:\([^)\s]*\))?/gu, '')
    .split(/\n/u)
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[>#-]+|\d+\.)\s+/u, '').replace(/[*_\\]/gu, '')))
    .map((sentence) => sentence.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence.length >= SHORTEST);
}
