import { formatReference } from '../../references/format-reference.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Note } from './note.ts';

/**
 * The claims of a note before its second reading: one for each reference of each point. Verdicts are empty, so
 * `tests/notes.test.ts` refuses the record until the second reader has filled them in.
 */
export function unreadClaims({ english }: Note, corpus: Corpus, sha256: (words: string) => string) {
  const pieces = english.points.flatMap((point) => point.pieces);
  return pieces.flatMap(({ markdown, references }) =>
    references.map((reference) => {
      const verses = reference.work === 'quran' ? corpus.passage(reference)?.verses : undefined;
      const words = verses?.map(({ translation }) => translation).join('\n');
      // The site holds no hadith: who looks one up writes the SHA-256 of the text that was read.
      const passage = words === undefined ? '' : sha256(words);
      return { claim: markdown, reference: formatReference(reference), passage, verdict: '', why: '' };
    }),
  );
}

/** The references of a note's English text, each once, in their canonical form. */
export function citedIn({ english }: Note): string[] {
  return [...new Set(english.points.flatMap(({ references }) => references.map(formatReference)))];
}
