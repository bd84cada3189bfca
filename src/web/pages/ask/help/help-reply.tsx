import type { Ask, Check, DangerKind } from '../../../../contract/entities.ts';
import { type Block, parseProse } from '../../../../contract/prose.ts';
import { Phone } from '../../../ui/icons.tsx';
import { directionOf } from '../../../ui/prose.tsx';
import { ProseBlocks } from '../../../ui/prose-blocks.tsx';
import { dialled, type HelpLine, linesFor } from './help-lines.ts';

interface HelpProps {
  text: string;
  check: Check | undefined;
  danger: DangerKind | undefined;
}

/** Help, and only help: kind words, numbers to press, what to do today. A verse is there for who wants it. */
export function HelpReply({ text, check, danger }: HelpProps) {
  const blocks = parseProse(text);
  const isArabic = directionOf(blocks) !== undefined;
  const words = isArabic ? arabic : english;
  const verse = blocks.filter(isScripture);
  const rest = blocks.filter((block) => !isScripture(block));
  const draw = (shown: readonly Block[]) => <ProseBlocks blocks={shown} text={text} check={check} />;
  return (
    <div className="prose" {...directionOf(blocks)}>
      {draw(rest.slice(0, 1))}
      <HelpLines danger={danger} words={words} />
      {draw(rest.slice(1))}
      {verse.length > 0 && (
        <details className="rest">
          <summary>{words.verse}</summary>
          {draw(verse)}
        </details>
      )}
      <p className="small-note">{words.notSaved}</p>
    </div>
  );
}

/** The box above an ordinary answer, where the danger is only likely. */
export function HelpAbove({ text, check, danger }: HelpProps) {
  const blocks = parseProse(text).filter((block) => block.kind !== 'paragraph' || !isRule(block));
  return (
    <aside className="help-above">
      <ProseBlocks blocks={blocks} text={text} check={check} />
      <HelpLines danger={danger} words={directionOf(blocks) ? arabic : english} />
    </aside>
  );
}

function HelpLines({ danger = 'crisis', words }: { danger: DangerKind | undefined; words: HelpWords }) {
  const lines = linesFor(navigator.languages, danger);
  return (
    <ul className="help-lines">
      {lines.map((line) => (
        <li key={line.call} className={line.name === '' ? 'help-line-short' : undefined}>
          <a className="button" href={`tel:${dialled(line.call)}`}>
            <Phone />
            <span>{said(line, words)}</span>
          </a>
          {line.text !== undefined && (
            <a className="button button-quiet" href={`sms:${dialled(line.text)}`}>
              {words.text} <bdi>{line.text}</bdi>
            </a>
          )}
        </li>
      ))}
      <li>
        <a className="button button-quiet" href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">
          {words.elsewhere}
        </a>
      </li>
    </ul>
  );
}

function said({ name, call }: HelpLine, words: HelpWords) {
  if (name === '') return <bdi>{call}</bdi>;
  return (
    <>
      {words.call} <bdi>{call}</bdi> <span className="help-line-name">{name}</span>
    </>
  );
}

interface HelpWords {
  call: string;
  text: string;
  elsewhere: string;
  verse: string;
  notSaved: string;
}

const english: HelpWords = {
  call: 'Call',
  text: 'Text',
  elsewhere: 'Find a line in your country',
  verse: 'Read the verse',
  notSaved: 'This was not saved and is not shown to anyone.',
};

const arabic: HelpWords = {
  call: 'اتصل بالرقم',
  text: 'أرسل رسالة إلى',
  elsewhere: 'ابحث عن خط مساندة في بلدك',
  verse: 'اقرأ الآية',
  notSaved: 'لم يُحفظ هذا ولن يراه أحد.',
};

const isScripture = ({ kind }: Block) => kind === 'scripture';

/** The line between help and answer is drawn by the box. */
const isRule = (block: Block & { kind: 'paragraph' }) =>
  block.inlines.length === 1 && block.inlines[0]?.kind === 'text' && block.inlines[0].text.trim() === '---';

/** Whether a reply is help alone, with no answer below. */
export const isHelpAlone = ({ kind, parts = [] }: Pick<Ask, 'kind' | 'parts'>) =>
  kind === 'help' && !parts.some((part) => part.kind === 'help');
