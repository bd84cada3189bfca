import type { Verdict } from '../../contract/entities.ts';
import type { CheckedCitation, CheckedText } from '../../contract/source-entities.ts';
import type { Place } from '../../documents/document.ts';

export const reportFormats = ['text', 'json', 'sarif', 'junit', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A file that was named or found, with its check, or the sentence that says why there is none. */
export type CheckedFile =
  | { file: string; check: CheckedText; placeOf: (offset: number) => Place; warning?: string }
  | { file: string; unreadable: string };

export interface CheckReport {
  files: readonly CheckedFile[];
  failOn: ReadonlySet<Verdict>;
  /** Whether more than the one file that was named may be in it. */
  isList: boolean;
  version: string;
}

/** What each verdict says to a writer. */
export const sentences: Readonly<Record<Verdict, string>> = {
  verified: 'verified',
  'reference-exists': 'the reference exists; no words to check',
  'place-unread': 'words found, place not proved',
  unchecked: 'not checked',
  misquoted: 'differs from the source',
  misattributed: 'found elsewhere',
  'no-such-reference': 'no such reference',
  'not-in-corpus': 'not found in the editions held here',
};

/** One line about a citation: what it cites, what is wrong, and the source's words where they differ. */
export function summarize({ reference, verdict, differences = [], foundAt = [], note }: CheckedCitation): string {
  const differing = differences.map(({ quoted, source }) => `${quoted || '–'} → ${source || '–'}`).join('; ');
  const places = foundAt.map((place) => place.reference).join(', ');
  const details = [differing, places && (verdict === 'misquoted' ? `nearly ${places}` : `stands ${places}`), note];
  return [`${reference || 'no reference'}: ${sentences[verdict]}`, ...details.filter(Boolean)].join('. ');
}

export function oneLine(words: string): string {
  return words.replace(/\s+/gu, ' ').trim();
}

/** `1 citation`, `2 citations` */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
