import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { Parser } from 'htmlparser2';
import { afterAll, expect, test } from 'vitest';
import { runIsnad } from '../../tests/support/isnad-command.ts';
import { testDocx } from '../../tests/support/test-docx.ts';
import { testPdf } from '../../tests/support/test-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isnad = (...args: string[]) => runIsnad(['check', ...args], { DATA_DIR: folder });

function file(name: string, content: string | Uint8Array): string {
  const at = path.join(folder, name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
  return at;
}

const noSuchVerse = '[Quran 2:999]';
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

file('book/a.md', `Sound: [Quran 2:183].\n\nUnsound: ${noSuchVerse} & <b>${noSuchVerse}</b>.\n`);
file('book/b.html', `<p>One</p>\n<p>Two <b>${noSuchVerse}</b></p>`);
file('book/c.docx', testDocx([paragraph('One'), paragraph(`Two ${noSuchVerse}`)]));
file('book/d.pdf', testPdf([['One'], ['Two', `Three ${noSuchVerse}`]]));
file('book/e.txt', 'Nothing is cited here.');
const book = path.join(folder, 'book');

test('a folder of Markdown, HTML, DOCX, PDF and plain text is checked, with the place of each finding', async () => {
  const { status, stdout, stderr } = await isnad(book);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const found = stdout.split('\n').filter((line) => line.includes('✗'));
  expect(found.map((line) => path.relative(book, line))).toEqual([
    'a.md:3:10 ✗ Quran 2:999: no such reference',
    'a.md:3:29 ✗ Quran 2:999: no such reference',
    'b.html:2:11 ✗ Quran 2:999: no such reference',
    'c.docx:paragraph 2 ✗ Quran 2:999: no such reference',
    'd.pdf:page 2, line 2 ✗ Quran 2:999: no such reference',
  ]);
  expect(stdout).toContain('e.txt:No quotation of scripture');
});

test('--format json holds the place of each citation', async () => {
  const pattern = path.join(folder, '**/*.{docx,pdf}');
  expect(JSON.parse((await isnad(pattern, '--format', 'json')).stdout)).toMatchObject([
    { file: path.join(book, 'c.docx'), check: { citations: [{ place: { paragraph: 2 } }] } },
    { file: path.join(book, 'd.pdf'), check: { citations: [{ place: { page: 2, line: 2 } }] } },
  ]);
});

const sarifSchema = JSON.parse(readFileSync('tests/support/sarif-2.1.0.schema.json', 'utf8'));
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(sarifSchema);

test('--format sarif follows the official schema, with lines and columns or the place in words', async () => {
  const missing = path.join(folder, 'missing file.md');
  const { status, stdout } = await isnad(book, missing, '--format=sarif');
  expect(status).toBe(2);
  const log = JSON.parse(stdout);
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  expect(isSarif({ ...log, runs: [{ results: [] }] })).toBe(false);
  const [run] = log.runs;
  expect(run.results).toHaveLength(5);
  const [first, , , inDocx] = run.results;
  expect(first).toMatchObject({
    ruleId: 'no-such-reference',
    level: 'error',
    message: { text: expect.stringContaining('Quran 2:999: no such reference. There is no Quran 2:999.') },
    locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 10, endLine: 3, endColumn: 23 } } }],
  });
  expect(run.tool.driver.rules[first.ruleIndex].id).toBe('no-such-reference');
  expect(inDocx.message.text).toMatch(/^Paragraph 2: Quran 2:999/);
  expect(inDocx.locations[0]).toMatchObject({ logicalLocations: [{ fullyQualifiedName: 'paragraph 2' }] });
  expect(run.invocations[0]).toMatchObject({
    executionSuccessful: false,
    toolExecutionNotifications: [
      { level: 'error', message: { text: expect.stringContaining('there is no such file') } },
    ],
  });
});

test('--format junit is well-formed XML whatever the texts hold, with a case for each citation', async () => {
  const hostile = file('hostile "&<>.txt', `“\u0001 <a & b> ]]> ”\n${noSuchVerse}`);
  const { status, stdout } = await isnad(book, hostile, path.join(folder, 'missing.md'), '--format', 'junit');
  expect(status).toBe(2);
  const counted: Record<string, number> = {};
  const attributes: Record<string, string>[] = [];
  new Parser(
    {
      onopentag: (name, given) => {
        counted[name] = (counted[name] ?? 0) + 1;
        if (name === 'testsuites') attributes.push(given);
      },
      onerror: (error) => {
        throw error;
      },
    },
    { xmlMode: true },
  ).end(stdout);
  expect(counted).toMatchObject({ testsuites: 1, testsuite: 7, failure: 6, error: 1 });
  expect(attributes).toEqual([{ name: 'isnad check', tests: String(counted.testcase), failures: '6', errors: '1' }]);
  expect(stdout).not.toContain('\u0001');
  expect(stdout).toContain('hostile &quot;&amp;&lt;&gt;.txt');
});

