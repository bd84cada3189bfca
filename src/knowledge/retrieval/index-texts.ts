import type Database from 'better-sqlite3';
import { searchColumn } from '../corpus/corpus-schema.ts';
import { withoutCitedWorks } from '../profiles/profile.ts';
import type { ThesaurusIndex } from './index-thesaurus.ts';
import { countWords, Lexicon, type LexiconWords } from './lexicon.ts';
import { indexPoints, type PointIndex, type SearchedNote } from './points/index-points.ts';
import { editionsIn, type SearchSource } from './search-source.ts';
import { foldingWords } from './stems/search-stems.ts';

/** What reading all texts takes seconds for, and a file can keep (`built-index.ts`). */
export interface IndexedTexts {
  words: LexiconWords;
  points: PointIndex;
}

export function indexTexts(source: SearchSource, thesaurus: ThesaurusIndex, db: Database.Database): IndexedTexts {
  const wordsOf = foldingWords();
  const english = editionsIn(source, 'en').flatMap((id) => textsOf(db, id));
  const read = [...english.map(withoutBrackets), ...source.notes.flatMap(textsOfNote)].flatMap(wordsOf);
  const words = countWords(thesaurus, read, stemsInTable(db, editionsIn(source, 'ar')));
  const lexicon = new Lexicon(words, thesaurus, source.ablations);
  return { words, points: indexPoints(source.notes, lexicon, wordsOf) };
}

export function textsOf(db: Database.Database, edition: string): string[] {
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
