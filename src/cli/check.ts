import { Checker } from '../checker/checker.ts';
import type { Verdict } from '../contract/entities.ts';
import type { CheckedCitation } from '../contract/source-entities.ts';
import { isDoubted } from '../contract/verdicts.ts';
import { openLibrary } from '../knowledge/library.ts';
import { presentCheck } from '../present/present-check.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { decodeUtf8, readFileOrRefuse, UnreadableInput } from './read-input.ts';
import { readConfig } from './start.ts';

const usage = `isnad check: judges the quotations and references of texts against the library

  isnad check FILE …    read the texts from files; with several, each line begins with the file's name
  isnad check -         read one from standard input
  isnad check --json …  answer as POST /check does; with several files, a list of { file, check }

Exit code 0: nothing was found to be wrong; 1: a quotation differs from its source, was found elsewhere or was not found,
or a reference does not exist; 2: not understood, or a file is not readable UTF-8 text (the others are still checked).
`;

const words: Record<Verdict, string> = {
  verified: 'verified',
  'reference-exists': 'the reference exists; no words to check',
  'place-unread': 'words found, place not understood',
  unchecked: 'not checked',
  misquoted: 'differs from the source',
  misattributed: 'found elsewhere',
  'no-such-reference': 'no such reference',
  'not-in-corpus': 'not found in the editions held here',
};

/** `isnad check`: 0 where nothing is wrong, 1 where something is, 2 where a text could not be read. */
export async function check(args: string[]): Promise<number> {
  const asJson = args.includes('--json');
  const files = args.filter((arg) => arg !== '--json');
  if (files.includes('-h') || files.includes('--help')) return say(process.stdout, usage, 0);
  const unknown = files.find((file) => file.startsWith('-') && file !== '-');
  if (files.length === 0 || unknown !== undefined) {
    return say(process.stderr, unknown === undefined ? usage : `There is no option “${unknown}”.\n\n${usage}`, 2);
  }
  const texts = files.flatMap((file) => {
    const text = read(file);
    return text === undefined ? [] : [{ file, text }];
  });
  if (texts.length === 0) return 2;

  const { DATA_DIR, EDITIONS_OFF } = readConfig();
  const library = await openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(DATA_DIR),
    without: EDITIONS_OFF,
    onFault: ({ message }) => process.stderr.write(`A pack was left out: ${message}\n`),
  });
  const checker = new Checker(library.current());
  const checks = texts.map(({ file, text }) => ({ file, text, check: presentCheck(text, checker) }));
  library.close();
  if (asJson) {
    const shown =
      files.length > 1 ? checks.map(({ file, check: found }) => ({ file, check: found })) : checks[0]?.check;
    process.stdout.write(`${JSON.stringify(shown, undefined, 2)}\n`);
  } else {
    for (const { file, text, check: found } of checks) {
      const lines = report(text, found.citations);
      process.stdout.write(files.length > 1 ? withFileName(file, lines) : lines);
    }
  }
  if (texts.length < files.length) return 2;
  return checks.some(({ check: found }) => found.citations.some(({ verdict }) => isDoubted[verdict])) ? 1 : 0;
}

/** The text of a file; undefined, and reported, where it cannot be read. */
function read(file: string): string | undefined {
  try {
    return decodeUtf8(readFileOrRefuse(file), file);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    process.stderr.write(`${error.message}\n`);
    return undefined;
  }
}

/** `file:line:column`, which editors and terminals open. */
const withFileName = (file: string, lines: string) => lines.replace(/^(?=.)/gm, `${file.replaceAll('$', '$$$$')}:`);

function report(text: string, citations: readonly CheckedCitation[]): string {
  if (citations.length === 0) return 'No quotation of scripture and no reference was found.\n';
  const faults = citations.filter(({ verdict }) => isDoubted[verdict]).length;
  const count = citations.length === 1 ? '1 citation' : `${citations.length} citations`;
  return `${citations.map((citation) => described(text, citation)).join('\n')}\n${count}, ${faults || 'none'} at fault\n`;
}

function described(text: string, citation: CheckedCitation): string {
  const { start, reference, verdict, quotation, editions = [], differences = [], correction, foundAt = [] } = citation;
  const where = editions.length > 0 ? ` (${editions.map(({ title }) => title).join(', ')})` : '';
  const lines = [
    `${placeOf(text, start)} ${isDoubted[verdict] ? '✗' : '·'} ${reference || 'no reference'}: ${words[verdict]}${where}`,
  ];
  if (quotation !== null && verdict !== 'verified') lines.push(`    quoted  ${oneLine(quotation)}`);
  for (const { quoted, source } of differences) lines.push(`    differs ${quoted || '–'} → ${source || '–'}`);
  if (correction) lines.push(`    source  ${oneLine(correction)}`);
  if (foundAt.length > 0)
    lines.push(
      `    ${verdict === 'misquoted' ? 'nearly ' : 'stands '} ${foundAt.map((place) => place.reference).join(', ')}`,
    );
  if (citation.anotherTranslation) lines.push('    perhaps another translation');
  if (citation.note) lines.push(`    ${citation.note}`);
  return `${lines.join('\n')}\n`;
}

/** Line and column, as editors count them. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

function oneLine(words: string): string {
  return words.replace(/\s+/gu, ' ').trim();
}

function say(stream: NodeJS.WriteStream, words: string, code: number): number {
  stream.write(words);
  return code;
}
