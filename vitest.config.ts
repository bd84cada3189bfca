import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { firstSeed } from './tests/support/seed.ts';

/**
 * Three test files at a time, on two processors too: a journey mostly waits for its browser, a test of the command line for
 * its process. Vitest's own choice is one less than there are processors.
 */
const workers = { maxWorkers: Number(process.env.TEST_WORKERS ?? 3) };

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
          ...sharing,
          ...patience,
        },
      },
    ],
  },
});
