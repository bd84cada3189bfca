import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { addPack, checkPack, removePack } from '../knowledge/packs/add-pack.ts';
import type { PackCheck } from '../knowledge/packs/pack-check.ts';
import { type ListedPack, readPackList } from '../knowledge/packs/pack-list.ts';
import { builtCorpus, packsFolder } from '../server/paths.ts';
import { importPack, importUsage } from './import-pack.ts';
import { readConfig } from './start.ts';

const usage = `isnad pack: works that an operator adds to the library (docs/packs.md describes the format)

  isnad pack add FILE             check a pack whole and add it; it takes the place of one of the same name
  isnad pack check FILE           check a pack and change nothing
  isnad pack list                 the packs that are active
  isnad pack remove WORK-OR-ID    take a pack away, by its work, its name or one of its editions
  isnad pack import FORMAT FILE   make a pack of a public format   isnad pack import --help

Packs are kept in DATA_DIR/packs. A running server takes up every change by itself.
`;

/** `isnad pack`: 0 where all is well, 1 where something was refused, 2 where the command was not understood. */
export async function pack(args: string[]): Promise<number> {
  const [action = '', ...rest] = args;
  const [target] = rest;
  if (['-h', '--help', 'help'].includes(action)) return say(usage, 0);
  try {
    if (action === 'import') return importPack(rest, quran());
    if (action === 'list' && rest.length === 0) return await list();
    if (target !== undefined && rest.length === 1 && !target.startsWith('-')) {
      if (action === 'add') return await add(target);
      if (action === 'check') return await checkOnly(target);
      if (action === 'remove') return await remove(target);
    }
  } catch (error) {
    return say(`${(error as Error).message}\n`, 1);
  }
  return say(`${usage}\n${importUsage}`, 2);
}

const folder = () => packsFolder(readConfig().DATA_DIR);

function quran() {
  const [held] = loadCorpus(builtCorpus).works;
  if (!held) throw new Error('The corpus holds no Quran');
  return held;
}

async function add(file: string): Promise<number> {
  const added = await addPack(folder(), file, quran(), tellWaiting);
  tell(file, added.check);
  if (added.kind === 'refused') return say('Nothing was changed.\n', 1);
  return say(`${added.replaced ? 'Replaced' : 'Added'} ${described(added.pack)}\n`, 0);
}

async function checkOnly(file: string): Promise<number> {
  const check = await checkPack(file, quran());
  tell(file, check);
  return check.faultsInAll > 0
    ? 1
    : say(`${check.manifest?.title}: ${check.manifest?.passages} passages, no fault.\n`, 0);
}

async function list(): Promise<number> {
  const packs = await readPackList(folder());
  return say(packs.length > 0 ? packs.map((each) => `${described(each)}\n`).join('') : 'No packs.\n', 0);
}

async function remove(wanted: string): Promise<number> {
  const removed = await removePack(folder(), wanted, tellWaiting);
  if (removed.length === 0) return say(`No pack is called ${wanted}, nor has such an edition.\n`, 1);
  return say(removed.map((each) => `Removed ${described(each)}\n`).join(''), 0);
}

function described({ name, title, kind, passages, editions }: ListedPack): string {
  return `${name}: ${title} (${kind}, ${passages} passages; ${editions.join(', ')})`;
}

function tell(file: string, { faults, faultsInAll, notes }: PackCheck): void {
  for (const { line, message } of faults) process.stderr.write(`${file}:${line}: ${message}\n`);
  if (faultsInAll > 0) {
    const told = faultsInAll > faults.length ? `, of which the first ${faults.length} are told` : '';
    process.stderr.write(`${faultsInAll} ${faultsInAll === 1 ? 'fault' : 'faults'}${told}.\n`);
  }
  for (const note of notes) process.stderr.write(`Note: ${note}.\n`);
}

const tellWaiting = () => process.stderr.write('Waiting for another command that changes the packs …\n');

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
