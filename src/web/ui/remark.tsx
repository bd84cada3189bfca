import { drawInlines, type ProseBlocksProps } from './prose-blocks.tsx';

/** How a text was made, in a small line at its end. Its emphasis only marks it as a remark, and is not shown. */
export function Remark({ blocks, check }: Pick<ProseBlocksProps, 'blocks' | 'check'>) {
  const inlines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : []));
  const plain = inlines.flatMap((inline) => (inline.kind === 'emphasis' ? inline.inlines : [inline]));
  return <p className="small-note remark">{drawInlines(plain, check)}</p>;
}
