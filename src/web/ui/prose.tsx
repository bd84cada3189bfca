import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Check, Verdict } from '../../contract/entities.ts';
import {
  type Block,
  type Inline,
  isArabic,
  parseProse,
  type Scripture as ScriptureBlock,
} from '../../contract/prose.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { referenceUrl } from '../../references/reference-url.ts';
import { Text } from './honorific.tsx';
import { Scripture } from './scripture.tsx';
import { verdicts } from './verdicts.ts';

interface ProseProps {
  text: string;
  /** What the checker found in this text. Without it no quotation is shown as checked. */
  check?: Check | undefined;
  /** Words for passages that the text names and does not carry. */
  passages?: Readonly<Record<string, { arabic: string; translation: string }>> | undefined;
  /** The level of the heading that the text stands under. */
  under?: 2 | 3;
  /** Whether a long text shows its beginning, up to its first quotation, and opens the rest when asked to. */
  folded?: { label: ReactNode } | undefined;
}

/** No answer of ours has as many: what stands beyond was sent to make the page heavy. */
const mostBlocks = 80;

/** Longer texts are folded where that is asked for. */
const longText = 700;

/** A text in the site's Markdown subset. */
export function Prose({ text, check, passages, under = 2, folded }: ProseProps) {
  const blocks = parseProse(text).slice(0, mostBlocks);
  const rightToLeft = isArabic(blocks.map(plainText).join(' '));
  const Heading = under === 2 ? 'h3' : 'h4';
  const SmallHeading = under === 2 ? 'h4' : 'h5';

  const draw = (block: Block, key: number): ReactNode => {
    switch (block.kind) {
      case 'paragraph':
        return <p key={key}>{drawInlines(block.inlines, check)}</p>;
      case 'heading': {
        const Level = block.level === 2 ? Heading : SmallHeading;
        return <Level key={key}>{drawInlines(block.inlines, check)}</Level>;
      }
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its items
        const items = block.items.map((item, index) => <li key={index}>{drawInlines(item, check)}</li>);
        return <List key={key}>{items}</List>;
      }
      case 'quote':
        return <blockquote key={key}>{block.blocks.map(draw)}</blockquote>;
      case 'scripture': {
        const passage = passages?.[block.reference];
        const { reference, arabic, translation } = block;
        const shown = passage ?? { arabic, translation };
        const verdict = passage ? 'verified' : verdictOn(block, check);
        return <Scripture key={key} reference={reference} verdict={verdict} {...shown} />;
      }
    }
  };

  const first = blocks.findIndex(({ kind }) => kind === 'scripture') + 1 || 2;
  const isFolded = folded && text.length > longText && blocks.length > first;
  return (
    <div className="prose" {...(rightToLeft && { dir: 'rtl', lang: 'ar' })}>
      {(isFolded ? blocks.slice(0, first) : blocks).map(draw)}
      {isFolded && (
        <details className="rest">
          <summary dir="ltr" lang="en">
            <span className="when-closed">{folded.label}</span>
            <span className="when-open">Show less</span>
          </summary>
          {blocks.slice(first).map((block, index) => draw(block, first + index))}
        </details>
      )}
    </div>
  );
}

/**
 * What was found of exactly these words: the citation must be the same piece of the text as the block that is shown.
 * A verdict on another quotation of the same verse says nothing about this one.
 */
function verdictOn({ reference, span }: ScriptureBlock, check: Check | undefined): Verdict {
  const judged = check?.citations.find(
    (citation) => citation.start === span.start && citation.end === span.end && citation.reference === reference,
  );
  return judged?.verdict ?? 'unchecked';
}

function plainText(block: Block): string {
  // Scripture has its own direction; the text around it decides that of the whole.
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
      return <CheckedReference text={inline.text} check={check} />;
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

const doubtful: ReadonlySet<Verdict> = new Set(['misquoted', 'misattributed', 'no-such-reference', 'not-in-corpus']);

/** A reference in running text. Where something cited by it was not borne out, the words of the verdict stand beside it. */
function CheckedReference({ text, check }: { text: string; check: Check | undefined }) {
  const fault = check?.citations.find(({ reference, verdict }) => reference === text && doubtful.has(verdict));
  return (
    <>
      <ReferenceChip text={text} />
      {fault && <span className="reference-verdict"> {verdicts[fault.verdict].words}</span>}
    </>
  );
}

/** A reference as a quiet chip that opens the source; what is no known reference stays as it was written. */
export function ReferenceChip({ text }: { text: string }) {
  const reference = parseReference(text);
  if (!reference) return `[${text}]`;
  return (
    <a className="reference" href={referenceUrl(reference)} rel="noopener" dir="ltr" lang="en">
      {text}
    </a>
  );
}
