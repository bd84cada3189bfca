import type Database from 'better-sqlite3';
import { searchColumn } from '../corpus/corpus-schema.ts';
import { ARABIC_EDITION } from '../corpus/editions.ts';
import { openReadOnly } from '../corpus/open-read-only.ts';
import { digestOfSource, readBuiltIndex, writeBuiltIndex } from './built-index.ts';
import { indexTexts, textsOf } from './index-texts.ts';
import { indexThesaurus } from './index-thesaurus.ts';
import { Lexicon } from './lexicon.ts';
import type { SearchIndex } from './search-library.ts';
import { editionsIn, type SearchSource } from './search-source.ts';
import type { VerseIndex } from './verse-index.ts';

/**
 * Opens the corpus file and makes everything ready that a search looks into: from `builtIndex` where that was made of the
 * same texts.
 */
export async function openSearchIndex(source: SearchSource, builtIndex?: string): Promise<SearchIndex> {
  const db = openReadOnly(source.corpusPath);
  const thesaurus = indexThesaurus(source.thesaurus);
  const built =
    builtIndex === undefined
      ? undefined
      : await readBuiltIndex(builtIndex, await digestOfSource(source, db), source.thesaurus.subjects);
  const { words, points } = built ?? indexTexts(source, thesaurus, db);
  const languages = new Set(source.editions.map(({ language }) => language));
  return {
    lexicon: new Lexicon(words, thesaurus, source.ablations),
    points,
    verses: openVerses(db, textsOf(db, ARABIC_EDITION)),
    editions: new Map([...languages].map((language) => [language, editionsIn(source, language)])),
    ablations: source.ablations,
  };
}

/** Reads all texts, and writes a file from which their index is opened faster. */
export async function buildSearchIndex(source: SearchSource, file: string): Promise<void> {
  const db = openReadOnly(source.corpusPath);
  const texts = indexTexts(source, indexThesaurus(source.thesaurus), db);
  await writeBuiltIndex(file, await digestOfSource(source, db), texts, source.thesaurus.subjects);
  db.close();
}

/** Cache size, in lists of rows: the commonest stems are looked up again and again. */
const MOST_KEPT = 4_000;

function openVerses(db: Database.Database, original: readonly string[]): VerseIndex {
  const select = db.prepare('SELECT rowid FROM search WHERE search MATCH ?').pluck();
  const lengths = original.map((text) => text.split(' ').length);
  const kept = new Map<string, readonly number[]>();
  return {
    length: (row) => lengths[row - 1] ?? 0,
    rows: (edition, stem) => {
      // A stem holds letters and digits alone, so that nothing a visitor types is read as query syntax.
      const query = `${searchColumn(edition)} : "${stem.replaceAll('"', '')}"`;
      let rows = kept.get(query);
      if (!rows) {
        rows = select.all(query) as number[];
        // A stem without rows is not in the corpus: it may be anything that a visitor typed, and is not kept.
        if (rows.length === 0) return rows;
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(query, rows);
      }
      return rows;
    },
  };
}
