import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { firstSeed } from './tests/support/seed.ts';

/**
 * One test file more than there are processors, and at least three: a journey mostly waits for its browser, a test of the
 * command line for its process. Each with its browser takes two gigabytes.
 */
const fitting = Math.min(availableParallelism() + 1, Math.floor(totalmem() / 2 ** 31));
const workers = { maxWorkers: Number(process.env.TEST_WORKERS ?? Math.max(3, fitting)) };

/** For a machine with much other work: a test that hangs is rare, one that is slow there is not. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 };

/** The files of one process share its modules, library, threads and browser: loading them takes longer than most files. */
const sharing = { isolate: false };

const env = { TEST_SEED: process.env.TEST_SEED ?? firstSeed };

export default defineConfig({
  test: {
    ...workers,
    env,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/seed-properties.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}', 'tests/{api,eval,fuzz}/**/*.test.ts'],
          globalSetup: ['tests/support/prepare-test-corpus.ts', 'tests/support/postgres/lend-cluster.ts'],
          ...sharing,
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-build.ts',
          // React's production build, as the site runs it.
          env: { NODE_ENV: 'production' },
          ...sharing,
          ...patience,
        },
      },
    ],
  },
});
