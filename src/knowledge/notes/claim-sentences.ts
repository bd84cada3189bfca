import { findReferences } from '../../references/find-references.ts';
import { formatReference } from '../../references/format-reference.ts';
import { splitSentences } from '../../text/sentences.ts';
import { citedWorks, type NamedWork } from '../profiles/profile.ts';
import type { NoteText } from './note.ts';

/** A sentence of a note, with what it names as its sources. */
export interface ClaimSentence {
  /** The id of its point. */
  point: string;
  isDifference: boolean;
  /** Without its square brackets: a source that is added later does not make it another sentence. */
  words: string;
  /** As the record names them: `Quran 2:183`, `Ibn Rushd, Bidaya: the traveller’s prayer`. */
  sources: readonly string[];
}

/**
 * The sentences of a note in their order. A quotation alone states nothing of its own. The items of a list that have no
 * source rest on those of the sentence that introduces the list.
 */
export function claimSentences({ points }: NoteText, works: ReadonlyMap<string, NamedWork>): ClaimSentence[] {
  return points.flatMap(({ id, isDifference, pieces }) => {
    let introduced: readonly string[] = [];
    return pieces
      .filter(({ kind }) => kind !== 'quotation')
      .flatMap(({ kind, markdown }) => {
        const isItem = kind !== 'paragraph';
        const sentences = splitSentences(markdown).map((sentence) => {
          const own = sourcesIn(sentence, works);
          const sources = own.length === 0 && isItem ? introduced : own;
          return { point: id, isDifference, words: withoutBrackets(sentence), sources };
        });
        const last = sentences.at(-1);
        if (!isItem) introduced = last?.words.endsWith(':') ? last.sources : [];
        return sentences;
      });
  });
}

function sourcesIn(sentence: string, works: ReadonlyMap<string, NamedWork>): string[] {
  const held = findReferences(sentence)
    .filter(({ bracketed }) => bracketed)
    .map(({ reference, start }) => ({ at: start, source: formatReference(reference) }));
  const named = citedWorks(sentence, works).map(({ written }) => ({
    at: sentence.indexOf(written),
    source: written.slice(1, -1),
  }));
  return [...new Set([...held, ...named].sort((one, other) => one.at - other.at).map(({ source }) => source))];
}

const withoutBrackets = (sentence: string) =>
  sentence
    .replace(/\s*\[[^\]\n]*\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** What stands in square brackets and is neither a reference nor a work of the list. */
export function unknownSources(
  { points }: { points: readonly { markdown: string }[] },
  works: ReadonlyMap<string, NamedWork>,
): string[] {
  return points.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\[[^\]\n]+\](?!\()/gu)].flatMap(([written]) =>
      citedWorks(written, works).length > 0 || findReferences(written).length > 0 ? [] : [written],
    ),
  );
}
