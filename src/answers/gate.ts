import type { Checker } from '../checker/checker.ts';
import { isKnownMissing } from '../checker/look-up/is-known-missing.ts';
import { summarizeCheck } from '../checker/summarize-check.ts';
import type { Check, Source } from '../contract/entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { DraftBlock, NoteBlock } from './draft-answer.ts';
import { furtherMarkdown } from './further-markdown.ts';
import { introducePassage } from './introduce-passage.ts';
import { noteMarkdown, withPassages } from './note-markdown.ts';
import { passageMarkdown } from './passage-markdown.ts';
import { proveText, withoutMissingReferences } from './prove-text.ts';
import type { AnswerLanguage } from './question-language.ts';
import { sourcesOf } from './sources.ts';

/** Not exported: without it nothing outside this file can be an Answer. */
const passed: unique symbol = Symbol('passed the gate');

/** A text whose every quotation of scripture was found in a named edition. */
export interface Answer {
  readonly [passed]: true;
  readonly markdown: string;
  readonly check: Check;
  readonly sources: readonly Source[];
  /** The name of the engine that drafted it. */
  readonly engine: string;
}

interface Draft {
  engine: string;
  /** In which it is written; English where nothing is said. */
  language?: AnswerLanguage;
  blocks: readonly DraftBlock[];
}

export type Gated = { kind: 'passed'; answer: Answer } | { kind: 'withheld' };

/**
 * The only way for a draft to become an answer. The corpus's words are put in where the draft names a passage, what is
 * not borne out is taken out, and the finished text is checked once more as a whole. A draft that claimed something
 * and has nothing proven left is withheld.
 */
export function passGate(draft: Draft, checker: Checker): Gated {
  const { corpus } = checker;
  const { language = 'en' } = draft;
  const proven = draft.blocks.flatMap((block): DraftBlock[] => {
    if (block.kind === 'note') return withPassages(block);
    if (block.kind !== 'text') return [block];
    return proveText(block.markdown, { language, byEditor: block.by === 'editor' }, checker);
  });
  // Two sound pieces could still read as a false citation side by side: the passages alone cannot.
  // An engine's own words do not come again, and are not kept.
  const isSiteText = !draft.blocks.some((block) => block.kind === 'text' && block.by !== 'editor');
  const sound = soundText(proven, checker, isSiteText) ?? soundText(proven.filter(isNotText), checker, isSiteText);
  if (!sound) return { kind: 'withheld' };

  const { markdown, check } = sound;
  // A note was read against its sources by people; what else a draft says it must prove.
  const claimed = draft.blocks.some(({ kind }) => kind === 'text' || kind === 'passage');
  const isKnown = draft.blocks.some(({ kind }) => kind === 'note');
  if (
    claimed &&
    !isKnown &&
    !check.citations.some(({ verdict }) => verdict === 'verified' || verdict === 'reference-exists')
  ) {
    return { kind: 'withheld' };
  }
  const sources = sourcesOf(check.citations, corpus);
  return { kind: 'passed', answer: { [passed]: true, markdown, check, sources, engine: draft.engine } };
}

const SOUND = new Set(['verified', 'reference-exists', 'unchecked']);

/** The finished text with its check, unless that found a citation that does not hold. */
function soundText(
  blocks: readonly DraftBlock[],
  checker: Checker,
  isSiteText: boolean,
): { markdown: string; check: Check } | undefined {
  const { corpus } = checker;
  const markdown = assemble(blocks, corpus);
  const check = summarizeCheck(isSiteText ? checker.checkSiteText(markdown) : checker.checkText(markdown), corpus);
  return check.citations.every(({ verdict }) => SOUND.has(verdict)) ? { markdown, check } : undefined;
}

function assemble(blocks: readonly DraftBlock[], corpus: Corpus): string {
  return blocks
    .map((block) => markdownOf(block, corpus))
    .filter((markdown) => markdown !== '')
    .join('\n\n');
}

function markdownOf(block: DraftBlock, corpus: Corpus): string {
  if (block.kind === 'text') return block.markdown;
  if (block.kind === 'own') return block.words;
  if (block.kind === 'further') return furtherMarkdown(block);
  if (block.kind === 'note') return noteWords(block, corpus);
  const passage = corpus.passage(block.reference);
  if (!passage) return '';
  const introduction = block.introducedIn && introducePassage(block.reference, block.introducedIn, corpus);
  return (introduction ? `${introduction}\n\n` : '') + passageMarkdown(passage);
}

/** A reference of a note that this library denies is not shown: a pack may number otherwise. */
function noteWords({ pieces }: NoteBlock, corpus: Corpus): string {
  const markdown = noteMarkdown(pieces);
  const isWhole = pieces.every(({ references }) => !references.some((reference) => isKnownMissing(reference, corpus)));
  return isWhole ? markdown : withoutMissingReferences(markdown, corpus);
}

function isNotText(block: DraftBlock): block is Exclude<DraftBlock, { kind: 'text' }> {
  return block.kind !== 'text';
}
