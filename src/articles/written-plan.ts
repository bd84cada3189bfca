import type { DraftBlock, LinksBlock } from '../answers/draft-answer.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import type { ArticleForm } from './forms.ts';

/** A plan in blocks for the gate, section by section. */
export interface WrittenPlan {
  form: ArticleForm;
  title: string;
  summary: string;
  sections: readonly WrittenSection[];
  /** Links at its end. */
  links?: LinksBlock;
  /** Links to pages that are related to what it tells of, as a list. */
  related?: EntryWords;
}

export interface WrittenSection {
  /** The text of the content that it is made of: `notes/zakat#who-pays`, `people/umar`. */
  text: string;
  /** What that text says, for its digest. */
  says: string;
  /** The larger heading that it shares with its neighbours. */
  group?: string;
  heading?: string;
  blocks: readonly DraftBlock[];
}

/** Blocks of sections with their headings: the larger ones where a group begins. */
export function blocksOf(sections: readonly WrittenSection[]): DraftBlock[] {
  // A text that a model told together with the one before it has no blocks of its own.
  const told = sections.filter(({ blocks }) => blocks.length > 0);
  return told.flatMap(({ group, heading, blocks }, at) => [
    ...(group && group !== told[at - 1]?.group ? [headingBlock('##', group)] : []),
    ...(heading ? [headingBlock(group ? '###' : '##', heading)] : []),
    ...blocks,
  ]);
}

const headingBlock = (level: '##' | '###', words: string): DraftBlock => ({
  kind: 'text',
  by: 'editor',
  markdown: `${level} ${words}`,
});
