import type { Checker } from '../../checker/checker.ts';
import { isKnownMissing } from '../../checker/look-up/is-known-missing.ts';
import { summarizeCheck } from '../../checker/summarize-check.ts';
import type { AnswerPart, Check, Source } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { DraftBlock, DraftPart, LinksBlock, NoteBlock, PassageBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { introduceHadith, introducePassage } from './introduce-passage.ts';
import { linksMarkdown } from './links-markdown.ts';
import { noteMarkdown, withPassages } from './note-markdown.ts';
import { hadithMarkdown, passageMarkdown } from './passage-markdown.ts';
import { proveText, withoutMissingReferences } from './prove-text.ts';
import { sourcesOf } from './sources.ts';
import { withArabicReferences } from './with-arabic-references.ts';

/** Not exported: without it nothing outside this file can be an Answer. */
const passed: unique symbol = Symbol('passed the gate');

/** A text whose every quotation of scripture was found in a named edition. */
export interface Answer {
  readonly [passed]: true;
  readonly markdown: string;
  /** Where its parts stand in the Markdown. */
  readonly parts: readonly AnswerPart[];
  readonly check: Check;
  readonly sources: readonly Source[];
  /** The name of the engine that drafted it. */
  readonly engine: string;
}

interface Draft {
  engine: string;
  /** English by default. */
  language?: AnswerLanguage;
  parts: readonly DraftPart[];
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
  const blocks = draft.parts.flatMap((part) => part.blocks);
  const prove = (block: DraftBlock): DraftBlock[] => {
    if (block.kind === 'note') return withPassages(block);
    if (block.kind === 'passage') return isProven(block, language, checker) ? [block] : [];
    if (block.kind !== 'text') return [block];
    return proveText(block.markdown, { language, byEditor: block.by === 'editor' }, checker);
  };
  const proven = withBlocks(draft.parts, (part) => part.flatMap(prove));
  // Text by an engine is different each time, so its check is not cached; the site's own text comes again.
  const isSiteText = !blocks.some((block) => block.kind === 'text' && block.by !== 'editor');
  // Two proven blocks next to each other can look like one wrong citation. If so, retry with the passages only.
  const read = { language, checker, isSiteText };
  const sound =
    soundText(proven, read) ??
    soundText(
      withBlocks(proven, (part) => part.filter(isNotText)),
      read,
    );
  if (!sound) return { kind: 'withheld' };

  const { markdown, parts, check } = sound;
  // A note was reviewed against its sources by people; everything else in a draft needs a proven citation.
  const claimed = blocks.some(({ kind }) => kind === 'text' || kind === 'passage');
  const isKnown = blocks.some(({ kind }) => kind === 'note' || kind === 'entry');
  if (
    claimed &&
    !isKnown &&
    !check.citations.some(({ verdict }) => verdict === 'verified' || verdict === 'reference-exists')
  ) {
    return { kind: 'withheld' };
  }
  const sources = sourcesOf(check.citations, corpus);
  return { kind: 'passed', answer: { [passed]: true, markdown, parts, check, sources, engine: draft.engine } };
}

const SOUND = new Set(['verified', 'reference-exists', 'unchecked']);

/** The finished text with its check; undefined if the check found a wrong citation. */
function soundText(
  drafted: readonly DraftPart[],
  { language, checker, isSiteText }: { language: AnswerLanguage; checker: Checker; isSiteText: boolean },
): (Assembled & { check: Check }) | undefined {
  const { corpus } = checker;
  const { markdown, parts } = assemble(drafted, language, corpus);
  const check = summarizeCheck(isSiteText ? checker.checkSiteText(markdown) : checker.checkText(markdown), corpus);
  return check.citations.every(({ verdict }) => SOUND.has(verdict)) ? { markdown, parts, check } : undefined;
}

interface Assembled {
  markdown: string;
  parts: AnswerPart[];
}

/** Renders the parts as one text, and says where each stands in it. */
function assemble(drafted: readonly DraftPart[], language: AnswerLanguage, corpus: Corpus): Assembled {
  const parts: AnswerPart[] = [];
  let markdown = '';
  for (const { kind, blocks } of drafted) {
    const rendered = blocks.map((block) => markdownOf(block, language, corpus)).filter((words) => words !== '');
    if (rendered.length === 0) continue;
    if (markdown !== '') markdown += BETWEEN_BLOCKS;
    const start = markdown.length;
    const words = rendered.join(BETWEEN_BLOCKS);
    markdown += language === 'ar' ? withArabicReferences(words) : words;
    parts.push({ kind, start, end: markdown.length });
  }
  return { markdown, parts };
}

const BETWEEN_BLOCKS = '\n\n';

function withBlocks(
  parts: readonly DraftPart[],
  change: (blocks: readonly DraftBlock[]) => readonly DraftBlock[],
): DraftPart[] {
  return parts.map(({ kind, blocks }) => ({ kind, blocks: change(blocks) }));
}

function markdownOf(block: DraftBlock, language: AnswerLanguage, corpus: Corpus): string {
  if (block.kind === 'text') return block.markdown;
  if (block.kind === 'own') return block.words;
  if (block.kind === 'links') return linkWords(block, corpus);
  if (block.kind === 'note') return noteWords(block, corpus);
  if (block.kind === 'entry') return withoutMissingReferences(block.words, corpus);
  return passageWords(block, language, corpus);
}

function passageWords({ reference, introducedIn }: PassageBlock, language: AnswerLanguage, corpus: Corpus): string {
  const above = (words: string | undefined) => (words ? `${words}\n\n` : '');
  if (reference.work === 'hadith') {
    const quoted = hadithMarkdown(reference, corpus, language);
    return quoted && above(introducedIn && introduceHadith(reference, introducedIn)) + quoted;
  }
  const passage = corpus.passage(reference);
  if (!passage) return '';
  return above(introducedIn && introducePassage(reference, introducedIn, corpus)) + passageMarkdown(passage, language);
}

/**
 * A hadith comes from an operator's pack, whose text may hold anything: it is quoted only where the checker finds it again
 * in the form in which the answer would show it.
 */
function isProven({ reference }: PassageBlock, language: AnswerLanguage, checker: Checker): boolean {
  if (reference.work !== 'hadith') return true;
  const quoted = hadithMarkdown(reference, checker.corpus, language);
  const citations = quoted === '' ? [] : checker.checkSiteText(quoted);
  return citations.length > 0 && citations.every(({ verdict }) => verdict === 'verified');
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
