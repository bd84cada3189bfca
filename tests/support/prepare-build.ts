import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds pages and corpus where they do not match the sources, once a run: no test reads the pages of an older state. */
export async function prepareBuild(): Promise<void> {
  if (process.env.BUILD_IS_PREPARED === '1') return;
  const [code] = await once(
    spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  );
  if (code !== 0) throw new Error('The pages could not be built.');
  // Inherited by the processes that this one starts.
  process.env.BUILD_IS_PREPARED = '1';
}

/** Vitest's own way in: before its workers start. */
export const setup = prepareBuild;
