import type { Reference } from '../../references/reference.ts';
import { splitSentences } from '../../text/sentences.ts';

declare const ofANote: unique symbol;

/**
 * Words of a note: of this site's own, read a second time by somebody else. No model or visitor can have typed them.
 * Only the loader of notes creates them. For display, only this folder derives others from them, and changes no more
 * than end marks, or leaves out what follows a sentence.
 */
export type NoteWords = string & { readonly [ofANote]: true };

/** An Arabic phrasing with the question mark that visitors leave out. */
export function withArabicQuestionMark(question: NoteWords): NoteWords {
  return `${question.replace(/[?؟]$/u, '')}؟` as NoteWords;
}

/** How a point begins: its first sentence with its references, if that is whole and short. */
export function beginningOf({ pieces }: Pick<Point, 'pieces'>): NoteWords | undefined {
  const [first] = pieces;
  const [sentence = ''] = first?.kind === 'paragraph' ? splitSentences(first.markdown) : [];
  return /[.!?؟\])*]$/u.test(sentence) && sentence.length <= LONGEST_BEGINNING ? (sentence as NoteWords) : undefined;
}

const LONGEST_BEGINNING = 260;

/** The site's text on one family of questions, written and then checked by a second reader against its sources. */
export interface Note {
  slug: string;
  /** One of the five categories, by name. */
  category: string;
  /** Its shelf: the group of notes within its category. */
  shelf: string;
  /** Slugs of other notes. */
  related: readonly string[];
  english: NoteText;
  arabic?: NoteText;
}

export interface NoteText {
  title: NoteWords;
  /** One sentence on what the note covers. It claims nothing, so it needs no source. */
  summary: NoteWords;
  /** In reading order. The first answers the question of the title. */
  points: readonly Point[];
  /** The heading above the points about differing views; none if there are no such points. */
  differencesHeading?: NoteWords;
}

/** A part of a note that can be read alone, and the questions that it answers. */
export interface Point {
  /** The same in both languages, unique in its note: part of its address, so it does not change. */
  id: string;
  label: NoteWords;
  /** Whether it is about views on which scholars differ. */
  isDifference: boolean;
  /** As visitors type them: misspelt and transliterated ones too. */
  questions: readonly NoteWords[];
  /** The text in the site's Markdown subset, with references and without words of scripture. */
  markdown: NoteWords;
  /** The same text as paragraphs and list items. */
  pieces: readonly NotePiece[];
  /** The references that its text cites in brackets, in order. */
  references: readonly Reference[];
}

export interface NotePiece {
  /** A `quotation` is a reference alone (`> [Quran 2:183]`), which asks for the passage's words. */
  kind: 'paragraph' | 'bullet' | 'step' | 'quotation';
  /** Without the list's own mark. */
  markdown: NoteWords;
  /** The references in its text, in brackets or not. */
  references: readonly Reference[];
}
