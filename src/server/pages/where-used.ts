import type { Note } from '../../knowledge/notes/note.ts';
import { findReferences } from '../../references/find-references.ts';
import type { QuranReference } from '../../references/reference.ts';
import { answersTo } from '../../shared/answers.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../../web/addresses.ts';
import type { UsedIn } from '../../web/server-side/services.ts';

/** Which notes and questions cite the verses of a passage, in the order of the shelves. */
export type WhereUsed = (reference: Omit<QuranReference, 'work'>) => UsedIn[];

export function whereUsed(notes: readonly Note[]): WhereUsed {
  const byVerse = new Map<string, Set<UsedIn>>();
  const add = (used: UsedIn, text: string) => {
    for (const { reference } of findReferences(text)) {
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
    for (const { markdown } of english.points) add(used, markdown);
  }
  for (const { id, title } of questions) {
    const used: UsedIn = { title, path: addresses.question(id) };
    for (const { content } of answersTo(id)) add(used, content);
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
