/**
 * The corpus file: what `build-corpus.ts` writes and `load-corpus.ts` and the retrieval worker read. A verse's place is
 * its number in the row of all verses, from 0. The two search tables keep no text of their own (`content=''`); a verse's
 * row in them is its place and 1.
 *
 * English is stemmed (porter), so that "fasting" meets "fast"; Arabic is folded beforehand: without the dagger alef, with
 * it written out, and in today's spelling.
 */
export const CORPUS_SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE editions (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, role TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL,
    provenance TEXT NOT NULL, licence TEXT NOT NULL, limits TEXT
  );
  CREATE TABLE surahs (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, arabic_name TEXT NOT NULL, meaning TEXT NOT NULL,
    revealed_in TEXT NOT NULL, verses INTEGER NOT NULL
  );
  CREATE TABLE texts (
    edition INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (edition, place)
  ) WITHOUT ROWID;
  CREATE TABLE words (edition INTEGER PRIMARY KEY, packed BLOB NOT NULL);
  CREATE VIRTUAL TABLE search_english USING fts5(
    translation, content='', tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE search_arabic USING fts5(
    without_dagger, with_dagger, modern, content='', tokenize='unicode61'
  );
`;

/** Raised when the file's shape or the folding changes, so that a stale file is rebuilt rather than misread. */
export const CORPUS_VERSION = '7';
