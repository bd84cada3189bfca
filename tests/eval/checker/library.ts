import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { openLibrary } from '../../../src/knowledge/library.ts';
import { testCorpus, testCorpusPath } from '../../support/test-corpus.ts';
import { packsFolder } from './hadith/packs-folder.ts';

/** What ships. */
export function builtInLibrary(): Corpus {
  return testCorpus();
}

/**
 * The shipped library with the collections of the reference data as packs; with this many hadith if a number is given.
 */
export async function libraryWithHadith(reference: string, hadith?: number): Promise<Corpus> {
  const faults: Error[] = [];
  const [quran] = testCorpus().works;
  if (!quran) throw new Error('There is no Quran in the library');
  const folder = await packsFolder(reference, hadith, quran);
  const library = await openLibrary({
    corpusFile: testCorpusPath,
    packsFolder: folder,
    onFault: (fault) => faults.push(fault),
  });
  if (faults.length > 0) throw new AggregateError(faults, faults[0]?.message);
  return library.current();
}
