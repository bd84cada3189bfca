import { drawInlines, type ProseBlocksProps } from './prose-blocks.tsx';

/** How a text was made, in a small line at its end. Its emphasis only marks it as a remark, and is not shown. */
export function Remark({ blocks, check }: Pick<ProseBlocksProps, 'blocks' | 'check'>) {
  return blocks.map((block, index) => {
    if (block.kind !== 'paragraph') return null;
    const inlines = block.inlines.flatMap((inline) => (inline.kind === 'emphasis' ? inline.inlines : [inline]));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
      <p key={index} className="small-note remark">
        {drawInlines(inlines, check)}
      </p>
    );
  });
}
