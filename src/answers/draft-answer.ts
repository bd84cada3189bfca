import type { PartKind } from '../contract/entities.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import type { NotePiece, NoteWords } from '../knowledge/notes/note.ts';
import type { Reference } from '../references/reference.ts';
import type { AnswerLanguage } from './question-language.ts';
import type { SiteText } from './site-text.ts';

/** Prose of an engine or of a content file. It may hold [references]; quotations in it have yet to be proven. */
export interface TextBlock {
  kind: 'text';
  markdown: string;
  /** By default an engine. */
  by?: 'editor';
}

/** This site's own text. */
export interface OwnBlock {
  kind: 'own';
  words: SiteText;
}

/** Names a passage; the gate inserts its words. */
export interface PassageBlock {
  kind: 'passage';
  reference: Reference;
  /** The language of a line above the passage that names its surah or its collection. */
  introducedIn?: AnswerLanguage;
}

/** A short entry of this site, with its references. */
export interface EntryBlock {
  kind: 'entry';
  words: EntryWords;
}

/** Pieces of this site's notes, in the order of the note. */
export interface NoteBlock {
  kind: 'note';
  pieces: readonly NotePiece[];
}

/** A point of a note, by its address, with what a link to it says. */
export interface PointLink {
  slug: string;
  point: string;
  title: NoteWords;
}

/** A link to a point that may show how the point begins. */
export interface BegunLink extends PointLink {
  begins?: NoteWords;
}

/** Links to points: near ones, views that an answer does not show, or what the visitor may choose from. */
export interface LinksBlock {
  kind: 'links';
  introducedBy: SiteText;
  links: readonly BegunLink[];
  /** Whether each is on a line of its own. */
  isList?: true;
}

export type DraftBlock = TextBlock | OwnBlock | PassageBlock | NoteBlock | EntryBlock | LinksBlock;

/** Blocks that together do one thing for the reader. */
export interface DraftPart {
  kind: PartKind;
  blocks: readonly DraftBlock[];
}

/**
 * What an engine returns for a question. It abstains if nothing that was found answers the question. An engine that
 * depends on another service may also fail; then another engine answers, and says so.
 */
export type DraftAnswer = Drafted | { kind: 'abstained' } | EngineFailure;

export interface Drafted {
  kind: 'drafted';
  parts: readonly DraftPart[];
  /** The points that answer, the one that was asked for first; empty where only passages answer. */
  points: readonly PointLink[];
  /** One sentence for the reader: how the answer was made and by whom. */
  about: SiteText;
}

export interface EngineFailure {
  kind: 'failed';
  why: 'late' | 'away' | 'busy' | 'unreadable' | 'budget-spent';
}
