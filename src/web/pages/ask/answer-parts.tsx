import type { AnswerPart, Ask, Check } from '../../../contract/entities.ts';
import { type Block, parseProse } from '../../../contract/prose.ts';
import { directionOf, Prose } from '../../ui/prose.tsx';
import { ProseBlocks } from '../../ui/prose-blocks.tsx';
import { Remark } from '../../ui/remark.tsx';
import { ChoiceList } from './choice-list.tsx';
import { HelpAbove, HelpReply, isHelpAlone } from './help/help-reply.tsx';

interface AnswerPartsProps {
  answer: Ask;
  onAsk: (question: string) => void;
}

/** An answer, laid out by what its parts are for. */
export function AnswerParts({ answer, onAsk }: AnswerPartsProps) {
  const { ai_suggestion: text, parts, check, danger } = answer;
  if (isHelpAlone(answer)) return <HelpReply text={text} check={check} danger={danger} />;
  if (!parts) return <Prose text={text} check={check} />;
  const direction = directionOf(parseProse(text));
  return (
    <div className="prose" {...direction}>
      {parts.map((part) => (
        <Part key={part.start} part={part} answer={answer} onAsk={onAsk} isArabic={direction !== undefined} />
      ))}
    </div>
  );
}

interface PartProps extends AnswerPartsProps {
  part: AnswerPart;
  isArabic: boolean;
}

function Part({ part, answer, onAsk, isArabic }: PartProps) {
  const text = answer.ai_suggestion.slice(part.start, part.end);
  const check = answer.check && checkOf(part, answer.check);
  const blocks = parseProse(text);
  const draw = (shown: readonly Block[]) => <ProseBlocks blocks={shown} text={text} check={check} />;
  switch (part.kind) {
    case 'help':
      return <HelpAbove text={text} check={check} danger={answer.danger} />;
    case 'about':
      return <Remark blocks={blocks} check={check} />;
    case 'advice':
    case 'views':
    case 'more':
      return <div className={part.kind}>{draw(blocks)}</div>;
    case 'passages':
      return <Passages blocks={blocks} draw={draw} isArabic={isArabic} />;
    case 'answer':
      return answer.choices ? (
        <ChoiceList blocks={blocks} choices={answer.choices} draw={draw} onAsk={onAsk} />
      ) : (
        draw(blocks)
      );
  }
}

/** The citations within a part, by their place in it. */
function checkOf({ start, end }: AnswerPart, check: Check): Check {
  const within = check.citations.filter((each) => each.start >= start && each.end <= end);
  return { ...check, citations: within.map((each) => ({ ...each, start: each.start - start, end: each.end - start })) };
}

interface PassagesProps {
  blocks: readonly Block[];
  draw: (blocks: readonly Block[]) => React.ReactNode;
  isArabic: boolean;
}

/** The first passage is open, the others are folded under their references. */
function Passages({ blocks, draw, isArabic }: PassagesProps) {
  const first = blocks.findIndex(isScripture) + 1;
  const further = blocks.slice(first).filter(isScripture);
  if (first === 0 || further.length === 0) return draw(blocks);
  const places = further.map(({ reference }) => reference).join(' · ');
  return (
    <>
      {draw(blocks.slice(0, first))}
      <details className="rest">
        <summary>
          {isArabic
            ? 'آيات أخرى: '
            : `Read ${further.length === 1 ? 'one more passage' : `${further.length} more passages`}: `}
          <bdi>{places}</bdi>
        </summary>
        {draw(blocks.slice(first))}
      </details>
    </>
  );
}

const isScripture = (block: Block) => block.kind === 'scripture';
