import { writeFileSync } from 'node:fs';
import { Checker } from '../checker/checker.ts';
import { type ReadDocument, UnreadableDocument } from '../documents/document.ts';
import { findDocuments } from '../documents/find-documents.ts';
import { readDocument } from '../documents/read-document.ts';
import { openLibrary } from '../knowledge/library.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { version } from '../server/version.ts';
import { checkInSections } from './check-in-sections.ts';
import { type CheckOptions, readCheckOptions } from './check-options.ts';
import type { CheckedFile } from './check-reports/report.ts';
import { reportWriters } from './check-reports/report-writers.ts';
import { nameOf, readFileOrRefuse, UnreadableInput, unreadable } from './read-input.ts';
import { readConfig } from './start.ts';

const usage = `isnad check: judges the quotations and references of texts against the library

  isnad check FILE …     read texts from files: Markdown, HTML, DOCX, PDF, and others as plain text
  isnad check FOLDER …   read the documents of folders, but not what .gitignore excludes, nor hidden files
  isnad check 'GLOB' …   read the documents that match a pattern: 'docs/**/*.md'
  isnad check -          read one text from standard input

  --format FORMAT[=FILE]  text (as without it), json, sarif, junit or github (annotations of a workflow); may be repeated,
                          with FILE the report is written there
  --json                  the same as --format json: as POST /check answers; with several files, a list of { file, check }
  --fail-on VERDICTS      what counts as wrong: doubted (as without it), none, or verdicts separated by commas
  --max-size MB           largest file; without it 20

Exit code 0: nothing was found to be wrong; 1: a quotation differs from its source, was found elsewhere or was not found,
or a reference does not exist; 2: not understood, or a file could not be read (the others are still checked).
`;

/** `isnad check`: 0 where nothing is wrong, 1 where something is, 2 where a text could not be read. */
export async function check(args: string[]): Promise<number> {
  const options = readCheckOptions(args);
  if (typeof options === 'string') return say(process.stderr, `${options}\n\n${usage}`, 2);
  if (options.help) return say(process.stdout, usage, 0);

  const files = await readFiles(options);
  const checked = files.some((file) => 'document' in file)
    ? await judge(files)
    : files.filter((file) => 'unreadable' in file);
  for (const file of checked) {
    const fault = 'unreadable' in file ? file.unreadable : file.warning;
    if (fault !== undefined) process.stderr.write(`${fault}\n`);
  }
  const isList = options.named.length > 1 || checked.length > 1 || files[0]?.file !== options.named[0];
  for (const { format, file } of options.reports) {
    const report = reportWriters[format]({ files: checked, failOn: options.failOn, isList, version });
    if (file === undefined) process.stdout.write(report);
    else if (!isWritten(file, report)) return 2;
  }
  if (checked.some((file) => 'unreadable' in file)) return 2;
  return checked.some((file) => isWrong(file, options)) ? 1 : 0;
}

type ReadFile = Extract<CheckedFile, { unreadable: string }> | { file: string; document: ReadDocument };

async function readFiles({ named, maxSize }: CheckOptions): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  const seen = new Set<string>();
  for (const argument of named) {
    const { files, missing } = found(argument);
    if (missing !== undefined) read.push({ file: argument, unreadable: missing });
    for (const file of files) {
      if (!seen.has(file)) read.push(await readOne(file, maxSize));
      seen.add(file);
    }
  }
  return read;
}

function found(argument: string): ReturnType<typeof findDocuments> {
  try {
    return findDocuments(argument);
  } catch (error) {
    return { files: [], missing: unreadable(argument, error).message };
  }
}

async function readOne(file: string, maxSize: number): Promise<ReadFile> {
  try {
    return { file, document: await readDocument(file, readFileOrRefuse(file), maxSize) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { file, unreadable: `${nameOf(file)} ${error.message}.` };
    if (error instanceof UnreadableInput) return { file, unreadable: error.message };
    throw error;
  }
}

async function judge(files: readonly ReadFile[]): Promise<CheckedFile[]> {
  const { DATA_DIR, EDITIONS_OFF } = readConfig();
  const library = await openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(DATA_DIR),
    without: EDITIONS_OFF,
    onFault: ({ message }) => process.stderr.write(`A pack was left out: ${message}\n`),
  });
  const checker = new Checker(library.current());
  const checked = files.map((file): CheckedFile => {
    if ('unreadable' in file) return file;
    const { text, placeOf, warning } = file.document;
    const checkedText = { file: file.file, check: checkInSections(text, checker), placeOf };
    return warning === undefined ? checkedText : { ...checkedText, warning: `${nameOf(file.file)} ${warning}.` };
  });
  library.close();
  return checked;
}

function isWrong(file: CheckedFile, { failOn }: CheckOptions): boolean {
  return 'check' in file && file.check.citations.some(({ verdict }) => failOn.has(verdict));
}

function isWritten(file: string, report: string): boolean {
  try {
    writeFileSync(file, report);
    return true;
  } catch {
    process.stderr.write(`${file} cannot be written.\n`);
    return false;
  }
}

function say(stream: NodeJS.WriteStream, words: string, code: number): number {
  stream.write(words);
  return code;
}
