#!/usr/bin/env node
// The command `isnad`: prepares what is missing with the machine's own Node, then runs src/cli/isnad.ts on the Node that
// is installed with the project.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const environment = {
  // The library is the project's, from whatever folder the command is called.
  DATA_DIR: path.join(root, 'data'),
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
};

// Standard output may be read by another program: progress goes to standard error.
const prepared = spawnSync(process.execPath, [path.join(root, 'scripts', 'prepare.mjs'), 'build'], {
  stdio: ['ignore', process.stderr, 'inherit'],
});
if (prepared.status !== 0) process.exit(1);

const { status, signal } = spawnSync('node', [path.join(root, 'src', 'cli', 'isnad.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment,
  shell: false,
});
process.exit(status ?? (signal ? 1 : 2));
