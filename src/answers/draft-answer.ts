import type { QuranReference } from '../references/reference.ts';
import type { OwnWords } from './own-words.ts';
import type { AnswerLanguage } from './question-language.ts';

/** Prose of an engine or of a content file. It may hold [references]; quotations in it have yet to be proven. */
export interface TextBlock {
  kind: 'text';
  markdown: string;
}

/** Words of this site's own. */
export interface OwnBlock {
  kind: 'own';
  words: OwnWords;
}

/** Names a passage; the gate puts its words in. */
export interface PassageBlock {
  kind: 'passage';
  reference: QuranReference;
  /** Says above the passage, in this language, which surah it is from. */
  introducedIn?: AnswerLanguage;
}

export type DraftBlock = TextBlock | OwnBlock | PassageBlock;

/** What an engine makes of a question. To abstain is an answer too. */
export type DraftAnswer = { kind: 'drafted'; blocks: readonly DraftBlock[] } | { kind: 'abstained' };
