import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { parseRecord } from '../knowledge/notes/reading-record.ts';
import { builtCorpus } from '../server/paths.ts';

if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

/** A project whose content is one real, reviewed note and no record. */
function projectWith(slug: string): {
  folder: string;
  record: string;
  sentences: string;
  note: (...args: string[]) => object;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-note-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['notes/ar', 'review']) mkdirSync(path.join(folder, 'content', name), { recursive: true });
  writeFileSync(path.join(folder, `content/notes/${slug}.md`), readFileSync(`content/notes/${slug}.md`));
  writeFileSync(path.join(folder, 'content/notes/shelves.txt'), `A shelf: ${slug}\n`);
  for (const list of ['works.tsv', 'works-in-arabic.tsv']) {
    writeFileSync(path.join(folder, 'content', list), readFileSync(path.join('content', list)));
  }
  const program = path.resolve('src/cli/isnad.ts');
  const note = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', [program, 'note', ...args], { cwd: folder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const inReview = (form: string) => path.join(folder, `content/review/${slug}.${form}`);
  return { folder, record: inReview('json'), sentences: inReview('tsv'), note };
}

const linesOf = (record: string) => parseRecord(readFileSync(record, 'utf8'), record);

test('a new record has a line for each source of each sentence, and none is read', () => {
  const { record, sentences, note } = projectWith('honest-trade');
  expect(note('review', 'honest-trade')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('lines wait for a reader'),
  });
  const lines = linesOf(sentences);
  expect(lines.map(({ source }) => source)).toContain('Sahih al-Bukhari 2079');
  expect(lines.filter(({ verdict }) => verdict !== '')).toEqual([]);
  expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({
    note: 'honest-trade',
    awaitsReading: 'not read yet',
  });
});

test('a text is accepted when each of its lines was read and passed, and what failed first is kept', () => {
  const { record, sentences, folder, note } = projectWith('honest-trade');
  note('review', 'honest-trade');
  const accept = ['accept', 'honest-trade', '--reader', 'reader 9', '--found', 'it says what its sources say'];
  expect(note(...accept)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not read') });

  const verdicts = path.join(folder, 'verdicts.tsv');
  const read = (verdictOf: (source: string) => string) => {
    const lines = linesOf(sentences).map(
      ({ source }, at) => `${at + 1}\t${verdictOf(source)}\tread for this very test`,
    );
    writeFileSync(verdicts, lines.join('\n'));
    return note('read', 'honest-trade', verdicts, '--reader', 'reader 9');
  };
  read((source) => (source === '-' ? 'common' : 'partly'));
  expect(note(...accept)).toMatchObject({ status: 1, stderr: expect.stringContaining('did not pass') });
  read((source) => (source === '-' ? 'common' : 'supports'));
  expect(note(...accept)).toMatchObject({ status: 0 });
  expect(linesOf(sentences).find(({ source }) => source.startsWith('Quran'))).toMatchObject({
    first: 'partly',
    verdict: 'supports',
    passage: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(JSON.parse(readFileSync(record, 'utf8'))).not.toHaveProperty('awaitsReading');
});

test('an accepted text that is rewritten waits again, and its record belongs to the text as it is', () => {
  const { record, sentences, folder, note } = projectWith('honest-trade');
  note('review', 'honest-trade');
  const verdicts = path.join(folder, 'verdicts.tsv');
  const passing = ({ source }: { source: string }) => (source === '-' ? 'common' : 'supports');
  const lines = linesOf(sentences).map((line, at) => `${at + 1}\t${passing(line)}\tread for this very test`);
  writeFileSync(verdicts, lines.join('\n'));
  note('read', 'honest-trade', verdicts, '--reader', 'reader 9');
  note('accept', 'honest-trade', '--reader', 'reader 9', '--found', 'it says what its sources say');
  const accepted = JSON.parse(readFileSync(record, 'utf8'));

  const text = path.join(folder, 'content/notes/honest-trade.md');
  writeFileSync(text, readFileSync(text, 'utf8').replaceAll('[Sahih al-Bukhari 2079]', '[Quran 2:275]'));
  note('review', 'honest-trade');
  const rewritten = JSON.parse(readFileSync(record, 'utf8'));
  expect(rewritten).toEqual({ ...accepted, digest: rewritten.digest, awaitsReading: 'rewritten, not read yet' });
  expect(rewritten.digest).not.toBe(accepted.digest);
});

test('a source that failed and was taken out of its sentence waits for nobody', () => {
  const { sentences, folder, note } = projectWith('honest-trade');
  note('review', 'honest-trade');
  const failed = 'Sahih al-Bukhari 2079';
  const verdictOf = (source: string) => (source === '-' ? 'common' : source === failed ? 'no' : 'supports');
  const verdicts = path.join(folder, 'verdicts.tsv');
  const lines = linesOf(sentences).map(({ source }, at) => `${at + 1}\t${verdictOf(source)}\tread for this very test`);
  writeFileSync(verdicts, lines.join('\n'));
  note('read', 'honest-trade', verdicts, '--reader', 'reader 9');

  const text = path.join(folder, 'content/notes/honest-trade.md');
  writeFileSync(text, readFileSync(text, 'utf8').replaceAll(`[${failed}]`, '[Quran 2:275]'));

  const { stdout } = note('review', 'honest-trade') as { stdout: string };
  const waiting = linesOf(sentences).filter(({ verdict }) => verdict === '');
  expect(stdout).not.toContain(failed);
  expect(stdout).toContain(`${waiting.length} of `);
  expect(linesOf(sentences)).toContainEqual(expect.objectContaining({ source: failed, verdict: 'rewritten' }));
});

test('a file of verdicts that cannot be right changes nothing', () => {
  const { sentences, folder, note } = projectWith('honest-trade');
  note('review', 'honest-trade');
  const before = readFileSync(sentences, 'utf8');
  const verdicts = path.join(folder, 'verdicts.tsv');
  for (const line of ['999\tcommon\tthree words here', '1\tfine\tthree words here', '1\tcommon\tyes']) {
    writeFileSync(verdicts, line);
    expect(note('read', 'honest-trade', verdicts, '--reader', 'reader 9')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('line 1'),
    });
  }
  expect(readFileSync(sentences, 'utf8')).toBe(before);
});

test('a source that is in no list is a fault of the form', () => {
  const { folder, note } = projectWith('honest-trade');
  const file = path.join(folder, 'content/notes/honest-trade.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('[Sahih al-Bukhari 2079]', '[Some Book: a chapter]'));
  expect(note('check', 'honest-trade')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('[Some Book: a chapter] is neither a reference nor a work'),
  });
});

test('words of scripture that are typed into a note are a fault', () => {
  const { folder, note } = projectWith('honest-trade');
  const file = path.join(folder, 'content/notes/honest-trade.md');
  const typed = 'The Quran says: “Allah has permitted trade and has forbidden interest” [Quran 2:275].';
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${typed}\n`);
  expect(note('check', 'honest-trade')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('reads as the words of Quran 2:275: retell it'),
  });
});

test('a note that does not exist, or a command that is not understood, has its own exit code', () => {
  const { note } = projectWith('honest-trade');
  expect(note('review', 'no-such-note')).toMatchObject({
    status: 2,
    stderr: 'There is no note content/notes/no-such-note.md.\n',
  });
  expect(note('review')).toMatchObject({ status: 2, stderr: expect.stringContaining('isnad note review SLUG') });
});
