import type Database from 'better-sqlite3';
import { unpackWordTable } from '../words/stored-word-table.ts';
import type { WordTable } from '../words/word-table.ts';
import type { Corpus, Edition, HeldEdition, PortableEdition, Surah } from './corpus.ts';
import { CORPUS_VERSION } from './corpus-schema.ts';
import { createCorpus, type HeldTexts, withoutTexts } from './create-corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION } from './editions.ts';
import { digestOf, refuseUnlessUnchanged } from './hash-file.ts';
import { openReadOnly } from './open-read-only.ts';
import { versesOf } from './verses-of.ts';

interface LoadOptions {
  /** Editions that the operator has switched off: they are not shown, not matched and not listed. */
  without?: readonly string[];
}

interface StoredEdition extends Edition {
  number: number;
}

/** Reads a corpus file that `buildCorpus` wrote; throws if it is missing, stale or corrupt. */
export function loadCorpus(path: string, options: LoadOptions = {}): Corpus {
  return createCorpus(openCorpusFile(path, options).texts);
}

/** The texts of a corpus file. The two editions that answers quote are read now, the others when they are asked for. */
export function openCorpusFile(path: string, { without = [] }: LoadOptions = {}): { texts: HeldTexts; close(): void } {
  const db = openReadOnly(path);
  try {
    const seal = refuseUnlessWhole(db, path);
    const surahs = db
      .prepare(`SELECT number, name, arabic_name AS arabicName, meaning, revealed_in AS revealedIn, verses
                FROM surahs ORDER BY number`)
      .all() as Surah[];
    const stored = (db.prepare('SELECT * FROM editions ORDER BY number').all() as StoredEdition[]).filter(
      ({ id }) => !without.includes(id),
    );
    const inMemory = new Map(
      stored
        .filter(({ id }) => id === ARABIC_EDITION || id === ENGLISH_EDITION)
        .map(({ id, number }) => [id, textsOf(db, number)]),
    );
    const editions = stored.map((edition) => heldEdition(db, edition, inMemory.get(edition.id)));
    const id = digestOf([seal, ...editions.map((edition) => edition.id)]);
    return { texts: { id, surahs, verses: versesOf(surahs, inMemory), editions }, close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The file's own checksum, which names it. */
function refuseUnlessWhole(db: Database.Database, path: string): string {
  const meta = db.prepare('SELECT value FROM meta WHERE key = ?').pluck();
  const version = meta.get('version');
  if (version !== CORPUS_VERSION) throw new Error(`${path} is a corpus of version ${version}, not ${CORPUS_VERSION}`);
  const seal = String(meta.get('seal'));
  refuseUnlessUnchanged(path, seal);
  return seal;
}

function textsOf(db: Database.Database, number: number): string[] {
  return db.prepare('SELECT text FROM texts WHERE edition = ? ORDER BY place').pluck().all(number) as string[];
}

function heldEdition(db: Database.Database, edition: StoredEdition, texts: string[] | undefined): HeldEdition {
  const { number } = edition;
  const text = db.prepare('SELECT text FROM texts WHERE edition = ? AND place = ?').pluck();
  let words: WordTable | undefined;
  return {
    ...withoutTexts(edition),
    text: (place) => (texts ? texts[place] : (text.get(number, place) as string | undefined)) ?? '',
    words: () => {
      words ??= unpackWordTable(packedWords(db, number));
      return words;
    },
    portable: portableEdition(db, number),
  };
}

function portableEdition(db: Database.Database, number: number): PortableEdition {
  const { sha256, size } = db.prepare('SELECT sha256, size FROM portable WHERE edition = ?').get(number) as Omit<
    PortableEdition,
    'read'
  >;
  const gzipped = db.prepare('SELECT gzipped FROM portable WHERE edition = ?').pluck();
  return { sha256, size, read: () => gzipped.get(number) as Buffer };
}

function packedWords(db: Database.Database, number: number): Uint8Array {
  const { buffer, byteOffset, byteLength } = db
    .prepare('SELECT packed FROM words WHERE edition = ?')
    .pluck()
    .get(number) as Buffer;
  return new Uint8Array(buffer, byteOffset, byteLength);
}
