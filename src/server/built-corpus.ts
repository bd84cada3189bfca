/** Where the build puts the corpus, and where the server reads it. */
export const builtCorpus = 'build/corpus.sqlite';
