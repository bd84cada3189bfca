import path from 'node:path';

/** Where the build puts the corpus, and where the server reads it. */
export const builtCorpus = path.resolve(import.meta.dirname, '../../build/corpus.sqlite');

/** Where the build puts the notes as it read them. */
export const builtNotes = path.resolve(import.meta.dirname, '../../build/notes.json');

/** Where the build puts the index of the search. */
export const builtSearchIndex = path.resolve(import.meta.dirname, '../../build/search-index.bin');

/** The notes and all other texts that an editor can read. */
export const contentFolder = path.resolve(import.meta.dirname, '../../content');

/** The folder where `isnad pack` stores the operator's packs and the server finds them. */
export const packsFolder = (dataFolder: string) => path.join(dataFolder, 'packs');

/** Public texts that `isnad pack get` can fetch. */
export const catalogueFolder = path.resolve(import.meta.dirname, '../../content/catalogue');
