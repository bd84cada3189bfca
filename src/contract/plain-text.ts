import { type Block, type Inline, parseProse } from './prose.ts';

/** A text of the Markdown subset without its marks, for plain-text uses; references stay in brackets. */
export function plainText(markdown: string): string {
  return parseProse(markdown).map(plainBlock).join('\n\n');
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${plain(item)}`).join('\n');
    case 'quote':
      return block.blocks.map(plainBlock).join('\n\n');
    case 'scripture':
      return [block.arabic, block.translation, `[${block.reference}]`].filter(Boolean).join('\n');
    default:
      return plain(block.inlines);
  }
}

const plain = (inlines: readonly Inline[]): string => inlines.map(plainInline).join('');

function plainInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'reference':
      return `[${inline.text}]`;
    case 'break':
      return '\n';
    case 'link':
      return inline.href.startsWith('/') ? plain(inline.inlines) : `${plain(inline.inlines)} (${inline.href})`;
    default:
      return plain(inline.inlines);
  }
}
