#!/usr/bin/env node
// The command `isnad`, for whatever Node the machine has (20 or later): prepares what is missing, then runs
// src/cli/isnad.ts on the Node that comes with the project.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const environment = {
  // Wherever the command is called, the library is the project's.
  DATA_DIR: path.join(root, 'data'),
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
};

// Quietly: what a command prints may be read by another program. Faults are still told.
const prepared = spawnSync(process.execPath, [path.join(root, 'scripts', 'prepare.mjs'), 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (prepared.status !== 0) process.exit(1);

const { status, signal } = spawnSync('node', [path.join(root, 'src', 'cli', 'isnad.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment,
  shell: false,
});
process.exit(status ?? (signal ? 1 : 2));
