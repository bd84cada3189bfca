import fc from 'fast-check';
import { firstSeed } from './seed.ts';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? firstSeed) });
