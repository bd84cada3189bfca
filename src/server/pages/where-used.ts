import type { Note } from '../../knowledge/notes/note.ts';
import { findReferences } from '../../references/find-references.ts';
import type { QuranReference, Reference } from '../../references/reference.ts';
import { answersTo } from '../../shared/answers.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../../web/addresses.ts';
import type { UsedIn } from '../../web/server-side/services.ts';

/** Which notes and questions cite the verses of a passage, in the order of the shelves. */
export type WhereUsed = (reference: Omit<QuranReference, 'work'>) => UsedIn[];

export function whereUsed(notes: readonly Note[]): WhereUsed {
  const byVerse = new Map<string, Set<UsedIn>>();
  const add = (used: UsedIn, references: readonly Reference[]) => {
    for (const reference of references) {
      if (reference.work !== 'quran') continue;
      for (let verse = reference.from; verse <= Math.min(reference.to, reference.from + LONGEST); verse++) {
        const key = `${reference.surah}:${verse}`;
        const known = byVerse.get(key) ?? new Set();
        byVerse.set(key, known.add(used));
      }
    }
  };
  for (const { slug, english } of notes) {
    const used: UsedIn = { title: english.title, path: addresses.topic(slug) };
    add(
      used,
      english.points.flatMap(({ pieces }) => pieces.flatMap(({ references }) => references)),
    );
  }
  for (const { id, title } of questions) {
    const used: UsedIn = { title, path: addresses.question(id) };
    add(
      used,
      answersTo(id).flatMap(({ content }) => findReferences(content).map(({ reference }) => reference)),
    );
  }
  return ({ surah, from, to }) => {
    const found = new Set<UsedIn>();
    for (let verse = from; verse <= Math.min(to, from + LONGEST); verse++) {
      for (const used of byVerse.get(`${surah}:${verse}`) ?? []) found.add(used);
    }
    return [...found];
  };
}

/** No passage that is cited has more verses; a reference to a whole surah is about the surah, not about each verse. */
const LONGEST = 20;
