import { defineConfig } from 'vitest/config';

/** Two test files at a time: Vitest's own choice is one less than there are processors, one of two. */
const workers = { maxWorkers: Number(process.env.TEST_WORKERS ?? 2) };

/** For a machine with much other work: a test that hangs is rare, one that is slow there is not. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 };

/** Draws the samples of large tables (`tests/support/sample.ts`); `tests/run.ts` prints it. */
const env = { TEST_SEED: process.env.TEST_SEED ?? String(Math.trunc(Math.random() * 1e9)) };

export default defineConfig({
  test: {
    ...workers,
    env,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}', 'tests/{api,eval,fuzz}/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-test-corpus.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/prepare-build.ts',
          ...patience,
        },
      },
    ],
  },
});
