import type { QuranReference } from '../../references/reference.ts';
import type { Corpus, Surah } from '../corpus/corpus.ts';

/** Verses that have a name of their own. */
const famous: readonly [RegExp, surah: number, from: number, to: number][] = [
  [/\b(?:ayat|ayatul|ayah|aya)[\s-]+(?:al[\s-]*)?k[uo]rsi+\b|[آا]ي[هة] الكرسي/u, 2, 255, 255],
  [/\bthrone verse\b|\bverse of the throne\b/u, 2, 255, 255],
  [/\blight verse\b|\bverse of light\b|\bayat an[\s-]?nur\b|[آا]ي[هة] النور/u, 24, 35, 35],
];

/** A surah shorter than this is shown whole, a longer one by its opening. */
const SHORT_SURAH = 8;
const OPENING = 3;

// 2:255, 2:255-257; a clock time is recognised by what stands beside it.
const bareReference =
  /(?<!\bat\s)(?<![\d:.])(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?(?![\d:]|\s?[ap]\.?m\b)/gu;
const surahByNumber = /\b(?:surah?|chapter)\s+(\d{1,3})(?:[\s,]+(?:ayah?|verse)\s+(\d{1,3}))?/gu;
const surahByName =
  /(?:\b(?:surah?t?|chapter)|سورة|سوره)\s+((?:[\p{L}\p{M}'’ʼ-]+\s?){1,3})(?:[\s,:]*(?:ayah?|verse)?\s*(\d{1,3}))?/gu;

/** The passages that a question names outright, whether they exist or not, and the question without them. */
export function findNamedPassages(question: string, corpus: Corpus): { passages: QuranReference[]; rest: string } {
  const passages: QuranReference[] = [];
  let rest = question.normalize('NFKC').toLowerCase();

  for (const [name, surah, from, to] of famous) {
    rest = rest.replace(name, () => {
      passages.push({ work: 'quran', surah, from, to });
      return ' ';
    });
  }
  rest = rest.replace(bareReference, (_, surah: string, from: string, to?: string) => {
    passages.push({ work: 'quran', surah: Number(surah), from: Number(from), to: Number(to ?? from) });
    return ' ';
  });
  rest = rest.replace(surahByNumber, (_, number: string, verse?: string) => {
    passages.push(inSurah(corpus.surahs[Number(number) - 1], Number(number), verse));
    return ' ';
  });
  rest = rest.replace(surahByName, (whole, words: string, verse?: string) => {
    const [surah, unread] = longestSurahName(words.trim().split(/\s+/), corpus);
    if (!surah) return whole;
    passages.push(inSurah(surah, surah.number, verse));
    return ` ${unread} `;
  });
  return { passages, rest };
}

function inSurah(surah: Surah | undefined, number: number, verse: string | undefined): QuranReference {
  const verses = surah?.verses ?? 0;
  const whole = verses <= SHORT_SURAH ? verses : OPENING;
  return { work: 'quran', surah: number, from: Number(verse ?? 1), to: Number(verse ?? whole) };
}

function longestSurahName(words: string[], corpus: Corpus): [Surah | undefined, unread: string] {
  for (let length = words.length; length > 0; length--) {
    const key = surahKey(words.slice(0, length).join(' '));
    const surah = corpus.surahs.find(({ name, arabicName }) => key === surahKey(name) || key === surahKey(arabicName));
    if (surah) return [surah, words.slice(length).join(' ')];
  }
  return [undefined, ''];
}

/** Al-Baqarah, al baqara and Bakara are one name. */
function surahKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/^(?:al|an|ar|as|ash|at|ad|adh|az)[\s-]+|^ال/u, '')
    .replace(/[\s-]/g, '')
    .replace(/q/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1/gu, '$1')
    .replace(/h$/, '');
}
