import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { builtCorpus } from '../server/paths.ts';

// Builds the corpus file from the pinned package: part of every build.
mkdirSync(path.dirname(builtCorpus), { recursive: true });
buildCorpus(builtCorpus);
