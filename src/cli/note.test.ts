import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { builtCorpus } from '../server/paths.ts';

if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

/** A project whose content is one real, reviewed note and no record. */
function projectWith(slug: string): { record: string; note: (...args: string[]) => object } {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-note-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['notes/ar', 'review']) mkdirSync(path.join(folder, 'content', name), { recursive: true });
  writeFileSync(path.join(folder, `content/notes/${slug}.md`), readFileSync(`content/notes/${slug}.md`));
  writeFileSync(path.join(folder, 'content/notes/shelves.txt'), `A shelf: ${slug}\n`);
  const program = path.resolve('src/cli/isnad.ts');
  const note = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', [program, 'note', ...args], { cwd: folder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  return { record: path.join(folder, `content/review/${slug}.json`), note };
}

interface Recorded {
  digest: string;
  claims: { reference: string; passage: string; verdict: string }[];
}

const recordIn = (file: string): Recorded => JSON.parse(readFileSync(file, 'utf8'));

test('a new record has every digest that the reviewed one has, and no verdict', () => {
  const { record, note } = projectWith('honest-trade');
  expect(note('review', 'honest-trade')).toMatchObject({ status: 0 });
  const begun = recordIn(record);
  const reviewed = recordIn('content/review/honest-trade.json');
  const isVerse = ({ reference }: { reference: string }) => reference.startsWith('Quran ');
  const versesOf = ({ claims }: Recorded) =>
    new Map(claims.filter(isVerse).map((each) => [each.reference, each.passage]));
  expect(begun.digest).toBe(reviewed.digest);
  expect(versesOf(begun)).toEqual(versesOf(reviewed));
  expect(versesOf(begun).size).toBeGreaterThan(2);
  expect(begun.claims.map(({ reference }) => reference)).toContain('Sahih al-Bukhari 2079');
  expect(begun.claims.filter(({ verdict }) => verdict !== '')).toEqual([]);
});

test('a record that exists is not changed', () => {
  const { record, note } = projectWith('honest-trade');
  writeFileSync(record, 'read by somebody');
  expect(note('review', 'honest-trade')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });
  expect(readFileSync(record, 'utf8')).toBe('read by somebody');
});

test('a note that does not exist, or a command that is not understood, has its own exit code', () => {
  const { note } = projectWith('honest-trade');
  expect(note('review', 'no-such-note')).toMatchObject({
    status: 2,
    stderr: 'There is no note content/notes/no-such-note.md.\n',
  });
  expect(note('review')).toMatchObject({ status: 2, stderr: expect.stringContaining('isnad note review SLUG') });
});
