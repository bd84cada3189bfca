import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Checker } from '../checker/checker.ts';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { pointDigest } from '../knowledge/corrections/point-digest.ts';
import { withArabicWorkNames } from '../knowledge/notes/arabic-work-names.ts';
import { checkNote } from '../knowledge/notes/check-note.ts';
import { unknownSources } from '../knowledge/notes/claim-sentences.ts';
import { loadNote } from '../knowledge/notes/load-notes.ts';
import type { Note, NoteText } from '../knowledge/notes/note.ts';
import { passes, type ReadClaim } from '../knowledge/notes/reading-record.ts';
import { textDigest } from '../knowledge/notes/text-digest.ts';
import { wholeText } from '../knowledge/notes/whole-text.ts';
import { loadWorks } from '../knowledge/profiles/load-profiles.ts';
import { builtCorpus } from '../server/paths.ts';
import { passageReader, sha256 } from './note-passages.ts';
import { describeUnread, readSentences, renewedRecord, writeRecord } from './note-sentences.ts';

const usage = `isnad note: what a writer and a second reader of notes need. Run it in the project's folder.

  isnad note check SLUG …    says what is wrong with notes: their form, unknown sources, words of scripture that are typed
  isnad note review SLUG …   renews the record of the second reading, content/review/SLUG.tsv (a line for each source of
                             each sentence) and SLUG.json (which text it is of, and whether it waits for a reader);
                             lists the lines that wait, with the passages that they cite
  isnad note read SLUG FILE --reader WHO
                             writes into the record what WHO found: FILE has lines of NUMBER, verdict, what was found
                             (and the row, where the passage has another number), with tabs between
  isnad note points SLUG     the digest of each point as it is now, in both languages: a file of content/corrections
                             names those of a text that was wrong
  isnad note accept SLUG --reader WHO --found WHAT [--arabic same]
                             says that WHO read the whole text in both languages and found WHAT; with --arabic same
                             also that the Arabic text says all that the English text says

  --passages FOLDER          for review and read: a folder of hadith to compare with, one COLLECTION.jsonl(.gz) each

Exit code 0: done; 1: the note is faulty, or its record refuses; 2: not understood, or not readable.
`;

/** `isnad note`: what a writer of notes needs. */
export async function note(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return say(process.stdout, usage, 0);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        reader: { type: 'string' },
        found: { type: 'string' },
        arabic: { type: 'string' },
        passages: { type: 'string' },
      },
    });
    const [verb, slug, ...more] = positionals;
    const { reader, found, passages } = values;
    const [file] = more;
    if (slug !== undefined) {
      if (verb === 'check') return await check([slug, ...more]);
      if (verb === 'review') return await review([slug, ...more], passages);
      if (verb === 'points' && more.length === 0) return await points(slug);
      if (verb === 'read' && file !== undefined && more.length === 1 && reader) {
        return await read(slug, file, reader, passages);
      }
      if (verb === 'accept' && more.length === 0 && reader && found) {
        return await accept(slug, { reader, found, isSameInArabic: values.arabic === 'same' });
      }
    }
    return say(process.stderr, usage, 2);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return say(process.stderr, `${error.message}\n`, 2);
  }
}

async function check(slugs: readonly string[]): Promise<number> {
  const [notes, works] = await Promise.all([Promise.all(slugs.map(load)), loadWorks('content/works.tsv')]);
  const checker = new Checker(loadCorpus(builtCorpus));
  // As the server has them, whose Arabic texts name works in Arabic.
  const shown = withArabicWorkNames(notes, works);
  const faults = notes.flatMap((each, at) => [
    ...checkNote(each),
    ...textsOf(each)
      .flatMap((text) => unknownSources(text, works))
      .map((written) => `${each.slug}: ${written} is neither a reference nor a work of content/works.tsv`),
    ...textsOf(shown[at] ?? each)
      .flatMap((text) => typedScripture(text, checker))
      .map((fault) => `${each.slug}: ${fault}`),
  ]);
  const words = faults.length === 0 ? 'No fault found.' : faults.join('\n');
  return say(process.stdout, `${words}\n`, faults.length === 0 ? 0 : 1);
}

const textsOf = ({ english, arabic }: Note): NoteText[] => [english, ...(arabic ? [arabic] : [])];

/** Words that a reader would take for a quotation of the passage that they name. */
const typedScripture = (text: NoteText, checker: Checker): string[] =>
  checker
    .checkText(wholeText(text))
    .flatMap(({ quotation, written }) =>
      quotation === undefined ? [] : [`“${quotation}” reads as the words of ${written || 'scripture'}: retell it`],
    );

