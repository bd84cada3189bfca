import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Check, Citation } from '../../contract/entities.ts';
import { type Block, type Inline, type ProseSpan, parseProse } from '../../contract/prose.ts';
import { isDoubted } from '../../contract/verdicts.ts';
import { isInArabicScript } from '../../text/language.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { Text } from './honorific.tsx';
import { ReferenceChip } from './reference-chip.tsx';
import { Scripture } from './scripture.tsx';
import { verdicts } from './verdicts.ts';

interface ProseProps {
  text: string;
  /** What the checker found in this text. Without it no quotation is shown as checked. */
  check?: Check | undefined;
  /** The words of passages that the text names without quoting them. */
  passages?: QuotedPassages | undefined;
  /** The level of the heading above the text. */
  under?: 1 | 2 | 3;
  /** The ids of headings, by their words: links lead to them. */
  anchors?: Readonly<Record<string, string>> | undefined;
  /** Shows a long text up to its first quotation and folds the rest. */
  folded?: { label: ReactNode } | undefined;
}

/** Blocks that are shown at most. No answer of this site has as many; a text that does was sent to make the page heavy. */
const mostBlocks = 80;

/** Texts longer than this many characters are folded. */
const longText = 700;

/** A text in the site's Markdown subset. */
export function Prose({ text, check, passages, under = 2, anchors = {}, folded }: ProseProps) {
  const blocks = parseProse(text).slice(0, mostBlocks);
  const rightToLeft = isInArabicScript(blocks.map(plainText).join(' '));
  const Heading = `h${under + 1}` as 'h2' | 'h3' | 'h4';
  const SmallHeading = `h${under + 2}` as 'h3' | 'h4' | 'h5';

  const draw = (block: Block, key: number): ReactNode => {
    switch (block.kind) {
      case 'paragraph':
        return isRemark(block) && key === blocks.length - 1 ? (
          <p key={key} className="small-note remark">
            {drawInlines(block.inlines[0].inlines, check)}
          </p>
        ) : (
          <p key={key}>{drawInlines(block.inlines, check)}</p>
        );
      case 'heading': {
        const Level = block.level === 2 ? Heading : SmallHeading;
        return (
          <Level key={key} id={anchors[plainText(block)]}>
            {drawInlines(block.inlines, check)}
          </Level>
        );
      }
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its items
        const items = block.items.map((item, index) => <li key={index}>{drawInlines(item, check)}</li>);
        return (
          <List key={key} className={block.items.every(isWay) ? 'ways' : undefined}>
            {items}
          </List>
        );
      }
      case 'quote':
        return <blockquote key={key}>{block.blocks.map(draw)}</blockquote>;
      case 'scripture': {
        const { reference, arabic, translation, span } = block;
        const passage = passages?.[reference];
        const judged = citationOf(reference, check, (citation) => isAll(text, span, citation));
        const shown = passage ?? { arabic, translation, editions: judged?.editions ?? check?.editions };
        const verdict = passage ? 'verified' : (judged?.verdict ?? 'unchecked');
        return <Scripture key={key} reference={reference} canonical={judged?.reference} verdict={verdict} {...shown} />;
      }
    }
  };

  const drawAll = (shown: readonly Block[], offset = 0) =>
    partsOf(shown).map(({ apart, from, blocks }) => {
      const drawn = blocks.map((block, index) => draw(block, offset + from + index));
      return apart ? (
        <div key={`${from} apart`} className="views">
          {drawn}
        </div>
      ) : (
        drawn
      );
    });

  const first = blocks.findIndex(({ kind }) => kind === 'scripture') + 1 || 2;
  const isFolded = folded && text.length > longText && blocks.length > first;
  return (
    <div className="prose" {...(rightToLeft && { dir: 'rtl', lang: 'ar' })}>
      {drawAll(isFolded ? blocks.slice(0, first) : blocks)}
      {isFolded && (
        <details className="rest">
          <summary dir="ltr" lang="en">
            <span className="when-closed">{folded.label}</span>
            <span className="when-open">Show less</span>
          </summary>
          {drawAll(blocks.slice(first), first)}
        </details>
      )}
    </div>
  );
}

