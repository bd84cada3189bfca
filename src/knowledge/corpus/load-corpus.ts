import Database from 'better-sqlite3';
import type { QuranReference } from '../../references/reference.ts';
import type { Corpus, Edition, Passage, Surah, Verse } from './corpus.ts';
import { CORPUS_VERSION } from './corpus-schema.ts';

/** Reads a corpus file that `buildCorpus` wrote into memory; throws where it is missing, stale or not whole. */
export function loadCorpus(path: string): Corpus {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const version = db.prepare("SELECT value FROM meta WHERE key = 'version'").pluck().get();
    if (version !== CORPUS_VERSION) throw new Error(`${path} is a corpus of version ${version}, not ${CORPUS_VERSION}`);
    const editions = db.prepare('SELECT id, title, language FROM editions').all() as Edition[];
    const surahs = db
      .prepare(`SELECT number, name, arabic_name AS arabicName, meaning, revealed_in AS revealedIn, verses
                FROM surahs ORDER BY number`)
      .all() as Surah[];
    const verses = db.prepare('SELECT surah, ayah, arabic, translation FROM verses ORDER BY id').all() as Verse[];
    return corpusOf(editions, surahs, verses);
  } finally {
    db.close();
  }
}

function corpusOf(editions: Edition[], surahs: Surah[], verses: Verse[]): Corpus {
  const arabicEdition = editions.find(({ language }) => language === 'ar');
  const translationEdition = editions.find(({ language }) => language === 'en');
  if (!arabicEdition || !translationEdition) throw new Error('The corpus lacks an edition');

  const firstOfSurah: number[] = [];
  let total = 0;
  for (const surah of surahs) {
    firstOfSurah[surah.number] = total;
    total += surah.verses;
  }

  const passage = (reference: QuranReference): Passage | undefined => {
    const { from, to } = reference;
    const surah = surahs[reference.surah - 1];
    const first = firstOfSurah[reference.surah];
    if (!surah || first === undefined || from < 1 || to < from || to > surah.verses) return undefined;
    const [head, ...rest] = verses.slice(first + from - 1, first + to);
    return head && { reference, verses: [head, ...rest] };
  };

  return { arabicEdition, translationEdition, surahs, verses, passage };
}
