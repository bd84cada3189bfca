import { packagedEditions } from './editions.ts';

/** The column of the search table that holds an edition's words. */
export function searchColumn(edition: string): string {
  return edition.replaceAll('-', '_');
}

/**
 * The corpus file: `build-corpus.ts` writes it, `load-corpus.ts` and the retrieval worker read it. A verse's place is
 * its zero-based index among all verses.
 *
 * A verse with all its editions is one document of the search table. Each edition is a column of its own, so that a
 * Spanish "sin" never matches an English one, and editions that the operator switched off are never searched. The table
 * keeps no text (`content=''`): words are stemmed beforehand (`retrieval/stems`), so that verses, notes and thesaurus
 * are stemmed by the same functions, and only whether a verse has a word is stored, not how often or where. A verse's
 * row is its place plus 1.
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
  CREATE TABLE portable (edition INTEGER PRIMARY KEY, sha256 TEXT NOT NULL, size INTEGER NOT NULL, gzipped BLOB NOT NULL);
  CREATE VIRTUAL TABLE search USING fts5(
    ${packagedEditions.map(({ id }) => searchColumn(id)).join(', ')},
    content='', columnsize=0, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
  );
`;

/** Raised when the file's shape or the folding changes, so that a stale file is rebuilt rather than misread. */
export const CORPUS_VERSION = '10';
