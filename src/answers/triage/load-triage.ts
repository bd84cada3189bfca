import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dangerLists } from './danger.ts';
import { loadSayings } from './load-sayings.ts';
import { readOwnCases } from './own-case.ts';
import { phrases } from './phrases.ts';
import { readList } from './read-list.ts';
import { readWeights } from './reader.ts';
import { signs } from './signs.ts';
import type { TriageLists } from './triage.ts';

/** Reads `triage/` and `sayings/` in the content folder; throws with file and line on a bad one. */
export async function loadTriage(contentFolder: string): Promise<TriageLists> {
  const folder = path.join(contentFolder, 'triage');
  const text = (name: string) => readFile(path.join(folder, name), 'utf8');
  const list = async (name: string) => readList(await text(name), name);
  const names = (await readdir(folder)).filter((name) => /^danger\..+\.txt$/u.test(name)).sort();
  const dangers = await Promise.all(
    names.map(async (name) => [name.slice('danger.'.length, -'.txt'.length), await list(name)] as const),
  );
  return {
    danger: dangerLists(new Map(dangers), readWeights(await text('likely-weights.tsv'))),
    weapons: (await list('weapons.txt')).flatMap(({ lines }) => phrases(lines.join('\n'))),
    override: signs(await list('override.txt')),
    ownCases: readOwnCases(await list('own-case.txt')),
    offTopic: signs(await list('off-topic.txt')),
    sayings: await loadSayings(contentFolder),
  };
}
