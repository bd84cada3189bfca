// Adds and removes packs, makes and rotates the key of the receipts and appends to their log, while one call to the disk
// fails: LD_PRELOAD=failing-disk.so node … <first seed> <how many seeds>. Prints counts as JSON.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPack, removePack } from '../../src/knowledge/packs/add-pack.ts';
import { openPack } from '../../src/knowledge/packs/open-pack.ts';
import { readPackList } from '../../src/knowledge/packs/pack-list.ts';
import { PublicLog } from '../../src/server/receipts/public-log.ts';
import { openSigningKeys, rotateSigningKey } from '../../src/server/receipts/signing-key.ts';
import { testCorpus } from '../support/test-corpus.ts';
import { writeTestPack } from '../support/test-pack.ts';
import { arm, disarm, numbersFrom } from './arm.ts';

const [first = 0, count = 1] = process.argv.slice(2).map(Number);

/** The call that fails is one of the first so many: a life makes some 110, most of them for packs. */
const MOST_CALLS = 120;

const [quran] = testCorpus().works;
if (!quran) throw new Error('No Quran');
const folder = mkdtempSync(path.join(tmpdir(), 'isnad-failing-files-'));
const sources = ['short', 'long'].map((name) => path.join(folder, `${name}.jsonl.gz`));
for (const [index, source] of sources.entries()) writeTestPack(source, 2 + 3 * index);

const report = { seeds: 0, refused: 0, acknowledged: 0, missing: 0, doubled: 0, corrupt: 0, notOpened: 0 };
for (let seed = first; seed < first + count; seed += 1) await round(seed);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(report)}\n`);

/** What this life was told: the pack that is held, or a choice where a refused change may have been made; keys; entries. */
interface Told {
  held: Set<string | undefined>;
  keys: string[];
  entries: string[];
}

async function round(seed: number): Promise<void> {
  const random = numbersFrom(seed);
  const data = path.join(folder, `${seed}`);
  const told: Told = { held: new Set([undefined]), keys: [], entries: [] };
  // In half of the rounds the folders are new, in the others they have a pack, a key and a log.
  if (random() < 0.5) await changeSome(data, told, 'before', () => 0);
  arm(random, MOST_CALLS);
  await changeSome(data, told, 'armed', random);
  disarm();
  report.seeds += 1;
  report.acknowledged += told.keys.length + told.entries.length + 1;
  const isWhole = (await packsAreWhole(data, told)) && receiptsAreWhole(data, told);
  if (!isWhole) report.corrupt += 1;
  rmSync(data, { recursive: true, force: true });
}

async function changeSome(data: string, told: Told, name: string, random: () => number): Promise<void> {
  const packs = path.join(data, 'packs');
  const receipts = path.join(data, 'receipts');
  const steps: (() => Promise<void> | void)[] = [
    () => add(packs, told, random() < 0.5 ? 0 : 1),
    () => {
      told.keys.push(openSigningKeys(receipts).id);
    },
    () => append(receipts, told, `${name} 1`),
    () => (random() < 0.3 ? remove(packs, told) : add(packs, told, random() < 0.5 ? 0 : 1)),
    () => {
      told.keys.push(rotateSigningKey(receipts).id);
    },
    () => append(receipts, told, `${name} 2`),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch {
      report.refused += 1;
    }
  }
}

async function add(packs: string, told: Told, which: number): Promise<void> {
  const source = sources[which] ?? '';
  const before = [...told.held];
  // Until it is acknowledged either may be held.
  const wanted = `passages ${2 + 3 * which}`;
  told.held = new Set([...before, wanted]);
  const added = await addPack(packs, source, quran as NonNullable<typeof quran>);
  if (added.kind !== 'added') throw new Error('refused');
  told.held = new Set([wanted]);
}

async function remove(packs: string, told: Told): Promise<void> {
  told.held.add(undefined);
  await removePack(packs, 'musnad-ahmad');
  told.held = new Set([undefined]);
}

function append(receipts: string, told: Told, entry: string): void {
  const log = new PublicLog(path.join(receipts, 'log.sqlite'));
  try {
    log.append(() => [entry]);
    told.entries.push(entry);
  } finally {
    log.close();
  }
}

/** The list names one of the packs that may be held, its file opens, and another one can be added. */
async function packsAreWhole(data: string, told: Told): Promise<boolean> {
  const packs = path.join(data, 'packs');
  try {
    const [listed, ...more] = await readPackList(packs);
    const held = listed && `passages ${listed.passages}`;
    if (more.length > 0) report.doubled += 1;
    if (!told.held.has(held)) report.missing += 1;
    if (listed) (await openPack(packs, listed, quran as NonNullable<typeof quran>)).close();
    await add(packs, told, 0);
    // What earlier commands left behind is gone.
    const files = readdirSync(packs).filter((name) => name.endsWith('.sqlite') || name.includes('unfinished'));
    return files.length === 1;
  } catch {
    report.notOpened += 1;
    return false;
  }
}

/** Every key that signed is published, the log has every entry that was acknowledged, in order, and both go on. */
function receiptsAreWhole(data: string, told: Told): boolean {
  const receipts = path.join(data, 'receipts');
  try {
    const { id, published } = openSigningKeys(receipts);
    const known = published.keys.map(({ kid }) => kid);
    report.missing += told.keys.filter((key) => !known.includes(key)).length;
    append(receipts, told, 'after');
    const log = new PublicLog(path.join(receipts, 'log.sqlite'));
    const entries = log.entries();
    const { size } = log.state();
    log.close();
    const places = told.entries.map((entry) => entries.indexOf(entry));
    report.missing += places.filter((place) => place < 0).length;
    report.doubled += entries.length - new Set(entries).size;
    const isInOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
    return known[0] === id && size === entries.length && isInOrder;
  } catch {
    report.notOpened += 1;
    return false;
  }
}
