/**
 * The file that an added pack becomes: what `store-pack.ts` writes and `open-pack.ts` reads. A passage's place is its
 * number in the row of the work's passages, from 0; for an edition of the Quran, the verse's place there.
 */
export const PACK_SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE passages (
    place INTEGER PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL, letter TEXT NOT NULL, chapter TEXT,
    grades TEXT, chains TEXT
  );
  CREATE TABLE numbers (
    scheme TEXT NOT NULL, number TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (scheme, number, place)
  ) WITHOUT ROWID;
  CREATE INDEX numbers_by_place ON numbers (place);
  CREATE VIRTUAL TABLE search USING fts5(words, content='', tokenize='porter unicode61 remove_diacritics 2');
  CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE TABLE words (edition INTEGER PRIMARY KEY, packed BLOB NOT NULL);
`;

/** Raised when the file's shape or the folding of words changes: a pack of another version must be added again. */
export const PACK_VERSION = '2';

/** The row of a text in `texts`: edition by edition, passage by passage. */
export const textId = (edition: number, place: number) => edition * 10_000_000 + place;
