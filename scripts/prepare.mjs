// Brings a fresh clone to where it can run: packages, then a build. What is up to date is skipped. Plain JavaScript
// that runs on the machine's own Node, before anything is installed: `node scripts/prepare.mjs [build]`
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepEarlierAssets } from './earlier-assets.mjs';
import { installsEverything, nodeFault } from './node-version.mjs';
import { takeLock } from './prepare-lock.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const fault = nodeFault(process.version);
if (fault) stop(fault);

const npmFlags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Loads what has native code, as the site will. */
const loadNativePackages = `
  const { default: Database } = await import('better-sqlite3');
  new Database(':memory:').close();
  await import('vite');
`;

/** Each step runs again when one of the files that it reads has changed since; its mark holds their digest. */
const steps = [
  {
    mark: 'node_modules/.prepared',
    digest: () => {
      const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
      const wanted = JSON.stringify([dependencies, devDependencies, allowScripts]);
      // Packages with native code differ by platform: a folder copied from another machine is installed anew.
      return digestOf(['package-lock.json'], `${process.platform} ${process.arch} ${wanted}`);
    },
    async run() {
      say('Installing packages (about half a minute)');
      await run('npm', ['ci', ...npmFlags], { explain: explainOffline });
      say('Installing the Node that the site runs on');
      // Install scripts stay off but for this one package.
      await run('npm', ['rebuild', 'node', '--loglevel=error'], { stdout: 'ignore', explain: explainOffline });
      // npm now runs on the Node just installed, and adds what it left out for an older one.
      if (!installsEverything(process.version)) {
        await run('npm', ['install', '--no-save', ...npmFlags], { explain: explainOffline });
      }
      await run('node', ['--input-type=module', '--eval', loadNativePackages], {
        explain: () =>
          'The packages were installed, and do not run on this machine: one of them has no build for its system.',
      });
    },
  },
  {
    builds: true,
    mark: 'build/.prepared-corpus',
    made: 'build/corpus.sqlite',
    digest: () =>
      digestOf([
        'package-lock.json',
        'src/cli/build-corpus.ts',
        'src/server/paths.ts',
        'src/knowledge',
        'src/references',
      ]),
    async run() {
      say('Building the corpus');
      await run('node', ['src/cli/build-corpus.ts']);
    },
  },
  {
    builds: true,
    mark: 'build/.prepared-notes',
    made: 'build/notes.json',
    digest: () =>
      digestOf(['src/cli/build-notes.ts', 'src/knowledge/notes', 'src/references', 'src/text', 'content/notes']),
    async run() {
      say('Reading the notes');
      await run('node', ['src/cli/build-notes.ts']);
    },
  },
  {
    builds: true,
    mark: 'build/.prepared-search-index',
    made: 'build/search-index.bin',
    digest: () =>
      digestOf([
        'package-lock.json',
        'src/cli/build-search-index.ts',
        'src/knowledge',
        'src/references',
        'src/text',
        'content/notes',
        'content/thesaurus',
        'content/works.tsv',
      ]),
    async run() {
      say('Indexing the texts for the search');
      await run('node', ['src/cli/build-search-index.ts']);
    },
  },
  {
    builds: true,
    mark: 'build/.prepared-art',
    made: 'build/art',
    digest: () =>
      digestOf([
        'package-lock.json',
        'scripts/draw-art.ts',
        'src/web/art',
        'src/contract',
        'src/references',
        'src/shared',
      ]),
    async run() {
      say('Drawing the art');
      await run('node', ['scripts/draw-art.ts']);
    },
  },
  {
    builds: true,
    mark: 'build/.prepared',
    made: 'build/pages',
    // The rooms that scripts of the browser may import (tests/architecture.test.ts), and what shapes the bundles.
    digest: () =>
      digestOf([
        'package-lock.json',
        'react-router.config.ts',
        'vite.config.ts',
        'public',
        'scripts',
        ...[
          'web',
          'device',
          'present',
          'checker',
          'knowledge',
          'contract',
          'receipts',
          'references',
          'search',
          'shared',
          'text',
        ].map((room) => `src/${room}`),
      ]),
    async run() {
      say('Building the pages');
      keepEarlierAssets();
      await run('react-router', ['build', '--logLevel', 'warn']);
      say('Compressing the files of the pages');
      await run('node', ['scripts/compress-assets.ts']);
    },
  },
];

const wanted = steps.filter(({ builds }) => !builds || process.argv.includes('build'));

// Compared before the lock is taken: where nothing is to be done, the folder may be read-only.
if (wanted.some(isStale)) {
  const refused = await takeLock();
  if (refused) stop(refused);
  for (const step of wanted) {
    // Once more: the process that held the lock may have done it.
    if (!isStale(step)) continue;
    await step.run();
    mkdirSync(path.dirname(step.mark), { recursive: true });
    writeFileSync(step.mark, step.digest());
  }
}

function isStale({ mark, made, digest }) {
  if (made && !existsSync(made)) return true;
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== digest();
}

function digestOf(names, more = '') {
  const digest = createHash('sha256').update(more);
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

/** Runs a program with the project's own Node in front; where it fails, says so and ends this process. */
async function run(command, args, { stdout = 'inherit', explain = () => '' } = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    stdio: ['ignore', stdout, 'pipe'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (bytes) => {
    process.stderr.write(bytes);
    // The beginning is enough to see why.
    if (said.length < 20_000) said += bytes;
  });

  let stopping = false;
  const interrupt = () => {
    // npm takes back what it has begun, which takes a while; asked twice, it is not waited for.
    if (!stopping)
      console.error(
        '\nStopping, which may take half a minute while npm takes back what it began. Ctrl-C again ends it at once.',
      );
    child.kill(stopping ? 'SIGKILL' : 'SIGTERM');
    stopping = true;
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const { status, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('close', (status) => resolve({ status }));
  });
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);

  if (stopping) process.exit(130);
  if (status === 0) return;
  const why = error ? `: ${error.message}` : '';
  stop(
    `“${[command, ...args.slice(0, 1).filter((one) => !one.startsWith('-'))].join(' ')}” failed${why}. Nothing was started.\n${explain(said)}`.trimEnd(),
  );
}

function explainOffline(said) {
  return /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/.test(said)
    ? 'npm could not reach its package registry. The first start needs a network, or a registry that npm_config_registry names.'
    : '';
}

function say(words) {
  console.log(`${words} …`);
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
