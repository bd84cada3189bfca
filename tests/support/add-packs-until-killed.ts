import { addPack } from '../../src/knowledge/packs/add-pack.ts';
import { testCorpus } from './test-corpus.ts';

// Adds two packs in turn, each in place of the other, until somebody ends this process.
const [folder = '', ...files] = process.argv.slice(2);
const [quran] = testCorpus().works;
if (!quran) throw new Error('No Quran');
process.stdout.write('ready\n');
for (let round = 0; ; round++) await addPack(folder, files[round % files.length] ?? '', quran);
