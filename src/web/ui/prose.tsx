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

interface ProseProps {
  text: string;
  /** What the checker found in this text. Without it no quotation is shown as checked. */
  check?: Check | undefined;
  /** Words for passages that the text names and does not carry. */
  passages?: Readonly<Record<string, { arabic: string; translation: string }>> | undefined;
}

/** A text in the site's Markdown subset. */
export function Prose({ text, check, passages }: ProseProps) {
  const blocks = parseProse(text);
  const rightToLeft = isArabic(blocks.map(plainText).join(' '));
  const draw = (block: Block, key: number): ReactNode => {
    switch (block.kind) {
      case 'paragraph':
        return <p key={key}>{drawInlines(block.inlines)}</p>;
      case 'heading':
        return block.level === 2 ? (
          <h3 key={key}>{drawInlines(block.inlines)}</h3>
        ) : (
          <h4 key={key}>{drawInlines(block.inlines)}</h4>
        );
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its items
        const items = block.items.map((item, index) => <li key={index}>{drawInlines(item)}</li>);
        return <List key={key}>{items}</List>;
      }
      case 'quote':
        return <blockquote key={key}>{block.blocks.map(draw)}</blockquote>;
      case 'scripture': {
        const passage = passages?.[block.reference];
        return passage ? (
          <Scripture key={key} reference={block.reference} verdict="verified" {...passage} />
        ) : (
          <Scripture
            key={key}
            reference={block.reference}
            arabic={block.arabic}
            translation={block.translation}
            verdict={verdictOn(block, check)}
          />
        );
      }
    }
  };
  return (
    <div className="prose" {...(rightToLeft && { dir: 'rtl', lang: 'ar' })}>
      {blocks.map(draw)}
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

function drawInlines(inlines: readonly Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its parts
  return inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline)}</Fragment>);
}

function drawInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Text>{inline.text}</Text>;
    case 'strong':
      return <strong>{drawInlines(inline.inlines)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.inlines)}</em>;
    case 'break':
      return <br />;
    case 'reference':
      return <ReferenceChip text={inline.text} />;
    case 'link':
      return inline.href.startsWith('/') ? (
        <Link to={inline.href}>{drawInlines(inline.inlines)}</Link>
      ) : (
        <a href={inline.href} rel="noopener nofollow ugc">
          {drawInlines(inline.inlines)}
        </a>
      );
  }
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
