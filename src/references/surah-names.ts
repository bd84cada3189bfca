import { arabicKey } from '../text/arabic-key.ts';
import { plainWord } from '../text/latin-key.ts';
import { matchArabicName, matchMeaning, matchTransliteration } from './match-surah-name.ts';
import { type NamedSurah, surahs } from './surahs.ts';

/** The surah that goes by a name, however it is spelled: `Baqara`, `Al-Baqarah`, `The Cow`, `البقرة`. */
export function surahNamed(name: string): NamedSurah | undefined {
  const written = name.slice(0, LONGEST_NAME).split(/[\s-]+/u);
  const arabic = written.map(arabicKey).filter((word) => word !== '');
  const latin = written.map(plainWord).filter((word) => word !== '');
  const whole = [
    matchArabicName(arabic),
    matchTransliteration(latin),
    matchMeaning(latin),
    matchTransliteration(latin, true),
  ].find((match, index) => match?.length === (index === 0 ? arabic : latin).length);
  return whole && surahs[whole.surah - 1];
}

const LONGEST_NAME = 60;
