import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

// What runs before anything is installed: real processes over a folder of their own.

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A clone without packages. */
function clone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-prepare-'));
  folders.push(folder);
  for (const name of ['package.json', 'package-lock.json', 'scripts']) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  return folder;
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function run(folder: string, args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: folder, timeout: 60_000 });
  let [out, err] = ['', ''];
  child.stdout.on('data', (bytes) => (out += bytes));
  child.stderr.on('data', (bytes) => (err += bytes));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

/** The same process, which takes itself for another Node. */
const asNode = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,"version",{value:"${version}"})`,
];

test.each(['v16.20.2', 'v18.20.8', 'v19.9.0'])(
  'Node %s gets one sentence, and nothing is installed',
  async (version) => {
    const folder = clone();
    const { code, out, err } = await run(folder, [...asNode(version), 'scripts/prepare.mjs', 'build']);
    expect(code).toBe(1);
    expect(err.trim()).toBe(
      `Isnad needs Node 20.19 or later (22.12 or later in the 22 line); this is ${version}. Nothing was installed.`,
    );
    expect(out).toBe('');
    expect(['node_modules', '.preparing', 'build'].filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
  },
);

/** Whether a version is in a range of the forms that the lockfile has; any other form fails the test. */
function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const number = major * 1e6 + minor * 1e3 + patch;
  return range.split('||').some((part) => {
    const form = /^(\^|>=)\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(part.trim());
    if (!form) throw new Error(`A range that this test cannot read: ${range}`);
    const [, sign, least, minorOf = '0', patchOf = '0'] = form;
    const isNewer = number >= Number(least) * 1e6 + Number(minorOf) * 1e3 + Number(patchOf);
    return isNewer && (sign === '>=' || major === Number(least));
  });
}

test('npm installs every package for the required version of Node', async () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optional?: true; engines?: { node?: string }; os?: string[]; cpu?: string[] }>;
  };
  const optional = Object.entries(packages).flatMap(([name, { optional, engines, os, cpu }]) =>
    // WebAssembly is used where a system has no build of its own; the 32-bit Windows has no page compiler either.
    optional && engines?.node && !/wasm/.test(name) && !(os?.includes('win32') && cpu?.includes('ia32'))
      ? [{ name, range: engines.node }]
      : [],
  );
  expect(optional.length).toBeGreaterThan(20);
  const versions = ['20.19.0', '22.12.0', '23.0.0', '24.0.0', '26.0.0'];
  expect(versions.filter((version) => !isInRange(version, engines.node))).toEqual([]);
  const ours = /fsevents/;
  const left = optional.filter(
    ({ name, range }) => !ours.test(name) && versions.some((version) => !isInRange(version, range)),
  );
  expect(left).toEqual([]);
});

const lockOf = (folder: string) => path.join(folder, '.preparing');
const takeLock = (waitMs: number) => [
  '--input-type=module',
  '--eval',
  `import { takeLock } from './scripts/prepare-lock.mjs'; console.log(String(await takeLock(${waitMs})));`,
];
const birthOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
};

test('a lock is given back when its process ends', async () => {
  const folder = clone();
  expect((await run(folder, takeLock(0))).out.trim()).toBe('undefined');
  expect(existsSync(lockOf(folder))).toBe(false);
});

const NO_PROCESS = 2 ** 22 + 1;
test.each([
  ['of a process that is gone', { pid: NO_PROCESS, host: hostname() }],
  ['whose process id now belongs to another process', { pid: process.pid, host: hostname(), birth: '1' }],
])('a lock %s is taken over', async (_, owner) => {
  if ('birth' in owner && process.platform !== 'linux') return;
  const folder = clone();
  writeFileSync(lockOf(folder), JSON.stringify(owner));
  expect((await run(folder, takeLock(0))).out.trim()).toBe('undefined');
});

test('an empty lock that stays empty is taken over', async () => {
  const folder = clone();
  writeFileSync(lockOf(folder), '');
  expect((await run(folder, takeLock(5_000))).out.trim()).toBe('undefined');
});

test.each([
  ['of this machine', { pid: process.pid, host: hostname() }],
  ['of another machine', { pid: NO_PROCESS, host: 'another-host' }],
])('a running owner %s is waited for, and the wait ends with file, process and host', async (_, given) => {
  const folder = clone();
  const birth = given.host === hostname() && process.platform === 'linux' ? birthOf(process.pid) : undefined;
  writeFileSync(lockOf(folder), JSON.stringify({ ...given, birth, since: '2026-01-01T00:00:00.000Z' }));
  const { out } = await run(folder, takeLock(700));
  const owner = `process ${given.pid} on ${given.host}`;
  expect(out).toContain(`Waiting for ${owner}, which is preparing`);
  expect(out).toContain(`${owner} has been preparing since 2026-01-01T00:00:00.000Z`);
  expect(out).toContain(`delete ${path.join(folder, '.preparing')} and start again`);
  expect(existsSync(lockOf(folder))).toBe(true);
});

test('where everything is up to date no lock is needed, so the folder may be read-only', async () => {
  const folder = clone();
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const lock = JSON.stringify({ pid: NO_PROCESS, host: 'another-host' });
  writeFileSync(lockOf(folder), lock);
  expect(await run(folder, ['scripts/prepare.mjs'])).toEqual({ code: 0, out: '', err: '' });
  expect(readFileSync(lockOf(folder), 'utf8')).toBe(lock);
});

test('a first start without a network says that it needs one', async () => {
  const folder = clone();
  // A registry at which nothing listens, and a cache that is empty.
  writeFileSync(path.join(folder, '.npmrc'), 'registry=http://127.0.0.1:9/\ncache=.cache\nfetch-retries=0\n');
  const { code, err } = await run(folder, ['scripts/prepare.mjs']);
  expect(code).toBe(1);
  expect(err).toContain('“npm ci” failed. Nothing was started.');
  expect(err).toContain('The first start needs a network, or a registry that npm_config_registry names.');
});
