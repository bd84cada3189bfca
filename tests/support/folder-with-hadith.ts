import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runIsnad } from './isnad-command.ts';
import { lkHadith } from './public-formats.ts';

/** A folder of data whose library holds an-Nawawi's Forty in invented words, chains apart, added by the operator's commands. */
export async function folderWithHadith(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'isnad-hadith-'));
  const files: string[] = [];
  for (const { name, text } of lkHadith()) {
    files.push(join(folder, name));
    await writeFile(join(folder, name), text);
  }
  const pack = join(folder, 'forty.pack.gz');
  const said = ['--work', 'nawawi-40', '--licence', 'Invented', '--graded-by', 'A Grader', '--out', pack];
  const environment = { DATA_DIR: folder };
  expect(await runIsnad(['pack', 'import', 'lk-hadith', ...files, ...said], environment)).toMatchObject({ status: 0 });
  expect(await runIsnad(['pack', 'add', pack], environment)).toMatchObject({ status: 0 });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
