import type { Note } from '../../knowledge/notes/note.ts';
import type { Reference } from '../../references/reference.ts';
import type { ChosenPoint } from '../engines/extractive/choose-points.ts';
import type { AnswerLanguage } from '../question-language.ts';

const MOST = 4;

/** The points that treat any of these passages, first those that cite little else. */
export function pointsCiting(
  references: readonly Reference[],
  language: AnswerLanguage,
  notes: readonly Note[],
): ChosenPoint[] {
  const found = notes.flatMap((note) =>
    ((language === 'ar' ? note.arabic : note.english)?.points ?? []).flatMap((point) => {
      const cited = point.references.filter((each) => references.some((reference) => isSame(each, reference)));
      return cited.length > 0 ? [{ note, point, share: cited.length / point.references.length }] : [];
    }),
  );
  return found.sort((a, b) => b.share - a.share).slice(0, MOST);
}

function isSame(one: Reference, other: Reference): boolean {
  if (one.work === 'quran' && other.work === 'quran') {
    return one.surah === other.surah && one.from <= other.to && other.from <= one.to && isNarrow(one);
  }
  if (one.work !== 'hadith' || other.work !== 'hadith') return false;
  return one.collection === other.collection && one.number === other.number && one.book === other.book;
}

/** A point that cites a long passage as a whole does not treat one verse of it. */
const isNarrow = ({ from, to }: { from: number; to: number }) => to - from < 8;
