import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Outcome } from './faults.ts';

/** What a script counts that lives on a failing disk. */
interface Report {
  seeds: number;
  refused: number;
  acknowledged: number;
  missing: number;
  doubled: number;
  corrupt: number;
  notOpened: number;
}

/** Saves in a database, and looks for every row that was said to be kept. */
export async function failingDisk({ seeds }: { seeds: number }): Promise<Outcome> {
  const sums = await liveAboveTheLayer('save-on-failing-disk.ts', seeds);
  return {
    ...sums,
    happened: `${sums.seeds} seeds, in each one call to the disk failed (half of a write, full, read-only, over quota)`,
    seen: `${sums.refused} saves refused, ${sums.notOpened} starts refused, ${sums.corrupt} databases damaged; the next start worked`,
    asPromised: sums.corrupt === 0 && sums.refused > 0 && sums.seeds === seeds,
  };
}

/** Changes the files beside the database: packs, the key of the receipts, and their log. */
export async function failingDiskFiles({ seeds }: { seeds: number }): Promise<Outcome> {
  const sums = await liveAboveTheLayer('change-files-on-failing-disk.ts', seeds);
  return {
    ...sums,
    happened: `${sums.seeds} seeds, in each one write, sync, rename, link or deletion failed while packs were added and removed, keys made and rotated, and the log of the receipts grew`,
    seen: `${sums.refused} of these refused; ${sums.corrupt} folders damaged, ${sums.notOpened} not opened; the next change worked`,
    asPromised: sums.corrupt === 0 && sums.notOpened === 0 && sums.refused > 0 && sums.seeds === seeds,
  };
}

/**
 * Lets one write, sync, rename, truncation or deletion of a file fail in each of many small lives, and adds up what they
 * count. Needs Linux and a C compiler: the layer stands between the program and the system.
 */
async function liveAboveTheLayer(script: string, seeds: number): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-failing-disk-'));
  const layer = path.join(folder, 'failing-disk.so');
  try {
    const source = path.join(import.meta.dirname, 'failing-disk.c');
    await promisify(execFile)('cc', ['-shared', '-fPIC', '-O2', '-o', layer, source, '-ldl']).catch((cause: Error) => {
      throw new Error('The layer under the disk could not be built: this needs Linux and the C compiler “cc”.', {
        cause,
      });
    });
    const processes = Math.max(1, availableParallelism() - 1);
    const each = Math.ceil(seeds / processes);
    const reports = await Promise.all(
      Array.from({ length: processes }, (_, at) => liveOn(layer, script, at * each, Math.min(each, seeds - at * each))),
    );
    const sum = (name: keyof Report) => reports.reduce((total, report) => total + report[name], 0);
    return {
      seeds: sum('seeds'),
      refused: sum('refused'),
      acknowledged: sum('acknowledged'),
      missing: sum('missing'),
      doubled: sum('doubled'),
      corrupt: sum('corrupt'),
      notOpened: sum('notOpened'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function liveOn(layer: string, script: string, first: number, count: number): Promise<Report> {
  const file = path.join(import.meta.dirname, script);
  const child = spawn(process.execPath, [file, `${first}`, `${count}`], {
    env: { ...process.env, LD_PRELOAD: layer },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(said);
}
