import { readFileSync } from 'node:fs';
import type { Verdict } from '../contract/entities.ts';
import type { CheckedCitation } from '../contract/source-entities.ts';
import { isDoubted } from '../contract/verdicts.ts';
import { openLibrary } from '../knowledge/packs/library.ts';
import { presentCheck } from '../server/api/present-check.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { readConfig } from './start.ts';

const usage = `isnad check: judges the quotations and references of a text against the library

  isnad check FILE      read the text from a file
  isnad check -         read it from standard input
  isnad check --json …  answer as POST /check does

Exit code 0: nothing was found to be wrong; 1: a quotation differs from its source, stands elsewhere or was not found,
or a reference does not exist; 2: not understood, or not read.
`;

const words: Record<Verdict, string> = {
  verified: 'verified',
  'reference-exists': 'the reference exists; no words to check',
  unchecked: 'not checked',
  misquoted: 'differs from the source',
  misattributed: 'stands elsewhere',
  'no-such-reference': 'no such reference',
  'not-in-corpus': 'not found in the editions held here',
};

/** `isnad check`: 0 where nothing is wrong, 1 where something is, 2 where the text could not be read. */
export async function check(args: string[]): Promise<number> {
  const asJson = args.includes('--json');
  const [file, ...more] = args.filter((arg) => arg !== '--json');
  if (file === '-h' || file === '--help') return told(process.stdout, usage, 0);
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-')) {
    return told(process.stderr, usage, 2);
  }
  const text = read(file);
  if (text === undefined) return told(process.stderr, `${file} cannot be read.\n`, 2);

  const { DATA_DIR, EDITIONS_OFF } = readConfig();
  const library = await openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(DATA_DIR),
    without: EDITIONS_OFF,
    onFault: ({ message }) => process.stderr.write(`A pack was left out: ${message}\n`),
  });
  const checked = presentCheck(text, library.current());
  library.close();
  process.stdout.write(asJson ? `${JSON.stringify(checked, undefined, 2)}\n` : report(text, checked.citations));
  return checked.citations.some(({ verdict }) => isDoubted[verdict]) ? 1 : 0;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return undefined;
  }
}

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

function told(stream: NodeJS.WriteStream, words: string, code: number): number {
  stream.write(words);
  return code;
}
