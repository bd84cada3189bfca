/**
 * `TEST_SEED` draws the samples of large tables (`sample.ts`) and the trials of properties. `npm test` draws the same each
 * time, so that a commit which passed passes again; `npm run test:all` looks further, with a new number each time.
 */
export const firstSeed = '1';

export const newSeed = () => String(Math.trunc(Math.random() * 1e9));
