import { Fragment, type ReactNode, useContext } from 'react';
import type { Check, Citation } from '../../contract/entities.ts';
import { type PlacedInline, placeMarks } from '../../contract/place-marks.ts';
import type { Block, Inline, ProseSpan } from '../../contract/prose.ts';
import { isDoubted } from '../../contract/verdicts.ts';
import { inHub } from '../base-path.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { useWords } from '../words/words.ts';
import { Text } from './honorific.tsx';
import { MarginNote } from './margin-note.tsx';
import { NamedWorkMark, type NamedWorksByText, NamedWorksContext } from './named-work.tsx';
import { isWay, plainText } from './prose-text.ts';
import { ReferenceMark } from './reference-mark.tsx';
import { Scripture } from './scripture.tsx';

export interface ProseBlocksProps {
  blocks: readonly Block[];
  /** The text that the blocks were parsed from: the spans of blocks and citations are places in it. */
  text: string;
  /** What the checker found in this text. Without it no quotation is shown as checked. */
  check?: Check | undefined;
  /** The words of passages that the text names without quoting them. */
  passages?: QuotedPassages | undefined;
  /** The level of the heading above the text. */
  under?: 1 | 2 | 3 | undefined;
  /** The ids of headings, by their words: links lead to them. */
  anchors?: Readonly<Record<string, string>> | undefined;
}

/** Blocks of a text, one after the other. */
export function ProseBlocks({ blocks, text, check, passages, under = 2, anchors = {} }: ProseBlocksProps) {
  const Heading = `h${under + 1}` as 'h2' | 'h3' | 'h4';
  const SmallHeading = `h${under + 2}` as 'h3' | 'h4' | 'h5';
  const works = useNamedWorks(check);

  const draw = (block: Block, key: number): ReactNode => {
    switch (block.kind) {
      case 'paragraph':
        return <p key={key}>{drawInlines(withNamedWorks(block.inlines, works), check)}</p>;
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
        const items = block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its items
          <li key={index}>{drawInlines(withNamedWorks(item, works), check)}</li>
        ));
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

  return blocks.map(draw);
}

/** The citation that is written like this at this place. The same reference elsewhere in the text has its own verdict. */
const citationOf = (written: string, check: Check | undefined, isThere: (citation: Citation) => boolean) =>
  check?.citations.find((citation) => (citation.written ?? citation.reference) === written && isThere(citation));

/** Whether the judged span covers all words of the shown span. */
function isAll(text: string, { start, end }: ProseSpan, judged: ProseSpan): boolean {
  const within = start <= judged.start && judged.start < judged.end && judged.end <= end;
  return within && !/[\p{L}\p{N}]/u.test(text.slice(start, judged.start) + text.slice(judged.end, end));
}

/** The works that a text names: those of the list below it, and those that its check names. */
function useNamedWorks(check: Check | undefined): NamedWorksByText {
  const listedBelow = useContext(NamedWorksContext);
  if (!check?.works) return listedBelow;
  return { ...Object.fromEntries(check.works.map((work) => [work.written, work])), ...listedBelow };
}

/** Brackets that name a work of the list are drawn as references are. */
function withNamedWorks(inlines: readonly Inline[], works: NamedWorksByText): readonly Inline[] {
  if (Object.keys(works).length === 0) return inlines;
  return inlines.flatMap((inline): Inline[] =>
    inline.kind === 'text'
      ? inline.text.split(/(\[[^\]]*\])/u).flatMap((part): Inline[] => {
          const inside = part.slice(1, -1);
          if (part === '') return [];
          const isWork = part.startsWith('[') && works[inside] !== undefined;
          return [isWork ? { kind: 'reference', text: inside, span: NOWHERE } : { kind: 'text', text: part }];
        })
      : [inline],
  );
}

/** No citation is there: a work that is named is not judged. */
const NOWHERE: ProseSpan = { start: -1, end: -1 };

export function drawInlines(inlines: readonly Inline[], check: Check | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text never reorders its parts
  return placeMarks(inlines).map((inline, index) => <Fragment key={index}>{drawInline(inline, check)}</Fragment>);
}

function drawInline(inline: PlacedInline, check: Check | undefined): ReactNode {
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
        <a href={inHub(inline.href)}>{drawInlines(inline.inlines, check)}</a>
      ) : (
        <a href={inline.href} rel="noopener nofollow ugc">
          {drawInlines(inline.inlines, check)}
        </a>
      );
  }
}

interface CheckedReferenceProps {
  text: string;
  span: ProseSpan;
  check: Check | undefined;
  isAgain?: boolean;
  /** Signs that stay on one line with it. */
  before?: string;
  after?: string;
}

/** A reference in running text. If its citation failed the check, the verdict follows in words. */
export function CheckedReference({ text, span, check, isAgain = false, before, after }: CheckedReferenceProps) {
  const words = useWords();
  const judged = citationOf(text, check, ({ start, end }) => start < span.end && span.start < end);
  const named = useNamedWorks(check)[text];
  const mark = named ? (
    <NamedWorkMark text={text} work={named} isAgain={isAgain} />
  ) : (
    <ReferenceMark text={text} canonical={judged?.reference} verdict={judged?.verdict} isAgain={isAgain} />
  );
  return (
    <>
      {before || after ? (
        <span className="one-line">
          {before}
          {mark}
          {after}
        </span>
      ) : (
        mark
      )}
      {/* A page with a margin is never drawn in a browser. */}
      {import.meta.env.SSR && judged && <MarginNote judged={judged} check={check} />}
      {judged && isDoubted[judged.verdict] && (
        <span className="reference-verdict"> {words.verdicts[judged.verdict]}</span>
      )}
    </>
  );
}