/** Taken down before a text is put right, so that what rests on it is found. */
async function points(slug: string): Promise<number> {
  const [written, works] = await Promise.all([load(slug), loadWorks('content/works.tsv')]);
  // As the server has it, whose Arabic text names works in Arabic.
  const [{ english, arabic } = written] = withArabicWorkNames([written], works);
  const lines = [...english.points, ...(arabic?.points ?? [])].map(
    (point) => `${point.id} ${pointDigest(point, sha256)}  ${point.label}\n`,
  );
  return say(process.stdout, lines.join(''), 0);
}

async function review(slugs: readonly string[], passages: string | undefined): Promise<number> {
  const works = await loadWorks('content/works.tsv');
  const readPassage = passageReader(loadCorpus(builtCorpus), passages);
  for (const slug of slugs) {
    const found = await load(slug);
    const { claims, sentences } = renewedRecord(slug, found, works);
    writeRecord(slug, claims);
    renewWhole(slug, found, claims);
    say(process.stdout, describeUnread(claims, sentences, readPassage), 0);
  }
  return 0;
}

/** The record of the whole text belongs to the text as it is now: what was rewritten waits for a reader. */
function renewWhole(slug: string, found: Note, claims: readonly ReadClaim[]): void {
  const known: RecordOfReading = existsSync(recordOf(slug))
    ? JSON.parse(readFileSync(recordOf(slug), 'utf8'))
    : { note: slug, date: today(), awaitsReading: 'not read yet' };
  const { digest, arabic } = digestsOf(found);
  const awaits = waiting(claims).length > 0 && { awaitsReading: known.awaitsReading ?? 'rewritten, not read yet' };
  write(recordOf(slug), { ...known, digest, ...(arabic && { arabic: { ...known.arabic, ...arabic } }), ...awaits });
}

async function read(slug: string, file: string, reader: string, passages: string | undefined): Promise<number> {
  const found = await load(slug);
  const { claims } = renewedRecord(slug, found, await loadWorks('content/works.tsv'));
  const readPassage = passageReader(loadCorpus(builtCorpus), passages);
  const updated = readSentences(claims, readFileSync(file, 'utf8'), { reader, date: today(), readPassage });
  writeRecord(slug, updated);
  return say(process.stdout, `${waiting(updated).length} lines wait for a reader or for other words\n`, 0);
}

/** Every sentence of the record has passed before a text is accepted. */
async function accept(
  slug: string,
  { reader, found: words, isSameInArabic }: { reader: string; found: string; isSameInArabic: boolean },
): Promise<number> {
  const found = await load(slug);
  const { claims } = renewedRecord(slug, found, await loadWorks('content/works.tsv'));
  const [first, ...others] = waiting(claims);
  if (first) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return say(process.stderr, `${slug}: “${first.words} …” is not read, or did not pass${more}.\n`, 1);
  }
  writeRecord(slug, claims);
  const { awaitsReading, ...kept }: RecordOfReading = JSON.parse(readFileSync(recordOf(slug), 'utf8'));
  const changes = [...(kept.changes ?? []), { date: today(), reader, found: words }];
  const { digest, arabic } = digestsOf(found);
  const verdict = isSameInArabic && { verdict: 'says the same' };
  write(recordOf(slug), { ...kept, digest, arabic: { ...kept.arabic, ...arabic, ...verdict }, changes });
  const answered = awaitsReading === undefined ? '' : ', which was awaited';
  return say(process.stdout, `${recordOf(slug)}: accepted${answered}\n`, 0);
}

const waiting = (claims: readonly ReadClaim[]) =>
  claims.filter(({ verdict }) => !passes.has(verdict) && verdict !== 'rewritten');

/** What is recorded of a note as a whole; its sentences have lines of their own. */
interface RecordOfReading {
  note: string;
  date: string;
  changes?: object[];
  arabic?: object;
  /** Why the wording waits for a second reading. */
  awaitsReading?: string;
}

const recordOf = (slug: string) => `content/review/${slug}.json`;

function load(slug: string): Promise<Note> {
  if (!existsSync(`content/notes/${slug}.md`)) throw new Error(`There is no note content/notes/${slug}.md.`);
  return loadNote('content/notes', slug, '', existsSync(`content/notes/ar/${slug}.md`));
}

function digestsOf({ english, arabic }: Note) {
  return {
    digest: textDigest(english, sha256),
    ...(arabic && { arabic: { digest: textDigest(arabic, sha256), of: textDigest(english, sha256) } }),
  };
}

function write(record: string, content: object): void {
  writeFileSync(record, `${JSON.stringify(content, undefined, 2)}\n`);
}

const today = () => new Date().toISOString().slice(0, 10);

function say(stream: NodeJS.WriteStream, text: string, code: number): number {
  stream.write(text);
  return code;
}
