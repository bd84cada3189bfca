/**
 * The corpus file: what `build-corpus.ts` writes and `load-corpus.ts` and the retrieval worker read. The two search
 * tables keep no text of their own (`content=''`); their row numbers are those of `verses`.
 *
 * English is stemmed (porter), so that "fasting" meets "fast"; Arabic is folded beforehand, once without and once with
 * the dagger alef written out.
 */
export const CORPUS_SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE editions (
    id TEXT PRIMARY KEY, language TEXT NOT NULL, title TEXT NOT NULL, provenance TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE surahs (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, arabic_name TEXT NOT NULL, meaning TEXT NOT NULL,
    revealed_in TEXT NOT NULL, verses INTEGER NOT NULL
  );
  CREATE TABLE verses (
    id INTEGER PRIMARY KEY, surah INTEGER NOT NULL, ayah INTEGER NOT NULL, arabic TEXT NOT NULL,
    translation TEXT NOT NULL, UNIQUE (surah, ayah)
  );
  CREATE VIRTUAL TABLE search_english USING fts5(
    translation, content='', tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE search_arabic USING fts5(without_dagger, with_dagger, content='', tokenize='unicode61');
`;

/** Raised when the file's shape or the folding changes, so that a stale file is rebuilt rather than misread. */
export const CORPUS_VERSION = '5';
