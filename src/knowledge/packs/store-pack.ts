import Database from 'better-sqlite3';
import { foldArabic } from '../../text/fold-arabic.ts';
import type { NumbersProof } from '../corpus/corpus.ts';
import { buildWordTable } from '../words/build-word-table.ts';
import { inOneSpelling } from '../words/read-words.ts';
import { packWordTable } from '../words/stored-word-table.ts';
import { type CheckedPassage, PackCheck, type Surroundings } from './pack-check.ts';
import type { Manifest } from './pack-manifest.ts';
import { RULES_VERSION } from './pack-rules.ts';
import { PACK_SCHEMA, PACK_VERSION, textId } from './pack-schema.ts';
import { LineReader, UnreadableFile } from './read-lines.ts';

/**
 * Reads and checks a whole pack and writes it to a new file at `target`, if a target is given. The file may be used
 * only if the check found no problem.
 */
export async function storePack(source: string, surroundings: Surroundings, target?: string): Promise<PackCheck> {
  const check = new PackCheck(surroundings);
  const store = target === undefined ? undefined : new PackStore(target);
  try {
    const reader = new LineReader(source);
    for await (const { text, number } of reader.lines()) {
      const passage = check.take(text, number);
      if (passage && check.manifest) store?.add(passage, check.manifest);
      // The first line is the manifest; without it the other lines cannot be checked.
      if (number === 1 && !check.manifest) return check;
    }
    if (!check.manifest) check.report(1, 'is empty');
    check.end(reader.sha256());
    if (check.manifest && check.problemCount === 0) store?.finish(check.manifest, surroundings, check.proof);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    check.report(error.line, error.message);
  } finally {
    store?.close();
  }
  return check;
}

class PackStore {
  readonly #db: Database.Database;
  readonly #passage: Database.Statement;
  readonly #text: Database.Statement;
  readonly #number: Database.Statement;
  readonly #search: Database.Statement;
  #places = 0;

  constructor(path: string) {
    this.#db = new Database(path);
    // An unfinished file is thrown away, so no journal on the disk could save anything.
    this.#db.pragma('journal_mode = MEMORY');
    this.#db.pragma('synchronous = OFF');
    this.#db.exec(PACK_SCHEMA);
    this.#passage = this.#db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#text = this.#db.prepare('INSERT INTO texts VALUES (?, ?)');
    this.#number = this.#db.prepare('INSERT INTO numbers VALUES (?, ?, ?)');
    this.#search = this.#db.prepare('INSERT INTO search (rowid, words) VALUES (?, ?)');
    this.#db.exec('BEGIN');
  }

  add(passage: CheckedPassage, { kind, editions }: Manifest): void {
    const { first, last, letter, texts, chains, numbers = {}, chapter, grades } = passage;
    const place = kind === 'quran' ? first : this.#places++;
    this.#passage.run(place, first, last, letter, chapter ?? null, json(grades), json(chains && lengthsOf(chains)));
    for (const [scheme, number] of Object.entries(numbers)) this.#number.run(scheme, number, place);
    if (kind !== 'quran')
      this.#search.run(place, editions.map(({ id, language }) => searched(texts[id], language)).join(' '));
    for (const [number, { id }] of editions.entries()) {
      const text = texts[id];
      if (text !== undefined) this.#text.run(textId(number, place), text);
    }
  }

  finish(manifest: Manifest, { quran }: Surroundings, proof: NumbersProof | undefined): void {
    const passages = manifest.kind === 'quran' ? quran.passages : this.#places;
    const sections = Array.from({ length: passages }, (_, place) => {
      const cited = manifest.kind === 'quran' ? quran.cite(place, place + 1) : undefined;
      return cited?.work === 'quran' ? cited.surah : place;
    });
    const words = this.#db.prepare('INSERT INTO words VALUES (?, ?)');
    const held = this.#db.prepare('SELECT id, text FROM texts WHERE id BETWEEN ? AND ?');
    for (const [number, { language }] of manifest.editions.entries()) {
      const texts = Array<string>(passages).fill('');
      const range = [textId(number, 0), textId(number, passages)];
      for (const { id, text } of held.iterate(...range) as Iterable<{ id: number; text: string }>) {
        texts[id - textId(number, 0)] = text;
      }
      words.run(number, packWordTable(buildWordTable({ language, kind: manifest.kind, texts, sections })));
    }
    const meta = this.#db.prepare('INSERT INTO meta VALUES (?, ?)');
    meta.run('version', PACK_VERSION);
    meta.run('rules', RULES_VERSION);
    meta.run('manifest', JSON.stringify(manifest));
    if (proof) meta.run('proof', JSON.stringify(proof));
    this.#db.exec('COMMIT');
  }

  close(): void {
    this.#db.close();
  }
}

/** Arabic is found without its vowels, English in British and American spelling. */
function searched(text = '', language: string): string {
  if (language === 'ar') return foldArabic(text, 'dropped');
  return language === 'en' ? text.toLowerCase().replace(/[a-z]+/g, inOneSpelling) : text;
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** A chain is the beginning of its text: its length says which. */
const lengthsOf = (chains: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(chains).map(([id, chain]) => [id, chain.length]));
