import type { Block, Inline } from '../../contract/prose.ts';

/** The words of a block. Scripture has its own direction, so only the text around it decides that of the whole. */
export function plainText(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return block.inlines.map(plainInline).join('');
  return block.kind === 'list' ? block.items.flat().map(plainInline).join('') : '';
}

function plainInline(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  return 'inlines' in inline ? inline.inlines.map(plainInline).join('') : '';
}

/** A link to another page of this site. */
export const isWithin = (inline: Inline | undefined) => inline?.kind === 'link' && inline.href.startsWith('/');

/** An item that is only such a link: a list of these is shown as “further reading”. */
export const isWay = (item: readonly Inline[]) => item.length === 1 && isWithin(item[0]);
