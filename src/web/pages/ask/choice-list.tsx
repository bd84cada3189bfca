import type { MouseEvent, ReactNode } from 'react';
import type { Choice } from '../../../contract/entities.ts';
import type { Block, Inline } from '../../../contract/prose.ts';
import { addresses } from '../../addresses.ts';
import { Text } from '../../ui/honorific.tsx';

interface ChoiceListProps {
  blocks: readonly Block[];
  choices: readonly Choice[];
  draw: (blocks: readonly Block[]) => ReactNode;
  onAsk: (question: string) => void;
}

/**
 * “Which of these do you mean?”: the list of the text as large links. A press asks the question that the point answers;
 * opened apart, or without this, a link leads to the point in its note.
 */
export function ChoiceList({ blocks, choices, draw, onAsk }: ChoiceListProps) {
  const at = blocks.findIndex(({ kind }) => kind === 'list');
  const list = blocks[at];
  if (list?.kind !== 'list') return draw(blocks);
  return (
    <>
      {draw(blocks.slice(0, at))}
      <ul className="choices">
        {list.items.map((item, index) => {
          const choice = choices[index];
          return choice && <OneChoice key={choice.question} choice={choice} begins={item.slice(1)} onAsk={onAsk} />;
        })}
      </ul>
      {draw(blocks.slice(at + 1))}
    </>
  );
}

interface OneChoiceProps {
  choice: Choice;
  /** The words behind the title. */
  begins: readonly Inline[];
  onAsk: (question: string) => void;
}

function OneChoice({ choice: { slug, point, title, note, question }, begins, onAsk }: OneChoiceProps) {
  function press(event: MouseEvent) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(question);
  }
  const words = wordsOf(begins).replace(/^:\s*/u, '').trim();
  return (
    <li>
      <a className="choice" href={`${addresses.topic(slug)}#${point}`} onClick={press}>
        {note && <small>{note}</small>}
        <strong>{title}</strong>
        {words && (
          <span>
            <Text>{words}</Text>
          </span>
        )}
      </a>
    </li>
  );
}

/** The words without their sources: two lines are for what the point says, and its page has the sources. */
function wordsOf(inlines: readonly Inline[]): string {
  const words = inlines.map((inline) => {
    if (inline.kind === 'text') return inline.text;
    return 'inlines' in inline ? wordsOf(inline.inlines) : ' ';
  });
  return words
    .join('')
    .replace(/\s*\[[^\]\n]*\]/gu, '')
    .replace(/\s+([.,;:،؛])/gu, '$1');
}
