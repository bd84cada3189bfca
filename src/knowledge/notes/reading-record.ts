import type { ClaimSentence } from './claim-sentences.ts';

// The record of the second reading of a note: one line for each source of each sentence, and one for each sentence
// without a source. Tab-separated, so that a person can read and compare it.

/** What the second reader found of one sentence and one of its sources. */
export interface ReadClaim {
  /** The first words of the sentence, for people. */
  words: string;
  /** Of the whole sentence without its brackets. */
  digest: string;
  /** As the sentence names it; `-` if it names none. */
  source: string;
  /** The digest of the passage that was read, if the reader read one. */
  passage: string;
  /** The first verdict, where it was another one. */
  first: string;
  /** Empty until the sentence is read. */
  verdict: ReadingVerdict | '';
  reader: string;
  date: string;
  /** What the reader found, in words of the reader. */
  found: string;
}

/**
 * Of a passage that can be read: it supports the sentence, in part, or not. Of a work that is named: its words were read
 * somewhere and say so (`confirmed`), or what it says is known from others (`reported`). Of a sentence without a source:
 * it is common knowledge, or needs one. `rewritten` is a sentence that failed and is no longer in the note.
 */
export const verdicts = [
  'supports',
  'partly',
  'no',
  'confirmed',
  'reported',
  'common',
  'needs-source',
  'rewritten',
] as const;
export type ReadingVerdict = (typeof verdicts)[number];

/** Verdicts with which a sentence may stay as it is. */
export const passes: ReadonlySet<string> = new Set<ReadingVerdict>(['supports', 'confirmed', 'reported', 'common']);

const columns = ['words', 'digest', 'source', 'passage', 'first', 'verdict', 'reader', 'date', 'found'] as const;

export function parseRecord(text: string, file: string): ReadClaim[] {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '');
  if (head !== columns.join('\t'))
    throw new Error(`${file}: its first line must name the columns: ${columns.join(', ')}`);
  return lines.map((line, at) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${file}:${at + 2}: it needs ${columns.length} columns`);
    const claim = Object.fromEntries(columns.map((name, index) => [name, cells[index]])) as unknown as ReadClaim;
    if (claim.verdict !== '' && !verdicts.includes(claim.verdict)) {
      throw new Error(`${file}:${at + 2}: “${claim.verdict}” is no verdict: use ${verdicts.join(', ')}`);
    }
    return claim;
  });
}

export const formatRecord = (claims: readonly ReadClaim[]): string =>
  [columns.join('\t'), ...claims.map((claim) => columns.map((name) => claim[name].replace(/\s+/gu, ' ')).join('\t'))]
    .join('\n')
    .concat('\n');

const keyOf = ({ digest, source }: Pick<ReadClaim, 'digest' | 'source'>) => `${digest} ${source}`;

/**
 * The record for the sentences of a note as they are now, in their order. What was read of a sentence and a source stays;
 * what is new waits for a reader; a sentence that failed and is gone stays at the end, as `rewritten`.
 */
export function renewRecord(
  known: readonly ReadClaim[],
  sentences: readonly ClaimSentence[],
  digestOf: (words: string) => string,
): ReadClaim[] {
  const read = new Map(known.map((claim) => [keyOf(claim), claim]));
  const current = sentences.flatMap(({ words, sources }) =>
    (sources.length > 0 ? sources : ['-']).map((source): ReadClaim => {
      const fresh = { words: beginningOf(words), digest: digestOf(words), source };
      return { ...unread, ...read.get(keyOf(fresh)), ...fresh };
    }),
  );
  const kept = new Set(current.map(keyOf));
  const failed = known.filter((claim) => !kept.has(keyOf(claim)) && claim.verdict !== '' && !passes.has(claim.verdict));
  const rewritten = failed.map(
    (claim): ReadClaim => ({
      ...claim,
      first: claim.first || claim.verdict,
      verdict: 'rewritten',
    }),
  );
  // The same sentence with the same source stands in the record once.
  return [...new Map([...current, ...rewritten].map((claim) => [keyOf(claim), claim])).values()];
}

const unread = { passage: '', first: '', verdict: '', reader: '', date: '', found: '' } as const;

const WORDS_SHOWN = 9;
const beginningOf = (words: string) => words.split(' ').slice(0, WORDS_SHOWN).join(' ');
