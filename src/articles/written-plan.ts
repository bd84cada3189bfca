import type { DraftBlock, LinksBlock } from '../answers/draft-answer.ts';
import type { ArticleForm } from './forms.ts';

/** A plan in blocks for the gate, section by section. */
export interface WrittenPlan {
  form: ArticleForm;
  title: string;
  summary: string;
  sections: readonly WrittenSection[];
  /** Links at its end. */
  links?: LinksBlock;
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
  return sections.flatMap(({ group, heading, blocks }, at) => [
    ...(group && group !== sections[at - 1]?.group ? [headingBlock('##', group)] : []),
    ...(heading ? [headingBlock(group ? '###' : '##', heading)] : []),
    ...blocks,
  ]);
}

const headingBlock = (level: '##' | '###', words: string): DraftBlock => ({
  kind: 'text',
  by: 'editor',
  markdown: `${level} ${words}`,
});
