import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { foldArabic } from '../fold-arabic.ts';
import { CORPUS_SCHEMA, CORPUS_VERSION } from './corpus-schema.ts';
import { arabicEdition, PROVENANCE, translationEdition } from './editions.ts';
import { readSource, SOURCE_SHA256 } from './read-source.ts';

/**
 * Builds the corpus file at `outputPath`: the same bytes every time, and either whole or not there at all (it is written
 * beside its place and then renamed).
 */
export function buildCorpus(outputPath: string, sourcePath?: string): void {
  const source = readSource(sourcePath);
  mkdirSync(dirname(outputPath), { recursive: true });
  const unfinished = `${outputPath}.${process.pid}.${threadId}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    write(unfinished, source);
    renameSync(unfinished, outputPath);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function write(path: string, { surahs, verses }: ReturnType<typeof readSource>): void {
  const db = new Database(path);
  // An unfinished file is thrown away, so there is nothing that a journal could save.
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.exec(CORPUS_SCHEMA);
  db.transaction(() => {
    const meta = db.prepare('INSERT INTO meta VALUES (?, ?)');
    meta.run('version', CORPUS_VERSION);
    meta.run('source-sha256', SOURCE_SHA256);

    const edition = db.prepare('INSERT INTO editions VALUES (?, ?, ?, ?)');
    for (const { id, language, title } of [arabicEdition, translationEdition]) {
      edition.run(id, language, title, PROVENANCE);
    }

    const surah = db.prepare('INSERT INTO surahs VALUES (?, ?, ?, ?, ?, ?)');
    for (const s of surahs) surah.run(s.number, s.name, s.arabicName, s.meaning, s.revealedIn, s.verses);

    const verse = db.prepare('INSERT INTO verses VALUES (?, ?, ?, ?, ?)');
    const english = db.prepare('INSERT INTO search_english (rowid, translation) VALUES (?, ?)');
    const arabic = db.prepare('INSERT INTO search_arabic (rowid, without_dagger, with_dagger) VALUES (?, ?, ?)');
    for (const [index, v] of verses.entries()) {
      const id = index + 1;
      verse.run(id, v.surah, v.ayah, v.arabic, v.translation);
      english.run(id, withoutBrackets(v.translation));
      arabic.run(id, foldArabic(v.arabic, 'dropped'), foldArabic(v.arabic, 'written'));
    }
  })();
  db.exec(`
    INSERT INTO search_english (search_english) VALUES ('optimize');
    INSERT INTO search_arabic (search_arabic) VALUES ('optimize');
    VACUUM;
  `);
  db.close();
}

/** The translators' additions stand in brackets, sometimes inside a word: "good[ness]" is searched as "goodness". */
function withoutBrackets(translation: string): string {
  return translation.replace(/[[\]]/g, '');
}
