import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Work } from '../../knowledge/corpus/corpus.ts';
import { draftFromSource } from '../../knowledge/packs/import/make-draft.ts';
import { catalogueFolder } from '../../server/paths.ts';
import { writeChecked } from '../import-pack.ts';
import { decodeUtf8 } from '../read-input.ts';
import { type CatalogueEntry, readCatalogue } from './catalogue.ts';
import { DownloadFailed, discard, download } from './download.ts';
import { showProgress } from './progress.ts';

export const getUsage = `isnad pack get NAME: fetches a text that the catalogue names, checks it, and adds it as a pack

  isnad pack get                  the names in the catalogue
  isnad pack get NAME             shows size, source and licence, and asks before anything is fetched
      --accept                    do not ask: you have read the licence and may use the text
      --sha256 DIGEST             accept these bytes, where the catalogue has no digest or another one
      --catalogue FOLDER          a catalogue of your own

  A download that was cut off goes on where it ended. Nothing changes in the library before everything is checked.
`;

const options = {
  accept: { type: 'boolean' },
  sha256: { type: 'string' },
  catalogue: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Surroundings {
  /** Where what was fetched is kept until it is added. */
  folder: string;
  quran: () => Work;
  add(file: string): Promise<number>;
}

/** `isnad pack get`: 0 where it was added, 1 where something was refused, 2 where the command was not understood. */
export async function getPack(args: string[], { folder, quran, add }: Surroundings): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') return say(`${read}\n\n${getUsage}`, 2);
  const { name, given } = read;
  if (given.help) return say(getUsage, 0);
  const catalogue = readCatalogue(given.catalogue ?? catalogueFolder);
  if (name === undefined) return say(listOf(catalogue), 0);
  const entry = catalogue.find((each) => each.name === name);
  if (!entry) return say(`The catalogue has no “${name}”.\n\n${listOf(catalogue)}`, 2);
  process.stdout.write(described(entry));
  if (!given.accept && !(await isAccepted())) return say('Nothing was fetched.\n', 1);
  const into = path.join(folder, entry.name);
  try {
    const progress = showProgress(entry.bytes);
    const { files, sha256, bytes } = await download(entry.files, into, entry.bytes, { onProgress: progress.show });
    progress.end(bytes);
    const refused = refusal(entry, sha256, given.sha256);
    if (refused !== undefined) {
      // Bytes without a known digest are kept: the operator may say that they are right.
      if (entry.sha256 !== undefined) discard(into);
      return say(refused, 1);
    }
    const texts = files.map((file) => ({ name: path.basename(file), text: decodeUtf8(readFileSync(file), file) }));
    const { source, licence } = entry;
    const made = draftFromSource(entry.format, texts, { ...source, licence }, quran());
    const pack = path.join(into, `${entry.name}.pack.gz`);
    if (writeChecked(made, pack, quran(), { named: entry.name }) !== 0) return 1;
    const added = await add(pack);
    if (added === 0) discard(into);
    return added;
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error;
    return say(`\n${error.message}. What was fetched is kept: run the command again to go on.\n`, 1);
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return positionals.length > 1 ? 'Name one text.' : { name: positionals[0], given: values };
  } catch (error) {
    return (error as Error).message;
  }
}

function listOf(catalogue: readonly CatalogueEntry[]): string {
  const width = Math.max(...catalogue.map(({ name }) => name.length));
  const lines = catalogue.map(({ name, title, bytes }) => `  ${name.padEnd(width)}  ${title} (${megabytes(bytes)})\n`);
  return `Texts that the catalogue names; none is fetched unless you say so:\n${lines.join('')}`;
}

function described({ title, files, bytes, licence, terms, sha256, source }: CatalogueEntry): string {
  const [first = '', ...more] = files;
  return [
    title,
    `  from      ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`,
    `  size      ${megabytes(bytes)} at most`,
    `  digest    ${sha256 ?? 'not known to the catalogue: you will be shown it, and decide'}`,
    ...(source.numbering ? [`  numbers   ${source.numbering}`] : []),
    `  licence   ${licence}`,
    `  ${terms}`,
    '',
  ].join('\n');
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Asks on a terminal; where nobody can answer, the answer is no. */
async function isAccepted(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write('Say --accept to fetch it: you are responsible for the right to use the text.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question('Fetch it and add it to the library? (yes/no) ')).trim());
  } finally {
    terminal.close();
  }
}

/** Why the fetched bytes are not taken. */
function refusal({ name, sha256: expected }: CatalogueEntry, found: string, said?: string): string | undefined {
  if (said !== undefined) {
    return said === found ? undefined : `The bytes have the digest ${found}, not ${said}: nothing was added.\n`;
  }
  if (expected === undefined) {
    return `The catalogue knows no digest of this text. The bytes that came have\n  ${found}\nIf they are what you want: isnad pack get ${name} --accept --sha256 ${found}\n`;
  }
  if (expected === found) return undefined;
  return `The bytes that came have the digest ${found}; the catalogue has ${expected}. The text changed, or somebody changed it: nothing was added, and what was fetched is gone.\n`;
}

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
