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
export function AnswerParts({ text, parts, check }: AnswerPartsProps) {
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

function Part({ part, text: whole, check: ofWhole, isArabic }: PartProps) {
  const text = whole.slice(part.start, part.end);
  const check = ofWhole && checkWithin(part, ofWhole);
  const blocks = parseProse(text);
  switch (part.kind) {
    case 'about':
      return <Remark blocks={blocks} check={check} />;
    case 'advice':
    case 'views':
      return (
        <div className={part.kind}>
          <ProseBlocks blocks={blocks} text={text} check={check} />
        </div>
      );
    case 'passages': {
      const first = blocks.findIndex(isScripture) + 1;
      const further = blocks.slice(first).filter(isScripture).length;
      return (
        <>
          <ProseBlocks blocks={blocks.slice(0, first)} text={text} check={check} />
          {further > 0 && (
            <details className="rest">
              <summary>{isArabic ? `آيات أخرى (${further.toLocaleString('ar-EG')})` : morePassages(further)}</summary>
              <ProseBlocks blocks={blocks.slice(first)} text={text} check={check} />
            </details>
          )}
        </>
      );
    }
    default:
      return <ProseBlocks blocks={blocks} text={text} check={check} />;
  }
}

const isScripture = ({ kind }: Block) => kind === 'scripture';

const morePassages = (count: number) => (count === 1 ? 'One more passage' : `${count} more passages`);

/** The citations of a part, with their places in the part's own text. */
function checkWithin({ start, end }: AnswerPart, check: Check): Check {
  const within = check.citations.filter((citation) => start <= citation.start && citation.end <= end);
  return {
    ...check,
    citations: within.map((citation) => ({ ...citation, start: citation.start - start, end: citation.end - start })),
  };
}
