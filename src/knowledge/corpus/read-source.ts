import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SURAHS, type Surah, VERSES } from './corpus.ts';
import { ARABIC_EDITION, type PackagedEdition, packagedEditions } from './editions.ts';

interface SourceSurah {
  id: number;
  name: string;
  transliteration: string;
  translation: string;
  type: 'meccan' | 'medinan';
  total_verses: number;
  verses: { id: number; text: string; translation?: string; transliteration?: string }[];
}

/** The texts of the package, each edition's verses in one row. */
export interface PackageSource {
  surahs: Surah[];
  editions: { edition: PackagedEdition; texts: string[] }[];
}

/** The texts as the package brings them, refused unless every file is byte for byte the one that was reviewed. */
export function readSource(folder = packagedFolder()): PackageSource {
  const files = new Map<string, SourceSurah[]>();
  const fileOf = ({ file, sha256 }: PackagedEdition): SourceSurah[] => {
    const read = files.get(file) ?? readReviewed(join(folder, file), sha256);
    files.set(file, read);
    return read;
  };

  const editions = packagedEditions.map((edition) => ({ edition, texts: textsOf(fileOf(edition), edition) }));
  const [first] = packagedEditions;
  const surahs = first ? fileOf(first).map(readSurah) : [];
  if (surahs.length !== SURAHS) throw new Error(`Expected ${SURAHS} surahs, found ${surahs.length}`);
  return { surahs, editions };
}

function packagedFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('quran-json/dist/quran_en.json'));
}

/** A changed text is refused, not guessed at. */
function readReviewed(path: string, sha256: string): SourceSurah[] {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== sha256) throw new Error(`${path} is not the reviewed text: its sha-256 is ${digest}`);
  return JSON.parse(bytes.toString('utf8'));
}

function textsOf(surahs: SourceSurah[], { id, role }: PackagedEdition): string[] {
  const texts = surahs.flatMap((surah) => {
    if (surah.verses.length !== surah.total_verses) throw new Error(`${id}: surah ${surah.id} is not whole`);
    return surah.verses.map((verse, index) => {
      if (verse.id !== index + 1) throw new Error(`${id}: verse ${surah.id}:${index + 1} is not in its place`);
      const text =
        id === ARABIC_EDITION ? verse.text : role === 'transliteration' ? verse.transliteration : verse.translation;
      if (!text?.trim()) throw new Error(`${id}: verse ${surah.id}:${verse.id} is empty`);
      return text;
    });
  });
  if (texts.length !== VERSES) throw new Error(`${id}: expected ${VERSES} verses, found ${texts.length}`);
  return texts;
}

function readSurah(surah: SourceSurah): Surah {
  return {
    number: surah.id,
    name: surah.transliteration,
    arabicName: surah.name,
    meaning: surah.translation,
    revealedIn: surah.type === 'meccan' ? 'Makkah' : 'Madinah',
    verses: surah.total_verses,
  };
}
