import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SURAHS, type Surah, VERSES, type Verse } from './corpus.ts';

/** sha-256 of `dist/quran_en.json` in quran-json 3.1.2: a changed text is refused, not guessed at. */
export const SOURCE_SHA256 = 'bae3acab517304dc2684d65949a00f31000a92818041cefabc234663da99d7a3';

interface SourceSurah {
  id: number;
  name: string;
  transliteration: string;
  translation: string;
  type: 'meccan' | 'medinan';
  total_verses: number;
  verses: { id: number; text: string; translation: string }[];
}

/** The text as the package brings it, refused unless it is byte for byte the file that was reviewed. */
export function readSource(path = packagedSource()): { surahs: Surah[]; verses: Verse[] } {
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== SOURCE_SHA256) throw new Error(`${path} is not the reviewed text: its sha-256 is ${digest}`);

  const source = JSON.parse(bytes.toString('utf8')) as SourceSurah[];
  const surahs = source.map(readSurah);
  const verses = source.flatMap((surah) =>
    surah.verses.map(({ id, text, translation }) => ({ surah: surah.id, ayah: id, arabic: text, translation })),
  );
  refuseUnlessWhole(surahs, verses);
  return { surahs, verses };
}

function packagedSource(): string {
  return createRequire(import.meta.url).resolve('quran-json/dist/quran_en.json');
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

function refuseUnlessWhole(surahs: Surah[], verses: Verse[]): void {
  if (surahs.length !== SURAHS) throw new Error(`Expected ${SURAHS} surahs, found ${surahs.length}`);
  if (verses.length !== VERSES) throw new Error(`Expected ${VERSES} verses, found ${verses.length}`);
  let next = 0;
  for (const { number, verses: count } of surahs) {
    for (let ayah = 1; ayah <= count; ayah++, next++) {
      const verse = verses[next];
      if (verse?.surah !== number || verse.ayah !== ayah)
        throw new Error(`Verse ${number}:${ayah} is not in its place`);
      if (!verse.arabic.trim() || !verse.translation.trim()) throw new Error(`Verse ${number}:${ayah} is empty`);
    }
  }
}
