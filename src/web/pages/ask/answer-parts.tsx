import type { AnswerPart, Check } from '../../../contract/entities.ts';
import { type Block, parseProse } from '../../../contract/prose.ts';
import { directionOf } from '../../ui/prose.tsx';
import { ProseBlocks } from '../../ui/prose-blocks.tsx';
import { Remark } from '../../ui/remark.tsx';

interface AnswerPartsProps {
  text: string;
  parts: readonly AnswerPart[];
  check: Check | undefined;
}

/** An answer, laid out by what its parts are for. */
export default function AnswerParts({ text, parts, check }: AnswerPartsProps) {
  const direction = directionOf(parseProse(text));
  return (
    <div className="prose" {...direction}>
      {parts.map((part) => (
        <Part key={part.start} part={part} text={text} check={check} isArabic={direction !== undefined} />
      ))}
    </div>
  );
}

interface PartProps {
  part: AnswerPart;
  text: string;
  check: Check | undefined;
  isArabic: boolean;
}

function Part({ part: { kind, start, end }, text: whole, check: ofWhole, isArabic }: PartProps) {
  const text = whole.slice(start, end);
  const citations = ofWhole?.citations.flatMap((each) =>
    each.start >= start && each.end <= end ? [{ ...each, start: each.start - start, end: each.end - start }] : [],
  );
  const check = ofWhole && { ...ofWhole, citations: citations ?? [] };
  const blocks = parseProse(text);
  const draw = (shown: readonly Block[]) => <ProseBlocks blocks={shown} text={text} check={check} />;
  if (kind === 'about') return <Remark blocks={blocks} check={check} />;
  if (kind === 'advice' || kind === 'views') return <div className={kind}>{draw(blocks)}</div>;
  // The first passage is open, the others are folded.
  const first = kind === 'passages' ? blocks.findIndex(isScripture) + 1 : 0;
  const further = first && blocks.slice(first).filter(isScripture).length;
  if (!further) return draw(blocks);
  return (
    <>
      {draw(blocks.slice(0, first))}
      <details className="rest">
        <summary>{isArabic ? 'آيات أخرى' : further === 1 ? 'One more passage' : `${further} more passages`}</summary>
        {draw(blocks.slice(first))}
      </details>
    </>
  );
}

const isScripture = ({ kind }: Block) => kind === 'scripture';
