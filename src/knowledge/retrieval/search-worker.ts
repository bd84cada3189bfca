import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { type Belonging, type RankedVerse, rankVerses, type TopicHits } from './rank-verses.ts';

/** A question as the worker gets it; verses are numbered as in the corpus file. */
export interface SearchRequest {
  id: number;
  belonging: Belonging;
  topics: { kind: TopicHits['kind']; english: string[]; arabic: string[]; known: number[] }[];
  limit: number;
}

export type SearchResponse = { id: number; verses: RankedVerse[] } | { id: number; error: string };

const db = new Database(workerData as string, { readonly: true, fileMustExist: true });
const inEnglish = db
  .prepare('SELECT rowid, -bm25(search_english) FROM search_english WHERE search_english MATCH ?')
  .raw();
const inArabic = db.prepare('SELECT rowid, -bm25(search_arabic) FROM search_arabic WHERE search_arabic MATCH ?').raw();

parentPort?.on('message', (request: SearchRequest) => {
  parentPort?.postMessage(respond(request));
});

function respond({ id, topics, belonging, limit }: SearchRequest): SearchResponse {
  try {
    const hits = topics.map(({ kind, english, arabic, known }) => {
      const fits = new Map<number, number>();
      for (const [verse, fit] of english.length > 0 ? rows(inEnglish, english) : []) fits.set(verse, fit);
      for (const [verse, fit] of arabic.length > 0 ? rows(inArabic, arabic) : []) fits.set(verse, fit);
      return { kind, fits, known };
    });
    return { id, verses: rankVerses(hits, belonging).slice(0, limit) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function rows(query: Database.Statement, terms: string[]): [verse: number, fit: number][] {
  return query.all(anyOf(terms)) as [number, number][];
}

/** Terms are quoted, so that nothing a visitor types is ever read as query syntax. */
function anyOf(terms: string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' OR ');
}
