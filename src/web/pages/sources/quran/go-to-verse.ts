import { findReferences } from '../../../../references/find-references.ts';
import { parseReference } from '../../../../references/parse-reference.ts';
import { surahNamed } from '../../../../references/surah-names.ts';
import { versesIn } from '../../../../references/surahs.ts';
import { addresses } from '../../../addresses.ts';

/** Where a reader goes who typed a place in the Quran, or a sentence that says why there is no such place. */
export type Destination = { to: string } | { why: string };

/** `2:255`, `baqarah 255`, `Ya-Sin`, `36`; a bare number is a verse of the surah that is open, if one is. */
export function goToVerse(typed: string, open?: number): Destination {
  const text = typed
    .trim()
    .slice(0, LONGEST)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
  const bare = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  if (bare !== undefined) return open === undefined ? surahWay(bare) : verseWay(open, bare);
  const written = /^\d{1,3}(?:\s*[:.]\s*|\s+)\d{1,3}(?:\s*[-–]\s*\d{1,3})?$/u.test(text)
    ? parseReference(`Quran ${text.replace(/\s*[:.]\s*|\s+/u, ':')}`)
    : (parseReference(text) ?? findReferences(text).find(({ reference }) => reference.work === 'quran')?.reference);
  if (written?.work === 'quran') {
    const { surah, from, to } = written;
    return from === 1 && to === versesIn(surah) && to > 0 ? surahWay(surah) : verseWay(surah, from);
  }
  const named = surahNamed(text);
  if (named) return surahWay(named.number);
  const [, name = '', verse] = /^(.+?)\s+(\d{1,3})$/u.exec(text) ?? [];
  const surahOfVerse = surahNamed(name);
  if (surahOfVerse) return verseWay(surahOfVerse.number, Number(verse));
  return { why: `“${text}” is no place in the Quran that can be read here. Try 2:255, or the name of a surah.` };
}

const LONGEST = 100;

/** Arabic and Persian figures: the last four bits of their code points are their value. */
const ARABIC_DIGITS = /[٠-٩۰-۹]/gu;

function surahWay(surah: number): Destination {
  return versesIn(surah) > 0
    ? { to: addresses.surah(surah) }
    : { why: `There is no surah ${surah}: the Quran has 114 surahs.` };
}

function verseWay(surah: number, verse: number): Destination {
  const last = versesIn(surah);
  if (last === 0) return surahWay(surah);
  if (verse < 1 || verse > last) return { why: `Surah ${surah} has ${last} verses, so there is no verse ${verse}.` };
  return { to: addresses.verseInSurah(surah, verse) };
}
