import type { AnswerPart, Ask, Check } from '../../../contract/entities.ts';
import { type Block, parseProse } from '../../../contract/prose.ts';
import { parseReference } from '../../../references/parse-reference.ts';
import { directionOf, Prose } from '../../ui/prose.tsx';
import { ProseBlocks } from '../../ui/prose-blocks.tsx';
import { Remark } from '../../ui/remark.tsx';
import { answerWords } from '../../words/answer-words.ts';
import { useWords } from '../../words/words.ts';
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
        <Part key={part.start} part={part} answer={answer} onAsk={onAsk} />
      ))}
    </div>
  );
}

interface PartProps extends AnswerPartsProps {
  part: AnswerPart;
}

function Part({ part, answer, onAsk }: PartProps) {
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
      return <Passages blocks={blocks} draw={draw} />;
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
}

/** The first passage is open, the others are folded under their references. */
function Passages({ blocks, draw }: PassagesProps) {
  const words = useWords();
  const first = blocks.findIndex(isScripture) + 1;
  const further = blocks.slice(first).filter(isScripture);
  if (first === 0 || further.length === 0) return draw(blocks);
  const places = further
    .map(({ reference: written }) => {
      const reference = parseReference(written);
      return reference ? words.reference(reference, written) : written;
    })
    .join(' · ');
  return (
    <>
      {draw(blocks.slice(0, first))}
      <details className="rest">
        <summary>
          {answerWords[words.language].morePassages(further.length)}
          <bdi>{places}</bdi>
        </summary>
        {draw(blocks.slice(first))}
      </details>
    </>
  );
}

const isScripture = (block: Block) => block.kind === 'scripture';
