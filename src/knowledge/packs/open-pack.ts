import path from 'node:path';
import type Database from 'better-sqlite3';
import type { Grade, HeldEdition, NumbersProof, OtherNumbers, Places, Scheme, Work } from '../corpus/corpus.ts';
import { openReadOnly } from '../corpus/open-read-only.ts';
import { unpackWordTable } from '../words/stored-word-table.ts';
import type { WordTable } from '../words/word-table.ts';
import type { CheckedPassage } from './pack-check.ts';
import { type ListedPack, sha256Of } from './pack-list.ts';
import type { Manifest } from './pack-manifest.ts';
import { PackRules, RULES_VERSION } from './pack-rules.ts';
import { PACK_VERSION, textId } from './pack-schema.ts';
import { type Cited, hadithWork, tafsirWork } from './pack-work.ts';

/** A pack that is open: a work of its own, or editions of the Quran. */
export interface OpenPack {
  file: string;
  work: Work | undefined;
  quranEditions: readonly HeldEdition[];
  close(): void;
}

/** Opens an added pack; throws unless its file is byte for byte the one on the list and keeps the rules of today. */
export async function openPack(folder: string, { file, sha256 }: ListedPack, quran: Work): Promise<OpenPack> {
  const where = path.join(folder, file);
  if ((await sha256Of(where)) !== sha256) throw new Error(`${where} was changed after it was added`);
  const db = openReadOnly(where);
  try {
    const meta = db.prepare('SELECT value FROM meta WHERE key = ?').pluck();
    const version = meta.get('version');
    if (version !== PACK_VERSION)
      throw new Error(`${where} is of version ${version}, not ${PACK_VERSION}: add it again`);
    const manifest = JSON.parse(String(meta.get('manifest'))) as Manifest;
    if (meta.get('rules') !== RULES_VERSION) refuseUnlessSound(db, manifest, where);
    const editions = manifest.editions.map((edition, number) => heldEdition(db, edition, number));
    const close = () => db.close();
    if (manifest.kind === 'quran') return { file, work: undefined, quranEditions: editions, close };
    const passages = db.prepare('SELECT first, last, letter FROM passages ORDER BY place').all() as Cited[];
    const proof = meta.get('proof');
    const texts = {
      ...{ manifest, passages, editions, about: aboutPassages(db), chapters: chaptersOf(db), search: searchIn(db) },
      otherNumbers: manifest.schemes && otherNumbers(db, manifest.schemes),
      proof: typeof proof === 'string' ? (JSON.parse(proof) as NumbersProof) : undefined,
    };
    const work = manifest.kind === 'hadith' ? hadithWork(texts) : tafsirWork(texts, quran);
    return { file, work, quranEditions: [], close };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A pack that was added under earlier rules is read whole, at every start: it cannot be marked as checked. */
function refuseUnlessSound(db: Database.Database, manifest: Manifest, where: string): void {
  const rules = new PackRules(manifest);
  const text = db.prepare('SELECT text FROM texts WHERE id = ?').pluck();
  const passages = db.prepare('SELECT * FROM passages ORDER BY place').all() as (Omit<CheckedPassage, 'grades'> & {
    place: number;
    chapter: string | null;
    grades: string | null;
  })[];
  for (const [index, { place, first, last, letter, chapter, grades }] of passages.entries()) {
    const texts: Record<string, string> = {};
    for (const [number, { id }] of manifest.editions.entries()) {
      const found = text.get(textId(number, place));
      if (typeof found === 'string') texts[id] = found;
    }
    // The manifest was the first line of the pack, so the first passage was the second.
    const problem = rules.take(
      {
        first,
        last,
        letter,
        texts,
        ...(chapter && { chapter }),
        ...(grades && { grades: JSON.parse(grades) as Grade[] }),
      },
      index + 2,
    );
    if (problem) throw refused(where, `line ${index + 2}: ${problem}`);
  }
  const [problem] = rules.end();
  if (problem) throw refused(where, `line ${problem.line}: ${problem.message}`);
}

const refused = (where: string, problem: string) =>
  new Error(`${where} was added under earlier rules and is refused now: ${problem}`);

function heldEdition(db: Database.Database, edition: Manifest['editions'][number], number: number): HeldEdition {
  const { limits, ...published } = edition;
  const text = db.prepare('SELECT text FROM texts WHERE id = ?').pluck();
  const packed = db.prepare('SELECT packed FROM words WHERE edition = ?').pluck();
  let words: WordTable | undefined;
  return {
    ...published,
    ...(limits !== undefined && { limits }),
    text: (place) => (text.get(textId(number, place)) as string | undefined) ?? '',
    words: () => {
      words ??= unpackWordTable(new Uint8Array(packed.get(number) as Buffer));
      return words;
    },
  };
}

function aboutPassages(db: Database.Database): NonNullable<Work['about']> {
  const about = db.prepare('SELECT chapter, grades, chains FROM passages WHERE place = ?');
  return (place) => {
    const { chapter, grades, chains } = (about.get(place) ?? {}) as Record<string, string | null | undefined>;
    return {
      ...(chapter && { chapter }),
      grades: grades ? (JSON.parse(grades) as Grade[]) : [],
      ...(chains && { chains: JSON.parse(chains) as Record<string, number> }),
    };
  };
}

/** Read once: passages of one chapter that stand together. */
function chaptersOf(db: Database.Database): NonNullable<Work['chapters']> {
  let chapters: (Places & { title: string })[] | undefined;
  return () => {
    if (chapters) return chapters;
    chapters = [];
    const rows = db.prepare('SELECT place, chapter FROM passages ORDER BY place').iterate();
    for (const { place, chapter } of rows as Iterable<{ place: number; chapter: string | null }>) {
      const last = chapters.at(-1);
      if (last && last.title === (chapter ?? '')) last.to = place + 1;
      else chapters.push({ title: chapter ?? '', from: place, to: place + 1 });
    }
    return chapters;
  };
}

/** The best first. The words are letters and digits alone: nothing in them means anything to the search itself. */
function searchIn(db: Database.Database): NonNullable<Work['search']> {
  const found = db.prepare('SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank LIMIT ?').pluck();
  return (words, most) => {
    const plain = words.filter((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word));
    return plain.length > 0 ? (found.all(plain.map((word) => `"${word}"`).join(' OR '), most) as number[]) : [];
  };
}

function otherNumbers(db: Database.Database, schemes: readonly Scheme[]): OtherNumbers {
  const places = db.prepare('SELECT place FROM numbers WHERE scheme = ? AND number = ? ORDER BY place').pluck();
  const numbers = db.prepare('SELECT scheme, number FROM numbers WHERE place = ? ORDER BY scheme');
  const compared = db.prepare(`
    SELECT scheme, COUNT(*) AS passages, SUM(number = first || letter) AS same
    FROM numbers JOIN passages USING (place) GROUP BY scheme ORDER BY scheme`);
  return {
    schemes,
    placesOf: (scheme, number) => places.all(scheme, number) as number[],
    numbersOf: (place) => numbers.all(place) as { scheme: string; number: string }[],
    compare: () => compared.all() as { scheme: string; passages: number; same: number }[],
  };
}
