import type Database from 'better-sqlite3';
import { searchColumn } from '../corpus/corpus-schema.ts';
import { ARABIC_EDITION } from '../corpus/editions.ts';
import { openReadOnly } from '../corpus/open-read-only.ts';
import { withoutCitedWorks } from '../profiles/profile.ts';
import type { Ablations } from './ablations.ts';
import { indexThesaurus } from './index-thesaurus.ts';
import { Lexicon } from './lexicon.ts';
import { indexPoints, type SearchedNote } from './points/index-points.ts';
import type { SearchIndex } from './search-library.ts';
import { foldingWords } from './stems/search-stems.ts';
import type { Thesaurus } from './thesaurus.ts';
import type { VerseIndex } from './verse-index.ts';

/** What the worker receives at its start. */
export interface WorkerData {
  corpusPath: string;
  /** The editions that may be searched, without those that the operator switched off. */
  editions: readonly SearchedEdition[];
  thesaurus: Thesaurus;
  notes: readonly SearchedNote[];
  ablations: Ablations;
}

interface SearchedEdition {
  id: string;
  language: string;
}

/** Opens the corpus file and makes everything ready that a search looks into. */
export function openSearchIndex({ corpusPath, editions, thesaurus, notes, ablations }: WorkerData): SearchIndex {
  const db = openReadOnly(corpusPath);
  const byLanguage = Map.groupBy(editions, ({ language }) => language);
  const idsOf = (language: string) => (byLanguage.get(language) ?? []).map(({ id }) => id);
  const english = idsOf('en').flatMap((id) => textsOf(db, id));
  const wordsOf = foldingWords();
  const words = [...english.map(withoutBrackets), ...notes.flatMap(textsOfNote)].flatMap(wordsOf);
  const lexicon = new Lexicon(indexThesaurus(thesaurus), words, stemsInTable(db, idsOf('ar')), ablations);
  return {
    lexicon,
    points: indexPoints(notes, lexicon, wordsOf),
    verses: openVerses(db, textsOf(db, ARABIC_EDITION)),
    editions: new Map([...byLanguage.keys()].map((language) => [language, idsOf(language)])),
    ablations,
  };
}

function textsOf(db: Database.Database, edition: string): string[] {
  return db
    .prepare('SELECT text FROM texts WHERE edition = (SELECT number FROM editions WHERE id = ?) ORDER BY place')
    .pluck()
    .all(edition) as string[];
}

const withoutBrackets = (translation: string) => translation.replace(/[[\]]/g, '');

/** The stems by which the verses of these editions are found. */
function stemsInTable(db: Database.Database, editions: readonly string[]): string[] {
  db.exec("CREATE VIRTUAL TABLE temp.stems USING fts5vocab(main, 'search', 'col')");
  const select = db.prepare('SELECT term FROM temp.stems WHERE col = ?').pluck();
  return editions.flatMap((id) => select.all(searchColumn(id)) as string[]);
}

/** Not those of the questions that it answers: editors write them as visitors do, with their slips. */
function textsOfNote({ english, arabic }: SearchedNote): string[] {
  const texts = arabic ? [english, arabic] : [english];
  return texts.flatMap(({ title, points }) => [
    title,
    ...points.flatMap(({ label, markdown }) => [label, withoutCitedWorks(markdown)]),
  ]);
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
