import type { DraftAnswer, DraftBlock } from '../../draft-answer.ts';
import { citeGiven } from './cite-given.ts';
import { blockOf, type Material } from './material.ts';
import { MAX_PASSAGES, NO_ANSWER } from './write-request.ts';

/** A line of ids only, which the named passages or notes replace. */
const NAMING_LINE = /^[\s>*•-]*(?:\[{1,2}\s*[PN]\d+(?:\.\d+)?\s*\]{1,2}[\s,;.*]*)+$/u;
const ID = /[PN]\d+(?:\.\d+)?/gu;

// Some servers send a model's reasoning in front of the answer.
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/iu;
// Code fences and tables are not part of an answer's Markdown.
const FENCE_OR_ROW = /^[ \t]*(?:```|\|).*$/gmu;
const LINK = /\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/gu;
const ADDRESS = /<?\b(?:https?:\/\/|www\.)[^\s<>]+>?/giu;

export type ReadReply = { kind: 'blocks'; blocks: readonly DraftBlock[] } | Exclude<DraftAnswer, { kind: 'drafted' }>;

/**
 * Reads a model's reply into blocks that name what it was given, and prose that cites nothing else. Its quotations are
 * not judged here: the gate does that before any word is shown.
 */
export function readReply(reply: string, material: Material): ReadReply {
  const text = reply
    .replace(/\r\n?/gu, '\n')
    .replace(THOUGHTS, '')
    .replace(FENCE_OR_ROW, '')
    .replaceAll('`', '')
    // The model was given no address, so any address is invented.
    .replace(LINK, '$1')
    .replace(ADDRESS, '')
    .trim();
  if (text.startsWith(NO_ANSWER)) return { kind: 'abstained' };

  const blocks: DraftBlock[] = [];
  const named = new Set<string>();
  let passages = 0;
  let prose: string[] = [];
  const endProse = () => {
    const markdown = citeGiven(prose.join('\n'), material);
    if (markdown !== '') blocks.push({ kind: 'text', markdown });
    prose = [];
  };
  for (const line of text.split('\n')) {
    if (!NAMING_LINE.test(line)) {
      prose.push(line);
      continue;
    }
    endProse();
    for (const id of line.match(ID) ?? []) {
      const block = blockOf(id, material);
      if (!block || named.has(id) || (block.kind === 'passage' && ++passages > MAX_PASSAGES)) continue;
      named.add(id);
      append(block, blocks);
    }
  }
  endProse();
  return blocks.length > 0 ? { kind: 'blocks', blocks } : { kind: 'failed', why: 'unreadable' };
}

/** Pieces of notes that follow each other are one block, so that list items stay a list. */
function append(block: DraftBlock, blocks: DraftBlock[]): void {
  const last = blocks.at(-1);
  if (block.kind === 'note' && last?.kind === 'note') {
    blocks[blocks.length - 1] = { kind: 'note', pieces: [...last.pieces, ...block.pieces] };
  } else {
    blocks.push(block);
  }
}
