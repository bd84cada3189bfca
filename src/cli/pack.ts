import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { addPack, checkPack, removePack } from '../knowledge/packs/add-pack.ts';
import { checkDraft } from '../knowledge/packs/import/check-draft.ts';
import { writePack } from '../knowledge/packs/import/write-pack.ts';
import type { PackCheck } from '../knowledge/packs/pack-check.ts';
import { type ListedPack, readPackList } from '../knowledge/packs/pack-list.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { getPack, getUsage } from './get-pack/get-pack.ts';
import { readHandMade } from './hand-made-pack.ts';
import { importPack, importUsage } from './import-pack.ts';
import { UnreadableInput, unreadable } from './read-input.ts';
import { readConfig } from './start.ts';

const usage = `isnad pack: works that an operator adds to the library (docs/packs.md describes the format)

  isnad pack get NAME             fetch a text of the catalogue and add it         isnad pack get --help
  isnad pack add FILE             check a pack whole and add it; it takes the place of one of the same name
  isnad pack check FILE           check a pack and change nothing
  isnad pack list                 the packs that are active
  isnad pack remove WORK-OR-ID    take a pack away, by its work, its name or one of its editions
  isnad pack import FORMAT FILE   make a pack of a public format   isnad pack import --help
  isnad pack seal FILE PACK       make a pack of lines written by hand: adds their number and digest

Packs are kept in DATA_DIR/packs. A running server notices every change by itself.
Exit code 0: fine; 1: refused, with every problem and its line; 2: not understood, or a file was not readable.
`;

/** `isnad pack`: 0 where all is well, 1 where something was refused, 2 where the command or a file was not readable. */
export async function pack(args: string[]): Promise<number> {
  const [action = '', ...rest] = args;
  const [target] = rest;
  if (['-h', '--help', 'help'].includes(action)) return say(usage, 0);
  try {
    if (action === 'import') return importPack(rest, quran);
    if (action === 'get') return await getPack(rest, { folder: path.join(folder(), '../downloads'), quran, add });
    if (action === 'list' && rest.length === 0) return await list();
    if (action === 'seal' && rest.length === 2) return seal(...(rest as [string, string]));
    if (target !== undefined && rest.length === 1 && !target.startsWith('-')) {
      if (action === 'add') return await add(target);
      if (action === 'check') return await checkOnly(target);
      if (action === 'remove') return await remove(target);
    }
  } catch (error) {
    const code = error instanceof UnreadableInput ? 2 : 1;
    return say(`${error instanceof Error ? error.message : String(error)}\n`, code);
  }
  return say(`${usage}\n${getUsage}\n${importUsage}`, 2);
}

const folder = () => path.resolve(packsFolder(readConfig().DATA_DIR));

function quran() {
  const [held] = loadCorpus(builtCorpus).works;
  if (!held) throw new Error('The corpus holds no Quran');
  return held;
}

async function add(file: string): Promise<number> {
  await refuseUnlessReadable(file);
  const where = folder();
  const added = await addPack(where, file, quran(), reportWaiting);
  report(file, added.check);
  if (added.kind === 'refused') return say('Nothing was changed.\n', 1);
  return say(`${added.replaced ? 'Replaced' : 'Added'} ${described(added.pack)} in ${where}\n`, 0);
}

async function checkOnly(file: string): Promise<number> {
  await refuseUnlessReadable(file);
  const check = await checkPack(file, quran());
  report(file, check);
  return check.problemCount > 0
    ? 1
    : say(`${check.manifest?.title}: ${check.manifest?.passages} passages, no problem.\n`, 0);
}

/** Writes nothing that `isnad pack check` would refuse. */
function seal(file: string, out: string): number {
  const { draft, made } = readHandMade(file);
  const check = checkDraft(draft, made, quran());
  report(file, check);
  if (check.problemCount > 0) return say('No pack was written.\n', 1);
  writePack(out, draft, made.passages);
  return say(`${out}: ${made.passages.length} passages.\nAdd it with: isnad pack add ${out}\n`, 0);
}

async function list(): Promise<number> {
  const packs = await readPackList(folder());
  return say(packs.length > 0 ? packs.map((each) => `${described(each)}\n`).join('') : 'No packs.\n', 0);
}

async function remove(wanted: string): Promise<number> {
  const removed = await removePack(folder(), wanted, reportWaiting);
  if (removed.length === 0) return say(`No pack is called ${wanted}, nor has such an edition.\n`, 1);
  return say(removed.map((each) => `Removed ${described(each)}\n`).join(''), 0);
}

function described({ name, title, kind, passages, editions }: ListedPack): string {
  return `${name}: ${title} (${kind}, ${passages} passages; ${editions.join(', ')})`;
}

async function refuseUnlessReadable(file: string): Promise<void> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isDirectory()) throw new UnreadableInput(`${file} cannot be read: it is a folder.`);
  } catch (error) {
    throw error instanceof UnreadableInput ? error : unreadable(file, error);
  }
}

function report(file: string, { problems, problemCount, notes }: PackCheck): void {
  for (const { line, message } of problems) process.stderr.write(`${file}:${line}: ${message}\n`);
  if (problemCount > 0) {
    const listed = problemCount > problems.length ? `, of which the first ${problems.length} are listed` : '';
    process.stderr.write(`${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}${listed}.\n`);
  }
  for (const note of notes) process.stderr.write(`Note: ${note}.\n`);
}

const reportWaiting = () => process.stderr.write('Waiting for another command that changes the packs …\n');

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
