import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { foldArabic } from '../../text/fold-arabic.ts';
import { recitationGrams } from '../retrieval/stems/recitation.ts';
import { stemsIn } from '../retrieval/stems/search-stems.ts';
import { stemsArabic } from '../retrieval/stems/stem-arabic.ts';
import { buildWordTable } from '../words/build-word-table.ts';
import { packWordTable } from '../words/stored-word-table.ts';
import type { Edition } from './corpus.ts';
import { CORPUS_SCHEMA, CORPUS_VERSION, searchColumn } from './corpus-schema.ts';
import { ARABIC_EDITION } from './editions.ts';
import { embedHash, HASH_PLACEHOLDER } from './hash-file.ts';
import { modernSpelling } from './modern-spelling.ts';
import { packEdition } from './portable-edition.ts';
import { type PackageSource, readSource } from './read-source.ts';

/**
 * Builds the corpus file at `outputPath`. The bytes are the same every time, and the file is complete or absent: it is
 * written to a temporary file next to it and then renamed.
 */
export function buildCorpus(outputPath: string, sourceFolder?: string): void {
  const source = readSource(sourceFolder);
  mkdirSync(dirname(outputPath), { recursive: true });
  const unfinished = `${outputPath}.${process.pid}.${threadId}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    write(unfinished, source);
    embedHash(unfinished);
    renameSync(unfinished, outputPath);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function write(path: string, source: PackageSource): void {
  const db = new Database(path);
  // An unfinished file is thrown away, so no journal on the disk could save anything.
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  db.exec(CORPUS_SCHEMA);
  db.transaction(() => {
    const meta = db.prepare('INSERT INTO meta VALUES (?, ?)');
    meta.run('version', CORPUS_VERSION);
    meta.run('seal', HASH_PLACEHOLDER);
    const surah = db.prepare('INSERT INTO surahs VALUES (?, ?, ?, ?, ?, ?)');
    for (const s of source.surahs) surah.run(s.number, s.name, s.arabicName, s.meaning, s.revealedIn, s.verses);
    const today = textsOf(source, ARABIC_EDITION).map(modernSpelling);
    writeEditions(db, source, today);
    writeSearch(db, source, today);
  })();
  db.exec(`
    INSERT INTO search (search) VALUES ('optimize');
    VACUUM;
  `);
  db.close();
}

/** `today` is the Arabic text in the spelling of today: it adds forms to its words, and is searched. */
function writeEditions(db: Database.Database, { surahs, editions }: PackageSource, today: readonly string[]): void {
  const edition = db.prepare('INSERT INTO editions VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const text = db.prepare('INSERT INTO texts VALUES (?, ?, ?)');
  const words = db.prepare('INSERT INTO words VALUES (?, ?)');
  const portable = db.prepare('INSERT INTO portable VALUES (?, ?, ?, ?)');
  const sections = surahs.flatMap(({ number, verses }) => Array<number>(verses).fill(number));

  for (const [index, { edition: e, texts }] of editions.entries()) {
    const number = index + 1;
    edition.run(number, e.id, e.role, e.language, e.title, e.provenance, e.licence, e.limits ?? null);
    for (const [place, each] of texts.entries()) text.run(number, place, each);
    const table = buildWordTable({
      language: e.language,
      kind: 'quran',
      texts,
      sections,
      ...(e.id === ARABIC_EDITION && { alsoWritten: (place: number) => today[place] ?? '' }),
    });
    words.run(number, packWordTable(table));
    const gzipped = gzipSync(packEdition({ texts, words: table }), { level: 9 });
    portable.run(number, createHash('sha256').update(gzipped).digest('hex'), gzipped.length, gzipped);
  }
}

function writeSearch(db: Database.Database, { editions }: PackageSource, today: readonly string[]): void {
  const columns = editions.map(({ edition }) => searchColumn(edition.id));
  const row = db.prepare(
    `INSERT INTO search (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  for (const place of today.keys()) {
    const words = editions.map(({ edition, texts }) =>
      searchWords(edition, texts[place] ?? '', today[place] ?? '').join(' '),
    );
    row.run(place + 1, ...words);
  }
}

/** The words under which a verse of an edition is indexed. Arabic is indexed in Quranic and in modern spelling. */
function searchWords({ role, language }: Edition, text: string, today: string): string[] {
  if (role === 'transliteration') return recitationGrams(text);
  if (role !== 'original') return stemsIn(withoutBrackets(text), language);
  const spellings = [foldArabic(text, 'dropped'), foldArabic(text, 'written'), foldArabic(today, 'dropped')];
  return [...new Set(spellings.flatMap((spelling) => spelling.split(' ')).flatMap(stemsArabic))];
}

function textsOf({ editions }: PackageSource, id: string): readonly string[] {
  return editions.find(({ edition }) => edition.id === id)?.texts ?? [];
}

/** The translators' additions are in brackets, sometimes inside a word: "good[ness]" is searched as "goodness". */
function withoutBrackets(translation: string): string {
  return translation.replace(/[[\]]/g, '');
}
