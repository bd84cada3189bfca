import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClaimSentence, claimSentences } from '../knowledge/notes/claim-sentences.ts';
import type { Note } from '../knowledge/notes/note.ts';
import {
  formatRecord,
  parseRecord,
  passes,
  type ReadClaim,
  type ReadingVerdict,
  renewRecord,
  verdicts,
} from '../knowledge/notes/reading-record.ts';
import type { NamedWork } from '../knowledge/profiles/profile.ts';
import { passageDigest, sentenceDigest, type WordsOfSource } from './note-passages.ts';

const fileOf = (slug: string) => `content/review/${slug}.tsv`;

/** The record of a note for its text as it is now. */
export function renewedRecord(slug: string, { english }: Note, works: ReadonlyMap<string, NamedWork>) {
  const file = fileOf(slug);
  const known = existsSync(file) ? parseRecord(readFileSync(file, 'utf8'), file) : [];
  const sentences = claimSentences(english, works);
  return { claims: renewRecord(known, sentences, sentenceDigest), sentences };
}

export const writeRecord = (slug: string, claims: readonly ReadClaim[]) =>
  writeFileSync(fileOf(slug), formatRecord(claims));

/** Characters of a passage that are shown: a long report is opened where it is. */
const LONGEST_PASSAGE = 1_200;

/** The lines that wait for a reader, each with its number, its sentence and the words of the passage that it cites. */
export function describeUnread(
  claims: readonly ReadClaim[],
  sentences: readonly ClaimSentence[],
  readPassage: WordsOfSource,
): string {
  const byDigest = new Map(sentences.map((sentence) => [sentenceDigest(sentence.words), sentence]));
  const shown = claims.flatMap((claim, at) => {
    const sentence = byDigest.get(claim.digest);
    if (!sentence || passes.has(claim.verdict) || claim.verdict === 'rewritten') return [];
    const passage = claim.source === '-' ? undefined : readPassage(claim.source)?.slice(0, LONGEST_PASSAGE);
    const lines = [`${at + 1}\t${sentence.point}: ${sentence.words}`, `\t${claim.source}`];
    if (claim.verdict) lines.push(`\t${claim.verdict}: ${claim.found}`);
    if (passage !== undefined) lines.push(`\t“${passage.replace(/\s+/gu, ' ')}”`);
    return [lines.join('\n')];
  });
  return `${shown.join('\n')}${shown.length > 0 ? '\n' : ''}${shown.length} of ${claims.length} lines wait for a reader\n`;
}

interface Reading {
  reader: string;
  date: string;
  readPassage: WordsOfSource;
}

/** The record with what a reader found; throws on a line that cannot be right, with its number. */
export function readSentences(
  claims: readonly ReadClaim[],
  text: string,
  { reader, date, readPassage }: Reading,
): ReadClaim[] {
  const updated = [...claims];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [number = '', verdict = '', found = '', row] = line.split('\t').map((cell) => cell.trim());
    const claim = updated[Number(number) - 1];
    const fail = (why: string): never => {
      throw new Error(`line ${at + 1}: ${why}`);
    };
    if (!claim) return fail(`the record has no line ${number}`);
    if (!isVerdict(verdict)) return fail(`“${verdict}” is no verdict: use ${verdicts.join(', ')}`);
    if (found.split(/\s+/u).length < 3) return fail('say in some words what was found');
    const words = claim.source === '-' ? undefined : readPassage(claim.source, row || undefined);
    updated[Number(number) - 1] = {
      ...claim,
      passage: words === undefined ? '' : passageDigest(words),
      first: claim.first || (claim.verdict === verdict ? '' : claim.verdict),
      verdict,
      reader,
      date,
      found,
    };
  }
  return updated;
}

const isVerdict = (word: string): word is ReadingVerdict => verdicts.some((verdict) => verdict === word);