interface Part {
  /** Whether it is about where scholars differ: it is set apart from what is agreed, up to the next heading. */
  apart: boolean;
  from: number;
  blocks: Block[];
}

function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const [from, block] of blocks.entries()) {
    const isHead = block.kind === 'heading' && block.level === 2;
    const last = parts.at(-1);
    const apart = isHead ? DIFFERENCES.test(plainText(block)) : last?.apart === true && !leadsOn(block);
    if (last && !isHead && last.apart === apart) last.blocks.push(block);
    else parts.push({ apart, from, blocks: [block] });
  }
  return parts;
}

/** Headings of a section about differing views. */
const DIFFERENCES = /differ|اختلاف|خلاف/iu;

type Remark = Block & { kind: 'paragraph'; inlines: [Inline & { kind: 'emphasis' }] };

/** One emphasised paragraph: at the end of a text it says how the text was made. */
const isRemark = (block: Block): block is Remark =>
  block.kind === 'paragraph' && block.inlines.length === 1 && block.inlines[0]?.kind === 'emphasis';

/** A link to another page of this site. */
const isWithin = (inline: Inline | undefined) => inline?.kind === 'link' && inline.href.startsWith('/');

/** An item that is only such a link: a list of these is shown as “further reading”. */
const isWay = (item: readonly Inline[]) => item.length === 1 && isWithin(item[0]);

/** A closing paragraph belongs to no section. */
const leadsOn = (block: Block) => isRemark(block) || (block.kind === 'paragraph' && block.inlines.some(isWithin));

/** The citation that is written like this at this place. The same reference elsewhere in the text has its own verdict. */
const citationOf = (written: string, check: Check | undefined, isThere: (citation: Citation) => boolean) =>
  check?.citations.find((citation) => (citation.written ?? citation.reference) === written && isThere(citation));

/** Whether the judged span covers all words of the shown span. */
function isAll(text: string, { start, end }: ProseSpan, judged: ProseSpan): boolean {
  const within = start <= judged.start && judged.start < judged.end && judged.end <= end;
  return within && !/[\p{L}\p{N}]/u.test(text.slice(start, judged.start) + text.slice(judged.end, end));
}

function plainText(block: Block): string {
  // Scripture has its own direction, so only the text around it decides the direction of the whole.
  if (block.kind === 'paragraph' || block.kind === 'heading') return block.inlines.map(plainInline).join('');
  return block.kind === 'list' ? block.items.flat().map(plainInline).join('') : '';
}

function plainInline(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  return 'inlines' in inline ? inline.inlines.map(plainInline).join('') : '';
}

function drawInlines(inlines: readonly Inline[], check: Check | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its parts
  return inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline, check)}</Fragment>);
}

function drawInline(inline: Inline, check: Check | undefined): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Text>{inline.text}</Text>;
    case 'strong':
      return <strong>{drawInlines(inline.inlines, check)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.inlines, check)}</em>;
    case 'break':
      return <br />;
    case 'reference':
      return <CheckedReference {...inline} check={check} />;
    case 'link':
      return inline.href.startsWith('/') ? (
        <Link to={inline.href}>{drawInlines(inline.inlines, check)}</Link>
      ) : (
        <a href={inline.href} rel="noopener nofollow ugc">
          {drawInlines(inline.inlines, check)}
        </a>
      );
  }
}

/** A reference in running text. If its citation failed the check, the verdict follows in words. */
function CheckedReference({ text, span, check }: { text: string; span: ProseSpan; check: Check | undefined }) {
  const judged = citationOf(text, check, ({ start, end }) => start < span.end && span.start < end);
  return (
    <>
      <ReferenceChip text={text} canonical={judged?.reference} verdict={judged?.verdict} />
      {judged && isDoubted[judged.verdict] && (
        <span className="reference-verdict"> {verdicts[judged.verdict].words}</span>
      )}
    </>
  );
}
