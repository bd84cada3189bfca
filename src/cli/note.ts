import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { checkNote } from '../knowledge/notes/check-note.ts';
import { loadNote } from '../knowledge/notes/load-notes.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { textDigest } from '../knowledge/notes/text-digest.ts';
import { citedIn, unreadClaims } from '../knowledge/notes/unread-claims.ts';
import { builtCorpus } from '../server/paths.ts';

const usage = `isnad note: what a writer and a second reader of notes need. Run it in the project's folder.

  isnad note check SLUG …    says what is wrong with the form of notes
  isnad note review SLUG     begins the record of the second reading, content/review/SLUG.json: one claim for each
                             reference, with the digests of text and passages and without verdicts
  isnad note accept SLUG --reader WHO --found WHAT
                             writes into the record that WHO read the changed text, in both languages, and found WHAT

Exit code 0: done; 1: the note is faulty, or its record refuses; 2: not understood, or not readable.
`;

/** `isnad note`: what a writer of notes needs. */
export async function note(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return say(process.stdout, usage, 0);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reader: { type: 'string' }, found: { type: 'string' } },
    });
    const [verb, slug, ...more] = positionals;
    if (slug !== undefined) {
      if (verb === 'check') return await check([slug, ...more]);
      if (verb === 'review' && more.length === 0) return await review(slug);
      if (verb === 'accept' && more.length === 0 && values.reader && values.found) {
        return await accept(slug, values.reader, values.found);
      }
    }
    return say(process.stderr, usage, 2);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return say(process.stderr, `${error.message}\n`, 2);
  }
}

async function check(slugs: readonly string[]): Promise<number> {
  const faults = (await Promise.all(slugs.map(load))).flatMap(checkNote);
  const words = faults.length === 0 ? 'No fault found.' : faults.join('\n');
  return say(process.stdout, `${words}\n`, faults.length === 0 ? 0 : 1);
}

async function review(slug: string): Promise<number> {
  const record = recordOf(slug);
  const found = await load(slug);
  if (existsSync(record)) return say(process.stderr, `There is a ${record} already.\n`, 1);
  const claims = unreadClaims(found, loadCorpus(builtCorpus), sha256);
  write(record, { note: slug, date: today(), ...digestsOf(found), claims });
  return say(process.stdout, `${record}: ${claims.length} claims to read\n`, 0);
}

/** A record knows all references of its note before a changed text is accepted. */
async function accept(slug: string, reader: string, words: string): Promise<number> {
  const record = recordOf(slug);
  const found = await load(slug);
  const { awaitsReading, ...kept }: RecordOfReading = JSON.parse(readFileSync(record, 'utf8'));
  const read = new Set(kept.claims.map(({ reference }) => reference));
  const unread = citedIn(found).filter((reference) => !read.has(reference));
  if (unread.length > 0) return say(process.stderr, `${record}: no claim is about ${unread.join(', ')}.\n`, 1);
  const changes = [...(kept.changes ?? []), { date: today(), reader, found: words }];
  const { digest, arabic } = digestsOf(found);
  write(record, { ...kept, digest, arabic: { ...kept.arabic, ...arabic }, changes });
  const answered = awaitsReading === undefined ? '' : ', which was awaited';
  return say(process.stdout, `${record}: accepted${answered}\n`, 0);
}

interface RecordOfReading {
  claims: { reference: string }[];
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

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');

function say(stream: NodeJS.WriteStream, text: string, code: number): number {
  stream.write(text);
  return code;
}
