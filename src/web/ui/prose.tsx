import type { ReactNode } from 'react';
import { type Block, type Inline, parseProse } from '../../contract/prose.ts';
import { isInArabicScript } from '../../text/language.ts';
import { useWords } from '../words/words.ts';
import { ProseBlocks, type ProseBlocksProps } from './prose-blocks.tsx';
import { isWithin, plainText } from './prose-text.ts';
import { Remark } from './remark.tsx';

interface ProseProps extends Omit<ProseBlocksProps, 'blocks'> {
  /** Shows a long text up to its first quotation and folds the rest. */
  folded?: { label: ReactNode } | undefined;
}

/** Blocks that are shown at most. No answer of this site has as many; a text that does was sent to make the page heavy. */
const mostBlocks = 80;

/** Texts longer than this many characters are folded. */
const longText = 700;

/**
 * A text in the site's Markdown subset. What its sections are for is read from its words, because a saved text and one
 * of another site have nothing else; an answer that says where its parts are is shown by `AnswerParts`.
 */
export function Prose({ folded, ...prose }: ProseProps) {
  const { text } = prose;
  const words = useWords();
  const blocks = parseProse(text).slice(0, mostBlocks);
  const drawAll = (shown: readonly Block[], offset = 0) =>
    sectionsOf(shown).map((section) => <Section key={offset + section.from} {...prose} {...section} />);

  const first = blocks.findIndex(({ kind }) => kind === 'scripture') + 1 || 2;
  const isFolded = folded && text.length > longText && blocks.length > first;
  return (
    <div className="prose" {...directionOf(blocks)}>
      {drawAll(isFolded ? blocks.slice(0, first) : blocks)}
      {isFolded && (
        <details className="rest">
          <summary dir={words.language === 'ar' ? 'rtl' : 'ltr'} lang={words.language}>
            <span className="when-closed">{folded.label}</span>
            <span className="when-open">{words.showLess}</span>
          </summary>
          {drawAll(blocks.slice(first), first)}
        </details>
      )}
    </div>
  );
}

/** The attributes of an element that holds these blocks. */
export function directionOf(blocks: readonly Block[]): { dir: 'rtl'; lang: 'ar' } | undefined {
  return isInArabicScript(blocks.map(plainText).join(' ')) ? { dir: 'rtl', lang: 'ar' } : undefined;
}

interface ProseSection {
  kind: 'text' | 'views' | 'remark';
  from: number;
  blocks: Block[];
}

function Section({ kind, ...prose }: ProseBlocksProps & Pick<ProseSection, 'kind'>) {
  if (kind === 'remark') return <Remark {...prose} />;
  return kind === 'views' ? (
    <div className="views">
      <ProseBlocks {...prose} />
    </div>
  ) : (
    <ProseBlocks {...prose} />
  );
}

/** Views on which scholars differ are set apart from what is agreed, up to the next heading; so is a closing remark. */
function sectionsOf(blocks: readonly Block[]): ProseSection[] {
  const sections: ProseSection[] = [];
  for (const [from, block] of blocks.entries()) {
    const isHead = block.kind === 'heading' && block.level === 2;
    const last = sections.at(-1);
    const isView = isHead ? DIFFERENCES.test(plainText(block)) : last?.kind === 'views' && !leadsOn(block);
    const kind = isRemark(block) && from === blocks.length - 1 ? 'remark' : isView ? 'views' : 'text';
    if (last && !isHead && last.kind === kind) last.blocks.push(block);
    else sections.push({ kind, from, blocks: [block] });
  }
  return sections;
}

/** Headings of a section about differing views. */
const DIFFERENCES = /differ|اختلاف|خلاف/iu;

type RemarkBlock = Block & { kind: 'paragraph'; inlines: [Inline & { kind: 'emphasis' }] };

/** One emphasised paragraph: at the end of a text it says how the text was made. */
const isRemark = (block: Block): block is RemarkBlock =>
  block.kind === 'paragraph' && block.inlines.length === 1 && block.inlines[0]?.kind === 'emphasis';

/** A closing paragraph belongs to no section. */
const leadsOn = (block: Block) => isRemark(block) || (block.kind === 'paragraph' && block.inlines.some(isWithin));