test('--format github writes annotations that no text can break out of', async () => {
  const { stdout } = await isnad(file('a,b%.md', `One\n\nTwo ${noSuchVerse}`), '--format', 'github');
  expect(stdout).toMatch(
    /^::error file=.*a%2Cb%25\.md,line=3,col=5::Quran 2:999: no such reference\. There is no .*\n1 citation in 1 file, 1 at fault\n$/,
  );
});

test('several reports are written at once, each into its file', async () => {
  const sarif = path.join(folder, 'out=1.sarif');
  const { status, stdout } = await isnad(book, '--format', `sarif=${sarif}`, '--format', 'github');
  expect({ status, lines: stdout.split('\n').length }).toEqual({ status: 1, lines: 7 });
  expect(isSarif(JSON.parse(readFileSync(sarif, 'utf8')))).toBe(true);
  const nowhere = path.join(folder, 'nowhere/out.json');
  expect(await isnad(book, '--format', `json=${nowhere}`)).toMatchObject({
    status: 2,
    stderr: `${nowhere} cannot be written.\n`,
  });
});

test('--fail-on says which verdicts fail', async () => {
  expect(await isnad(book, '--fail-on', 'none')).toMatchObject({ status: 0 });
  expect(await isnad(book, '--fail-on', 'misquoted,not-in-corpus')).toMatchObject({ status: 0 });
  expect(await isnad(book, '--fail-on=no-such-reference')).toMatchObject({ status: 1 });
  expect(await isnad(path.join(book, 'a.md'), '--fail-on', 'reference-exists')).toMatchObject({ status: 1 });
  expect(JSON.parse((await isnad(book, '--fail-on', 'none', '--format', 'sarif')).stdout).runs[0].results).toEqual([]);
});

test.each([
  [['--format', 'xml', 'a.md'], /--format is text, json, sarif, junit, github/],
  [['--format', 'json', '--format', 'sarif', 'a.md'], /Only one report goes to standard output/],
  [['--fail-on', 'wrong', 'a.md'], /--fail-on is doubted, none, or some of verified, /],
  [['--max-size', 'big', 'a.md'], /--max-size is a number of megabytes/],
  [['--strict', 'a.md'], /There is no option “--strict”/],
  [['a.md', '--format'], /An option lacks its value/],
  [['--json'], /No file, folder or pattern is named/],
])('%j is not understood, and the reason is said', async (args, reason) => {
  expect(await isnad(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(reason) });
});

test('what cannot be read is said in a sentence, and is never sound', async () => {
  const cases: [string, string][] = [
    [file('locked.pdf', testPdf([['One']], true)), 'is encrypted: it opens only with a password'],
    [
      file('locked.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
      'is encrypted, or in the old DOC format: save it as DOCX without a password',
    ],
    [file('picture.pdf', testPdf([[]])), 'holds no text: its pages may be pictures'],
    [file('old.doc', 'x'), 'is in the old DOC format: save it as DOCX'],
    [file('large.txt', 'x'.repeat(1_100_000)), 'is larger than 1 MB: --max-size sets another limit'],
    [file('foreign.html', Buffer.from('<meta charset="utf-8">\xE9', 'latin1')), 'is not UTF-8 text'],
  ];
  for (const [name, sentence] of cases) {
    expect(await isnad(name, '--max-size', '1')).toMatchObject({ status: 2, stderr: `${name} ${sentence}.\n` });
  }
  const empty = path.join(folder, 'none');
  mkdirSync(empty);
  expect(await isnad(empty)).toMatchObject({ status: 2, stderr: expect.stringContaining('none names no document') });
});

test('a page in the encoding that it names is read', async () => {
  const arabic = Buffer.from([
    ...Buffer.from('<meta charset="windows-1256"><p>', 'latin1'),
    0xc8,
    0xc7,
    0xc8,
    ...Buffer.from(` ${noSuchVerse}`),
  ]);
  expect((await isnad(file('old.html', arabic))).stdout).toContain('1:37 ✗ Quran 2:999');
});
