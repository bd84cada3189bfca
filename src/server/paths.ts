import path from 'node:path';

/** Where the build puts the corpus, and where the server reads it. */
export const builtCorpus = path.resolve(import.meta.dirname, '../../build/corpus.sqlite');

/** Where `isnad pack` keeps what the operator adds, and where the server looks for it. */
export const packsFolder = (dataFolder: string) => path.join(dataFolder, 'packs');
