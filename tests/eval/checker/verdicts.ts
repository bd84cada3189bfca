import type { JudgedCitation } from './judge-words.ts';

/**
 * The verdict on an altered text. Verified words must occur, by the oracle, under the reference that the verdict names:
 * then they are a genuine part, judged separately, or all the words, verified under their true reference next to the
 * wrong reference of the text.
 */
export function verdictOnAltered(
  citations: readonly JudgedCitation[],
  tokens: readonly string[],
  standsAt: (tokens: readonly string[], reference: string) => boolean,
): string {
  const verified = citations.filter(({ verdict }) => verdict === 'verified');
  if (verified.length === 0) return citations[0]?.verdict ?? 'none';
  const parts = verified.map(({ quotation = '', reference }) => ({ part: quotedTokens(tokens, quotation), reference }));
  if (!parts.every(({ part, reference }) => standsAt(part, reference))) return 'verified';
  return parts.some(({ part }) => part.length === tokens.length) ? 'true place verified' : 'a genuine part verified';
}

/** Which of the tokens a citation quotes, where it quotes a part. */
export function quotedTokens(tokens: readonly string[], quotation: string): readonly string[] {
  const letters = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}…]/gu, '');
  const part = letters(quotation);
  for (let from = 0; from < tokens.length; from++) {
    for (let to = tokens.length; to > from; to--) {
      if (letters(tokens.slice(from, to).join('')) === part) return tokens.slice(from, to);
    }
  }
  return tokens;
}
