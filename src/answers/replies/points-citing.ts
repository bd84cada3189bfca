import type { Note } from '../../knowledge/notes/note.ts';
import { findReferences } from '../../references/find-references.ts';
import type { Reference } from '../../references/reference.ts';
import type { ChosenPoint } from '../engines/extractive/choose-points.ts';
import type { AnswerLanguage } from '../question-language.ts';

const MOST = 4;

/** The points that cite any of these passages, first those of notes that cite them most, then those that cite little else. */
export function pointsCiting(
  references: readonly Reference[],
  language: AnswerLanguage,
  notes: readonly Note[],
): { points: ChosenPoint[]; isTreated: boolean } {
  const byNote = notes.map((note) => {
    const text = language === 'ar' ? note.arabic : note.english;
    const citing = (text?.points ?? []).flatMap((point) => {
      const cited = point.references.filter((each) => references.some((reference) => isSame(each, reference)));
      return cited.length > 0 ? [{ note, point, share: cited.length / point.references.length }] : [];
    });
    const isNamed = findReferences(note.english.title).some(({ reference }) =>
      references.some((each) => isSame(reference, each)),
    );
    return { citing: citing.sort((a, b) => b.share - a.share), isNamed };
  });
  const rank = ({ citing, isNamed }: (typeof byNote)[number]) => (isNamed ? 100 : 0) + citing.length;
  const best = byNote
    .filter(({ citing }) => citing.length > 0)
    .sort((a, b) => rank(b) - rank(a) || (b.citing[0]?.share ?? 0) - (a.citing[0]?.share ?? 0));
  const [first] = best;
  const isHadith = references.every(({ work }) => work === 'hadith');
  return {
    points: best.flatMap(({ citing }) => citing.slice(0, 1)).slice(0, MOST),
    // Of a verse that a note cites once, in passing, the note is only named; a hadith is told there.
    isTreated: first !== undefined && (isHadith || rank(first) >= 2),
  };
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
