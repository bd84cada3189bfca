import type { Checker } from '../../checker/checker.ts';
import { isKnownMissing } from '../../checker/look-up/is-known-missing.ts';
import { summarizeCheck } from '../../checker/summarize-check.ts';
import type { Check, Source } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { DraftBlock, LinksBlock, NoteBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { introducePassage } from './introduce-passage.ts';
import { linksMarkdown } from './links-markdown.ts';
import { noteMarkdown, withPassages } from './note-markdown.ts';
import { passageMarkdown } from './passage-markdown.ts';
import { proveText, withoutMissingReferences } from './prove-text.ts';
import { sourcesOf } from './sources.ts';
import { withArabicReferences } from './with-arabic-references.ts';

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
  /** English by default. */
  language?: AnswerLanguage;
  blocks: readonly DraftBlock[];
}

export type Gated = { kind: 'passed'; answer: Answer } | { kind: 'withheld' };

/**
 * The only way for a draft to become an answer. Inserts the corpus's words where the draft names a passage, removes what
 * the corpus does not support, and checks the finished text once more as a whole. A draft that made claims and has
 * nothing proven left is withheld.
 */
export function passGate(draft: Draft, checker: Checker): Gated {
  const { corpus } = checker;
  const { language = 'en' } = draft;
  const proven = draft.blocks.flatMap((block): DraftBlock[] => {
    if (block.kind === 'note') return withPassages(block);
    if (block.kind !== 'text') return [block];
    return proveText(block.markdown, { language, byEditor: block.by === 'editor' }, checker);
  });
  // Text by an engine is different each time, so its check is not cached; the site's own text comes again.
  const isSiteText = !draft.blocks.some((block) => block.kind === 'text' && block.by !== 'editor');
  // Two proven blocks next to each other can look like one wrong citation. If so, retry with the passages only.
  const read = { language, checker, isSiteText };
  const sound = soundText(proven, read) ?? soundText(proven.filter(isNotText), read);
  if (!sound) return { kind: 'withheld' };

  const { markdown, check } = sound;
  // A note was reviewed against its sources by people; everything else in a draft needs a proven citation.
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

/** The finished text with its check; undefined if the check found a wrong citation. */
function soundText(
  blocks: readonly DraftBlock[],
  { language, checker, isSiteText }: { language: AnswerLanguage; checker: Checker; isSiteText: boolean },
): { markdown: string; check: Check } | undefined {
  const { corpus } = checker;
  const assembled = assemble(blocks, language, corpus);
  const markdown = language === 'ar' ? withArabicReferences(assembled) : assembled;
  const check = summarizeCheck(isSiteText ? checker.checkSiteText(markdown) : checker.checkText(markdown), corpus);
  return check.citations.every(({ verdict }) => SOUND.has(verdict)) ? { markdown, check } : undefined;
}

function assemble(blocks: readonly DraftBlock[], language: AnswerLanguage, corpus: Corpus): string {
  return blocks
    .map((block) => markdownOf(block, language, corpus))
    .filter((markdown) => markdown !== '')
    .join('\n\n');
}

function markdownOf(block: DraftBlock, language: AnswerLanguage, corpus: Corpus): string {
  if (block.kind === 'text') return block.markdown;
  if (block.kind === 'own') return block.words;
  if (block.kind === 'links') return linkWords(block, corpus);
  if (block.kind === 'note') return noteWords(block, corpus);
  const passage = corpus.passage(block.reference);
  if (!passage) return '';
  const introduction = block.introducedIn && introducePassage(block.reference, block.introducedIn, corpus);
  return (introduction ? `${introduction}\n\n` : '') + passageMarkdown(passage, language);
}

/** Links have no references, unless they show how their points begin. */
function linkWords(block: LinksBlock, corpus: Corpus): string {
  const markdown = linksMarkdown(block);
  return block.links.some(({ begins }) => begins) ? withoutMissingReferences(markdown, corpus) : markdown;
}

/** Hides a note's references that do not exist in this library: a pack may use another numbering. */
function noteWords({ pieces }: NoteBlock, corpus: Corpus): string {
  const markdown = noteMarkdown(pieces);
  const isWhole = pieces.every(({ references }) => !references.some((reference) => isKnownMissing(reference, corpus)));
  return isWhole ? markdown : withoutMissingReferences(markdown, corpus);
}

function isNotText(block: DraftBlock): block is Exclude<DraftBlock, { kind: 'text' }> {
  return block.kind !== 'text';
}
