import type { NotePiece, NoteWords } from '../knowledge/notes/note.ts';
import type { QuranReference } from '../references/reference.ts';
import type { AnswerLanguage } from './question-language.ts';
import type { SiteText } from './site-text.ts';

/** Prose of an engine or of a content file. It may hold [references]; quotations in it have yet to be proven. */
export interface TextBlock {
  kind: 'text';
  markdown: string;
  /** An engine's, where nothing is said. */
  by?: 'editor';
}

/** Words of this site's own. */
export interface OwnBlock {
  kind: 'own';
  words: SiteText;
}

/** Names a passage; the gate puts its words in. */
export interface PassageBlock {
  kind: 'passage';
  reference: QuranReference;
  /** Says above the passage, in this language, which surah it is from. */
  introducedIn?: AnswerLanguage;
}

/** Pieces of this site's knowledge notes, one below the other as they stand there. */
export interface NoteBlock {
  kind: 'note';
  pieces: readonly NotePiece[];
}

/** Where a reader may go on: questions, which fill the form of the Ask page, and notes, which have pages of their own. */
export interface FurtherBlock {
  kind: 'further';
  questions: readonly NoteWords[];
  notes: readonly { slug: string; title: NoteWords }[];
}

export type DraftBlock = TextBlock | OwnBlock | PassageBlock | NoteBlock | FurtherBlock;

/**
 * What an engine makes of a question. To abstain is an answer too: nothing that was found answers it. An engine that
 * depends on somebody else may also fail; another one then answers, and says so.
 */
export type DraftAnswer = Drafted | { kind: 'abstained' } | EngineFailure;

export interface Drafted {
  kind: 'drafted';
  blocks: readonly DraftBlock[];
  /** Stands at the end, behind what is said to the visitor's own case. */
  further?: FurtherBlock | undefined;
  /** Of what and by whom it was made, in one sentence for the reader. */
  about: SiteText;
}

export interface EngineFailure {
  kind: 'failed';
  why: 'late' | 'away' | 'busy' | 'unreadable' | 'budget-spent';
}
