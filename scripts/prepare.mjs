// Brings a fresh clone to where it can run: packages, then a build. Runs on whatever Node the machine has (20 or
// later), before anything is installed; what is up to date already is skipped. `node scripts/prepare.mjs [build]`
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

await alone();

const packages = digestOf(['package.json', 'package-lock.json']);
if (isStale('node_modules/.prepared', packages)) {
  say('Installing packages (half a minute or so)');
  // Install scripts stay off: the one package that needs its script is the Node that everything else runs on.
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  run('npm', ['rebuild', 'node', '--loglevel=error'], 'ignore');
  writeFileSync('node_modules/.prepared', packages);
}

if (process.argv.includes('build')) {
  const sources = digestOf([
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
    'src',
    'public',
    'scripts',
  ]);
  if (isStale('build/.prepared', sources)) {
    say('Building the corpus and the pages');
    run('node', ['src/cli/build-corpus.ts']);
    run('node', ['scripts/draw-art.ts']);
    run('react-router', ['build', '--logLevel', 'warn']);
    run('node', ['scripts/compress-assets.ts']);
    writeFileSync('build/.prepared', sources);
  }
}

/** Two commands at once must not install or build over each other: the second waits for the first. */
async function alone() {
  const lock = '.preparing';
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(existsSync(lock) && readFileSync(lock, 'utf8'));
      // Empty for a moment while its owner writes it: only when it stays so is it left over.
      if (owner ? !isRunning(owner) : told) rmSync(lock, { force: true });
      else if (!told) say('Waiting for another command that is preparing');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function digestOf(names) {
  const digest = createHash('sha256');
  const add = (name) => {
    if (!existsSync(name)) return;
    if (statSync(name).isDirectory()) {
      for (const entry of readdirSync(name).sort()) add(path.join(name, entry));
    } else if (!name.endsWith('.test.ts') && !name.endsWith('.test.tsx')) {
      digest.update(name).update('\0').update(readFileSync(name)).update('\0');
    }
  };
  for (const name of names) add(name);
  return digest.digest('hex');
}

function isStale(mark, digest) {
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== digest;
}

function run(command, args, stdout = 'inherit') {
  const bin = path.join(root, 'node_modules', '.bin');
  const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_ENV: 'production' };
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', stdout, 'inherit'],
    env: environment,
    shell: windows,
  });
  if (status === 0) return;
  console.error(`\n“${command} ${args.join(' ')}” failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
  process.exit(1);
}

function say(words) {
  console.log(`${words} …`);
}
