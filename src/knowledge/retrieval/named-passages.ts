import { findReferences } from '../../references/find-references.ts';
import type { QuranReference } from '../../references/reference.ts';
import { surahNamed } from '../../references/surah-names.ts';
import { type NamedSurah, versesIn } from '../../references/surahs.ts';
import type { ThesaurusIndex } from './index-thesaurus.ts';
import { partOfSurah } from './part-of-surah.ts';
import { foldedWords } from './stems/search-stems.ts';

/** A surah shorter than this is shown whole, a longer one by its opening. */
const SHORT_SURAH = 8;
const OPENING = 3;

/** A question may name whole surahs, and many: an answer shows the beginnings of a few. */
const MOST_NAMED = 5;
const LONGEST_NAMED = 10;

/** The passages that a question names outright, and the question without them. */
export function findNamedPassages(
  question: string,
  thesaurus: ThesaurusIndex,
): { passages: QuranReference[]; rest: string } {
  const passages: QuranReference[] = [];
  let rest = '';
  let read = 0;
  for (const { start, end, reference } of findReferences(question)) {
    if (reference.work !== 'quran') continue;
    const isWhole = reference.from === 1 && reference.to === versesIn(reference.surah);
    const part = isWhole ? partOfSurah(question, reference.surah, start, end) : undefined;
    passages.push(part ?? (isWhole ? openingOf(reference.surah) : reference));
    rest += `${question.slice(read, Math.max(start, read))} `;
    read = Math.max(end, read);
  }
  rest += question.slice(read);
  rest = rest.replace(bareReference, (_, surah: string, from: string, to?: string) => {
    passages.push({ work: 'quran', surah: Number(surah), from: Number(from), to: Number(to ?? from) });
    return ' ';
  });

  const words = foldedWords(rest);
  for (let at = 0; at < words.length; at++) {
    const found = thesaurus.namedPassages.longestAt(words, at);
    if (!found) continue;
    passages.push(...found.value);
    words.splice(at, found.length);
    rest = words.join(' ');
  }
  if (passages.length === 0) {
    const surah = onlySurahNamed(question, thesaurus);
    if (surah) return { passages: [openingOf(surah.number)], rest: '' };
  }
  return { passages: beginnings(passages.filter(exists)), rest };
}

/** 2:255, 2:255-257; the surrounding text excludes clock times. */
const bareReference =
  /(?<!\b(?:at|by|around|until|from|before|after)\s)(?<![\d:.])(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?(?![\d:]|\s?[ap]\.?m\b)/giu;

/**
 * "Yasin surah", "read mulk", "al-kahf": the name is all that the question says, and no name of a subject too, as
 * Maryam or divorce.
 */
function onlySurahNamed(question: string, { subjects }: ThesaurusIndex): NamedSurah | undefined {
  if (question.length > LONGEST_NAME_ONLY) return undefined;
  const words = question.split(/[\s?!.,؟]+/u).filter((word) => word !== '');
  const name = words.filter((word) => !aroundSurahs.has(foldedWords(word)[0] ?? ''));
  const folded = name.flatMap(foldedWords);
  const isSubject = folded.length > 0 && subjects.longestAt(folded, 0)?.length === folded.length;
  return isSubject && name.length === words.length ? undefined : surahNamed(name.join(' '));
}

const LONGEST_NAME_ONLY = 60;
const aroundSurahs: ReadonlySet<string> = new Set(
  'surah sura surat sure suresi sourate quran koran read reading recite full benefits benefit virtues text سوره'.split(
    ' ',
  ),
);

function openingOf(surah: number): QuranReference {
  const verses = versesIn(surah);
  return { work: 'quran', surah, from: 1, to: verses <= SHORT_SURAH ? verses : OPENING };
}

function exists({ surah, from, to }: QuranReference): boolean {
  return from >= 1 && from <= to && to <= versesIn(surah);
}

/** The first verses of each passage, none twice. */
function beginnings(passages: readonly QuranReference[]): QuranReference[] {
  const distinct = new Map<string, QuranReference>();
  for (const passage of passages) {
    const to = Math.min(passage.to, passage.from + LONGEST_NAMED - 1);
    distinct.set(`${passage.surah}:${passage.from}-${to}`, { ...passage, to });
  }
  return [...distinct.values()].slice(0, MOST_NAMED);
}
