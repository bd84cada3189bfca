import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { loadNotes } from '../knowledge/notes/load-notes.ts';
import { unreadClaims } from '../knowledge/notes/unread-claims.ts';
import { builtCorpus } from '../server/paths.ts';

const usage = `isnad note review SLUG: begins the record of the second reading of content/notes/SLUG.md

Writes content/review/SLUG.json with one claim for each reference and the digests of note and passages. Verdicts are left
empty for the second reader: “supports” and why. A record that exists is not changed. Run it in the project's folder.

Exit code 0: written; 1: there is a record already; 2: not understood, or the notes cannot be read.
`;

/** `isnad note`: what a writer of notes needs. */
export async function note(args: string[]): Promise<number> {
  const [verb, slug, ...more] = args;
  if (args.includes('--help') || args.includes('-h')) return say(process.stdout, usage, 0);
  if (verb !== 'review' || slug === undefined || more.length > 0) return say(process.stderr, usage, 2);
  const record = `content/review/${slug}.json`;
  try {
    const found = (await loadNotes('content')).find((each) => each.slug === slug);
    if (!found) return say(process.stderr, `There is no note content/notes/${slug}.md.\n`, 2);
    const digest = sha256(readFileSync(`content/notes/${slug}.md`));
    const date = new Date().toISOString().slice(0, 10);
    const claims = unreadClaims(found, loadCorpus(builtCorpus), sha256);
    writeFileSync(record, `${JSON.stringify({ note: slug, digest, date, claims }, undefined, 2)}\n`, { flag: 'wx' });
    return say(process.stdout, `${record}: ${claims.length} claims to read\n`, 0);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'EEXIST') return say(process.stderr, `There is a ${record} already.\n`, 1);
    return say(process.stderr, `${error.message}\n`, 2);
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

function say(stream: NodeJS.WriteStream, text: string, code: number): number {
  stream.write(text);
  return code;
}
