import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Outcome } from './faults.ts';

/** What `save-on-failing-disk.ts` counts. */
interface Report {
  seeds: number;
  refused: number;
  acknowledged: number;
  missing: number;
  doubled: number;
  corrupt: number;
  notOpened: number;
}

/**
 * Lets one write, sync, truncation or deletion of a file fail in each of many small lives of a database, and looks for
 * every row that was said to be kept. Needs Linux and a C compiler: the layer stands between SQLite and the system.
 */
export async function failingDisk({ seeds }: { seeds: number }): Promise<Outcome> {
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
      Array.from({ length: processes }, (_, at) => liveOn(layer, at * each, Math.min(each, seeds - at * each))),
    );
    const sum = (name: keyof Report) => reports.reduce((total, report) => total + report[name], 0);
    return {
      happened: `${sum('seeds')} seeds, in each one call to the disk failed (half of a write, full, read-only, over quota)`,
      acknowledged: sum('acknowledged'),
      missing: sum('missing'),
      doubled: sum('doubled'),
      seen: `${sum('refused')} saves refused, ${sum('notOpened')} starts refused, ${sum('corrupt')} databases damaged; the next start worked`,
      asPromised: sum('corrupt') === 0 && sum('refused') > 0 && sum('seeds') === seeds,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function liveOn(layer: string, first: number, count: number): Promise<Report> {
  const script = path.join(import.meta.dirname, 'save-on-failing-disk.ts');
  const child = spawn(process.execPath, [script, `${first}`, `${count}`], {
    env: { ...process.env, LD_PRELOAD: layer },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(said);
}
