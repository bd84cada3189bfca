import { hasArabic, questionWords, withoutClitics } from './question-words.ts';
import { type Subject, subjects } from './thesaurus.ts';

export interface NamedSubject {
  subject: Subject;
  ofTheField: boolean;
}

const LONGEST_PHRASE = 4;

const byName = new Map<string, NamedSubject>();
for (const subject of subjects) {
  for (const { words, ofTheField } of subject.names) {
    // The first line that claims a name keeps it.
    const name = questionWords(words).join(' ');
    if (!byName.has(name)) byName.set(name, { subject, ofTheField });
  }
}

/**
 * Splits a question's words into the subjects of the thesaurus, longest names first, and the words that are left. What
 * `isKnown` calls a word is never taken for a misspelling: "repeat" is not "repent".
 */
export function findSubjects(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): { named: NamedSubject[]; rest: string[] } {
  const named: NamedSubject[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [found, length] = longestNameAt(words, at, isKnown);
    if (found) named.push(found);
    else rest.push(words[at] ?? '');
    at += length;
  }
  return { named, rest };
}

/** The subject that goes by exactly this name. */
export function subjectNamed(name: string): Subject | undefined {
  return byName.get(name)?.subject;
}

function longestNameAt(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): [NamedSubject | undefined, number] {
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const found = byName.get(words.slice(at, at + length).join(' '));
    if (found) return [found, length];
  }
  const word = words[at] ?? '';
  return [nameOf(word) ?? (isKnown(word) ? undefined : misspelt(word)), 1];
}

function nameOf(word: string): NamedSubject | undefined {
  const forms = hasArabic(word) ? withoutClitics(word) : [word, word.replace(/s$/, '')];
  return firstOf(forms, (form) => byName.get(form));
}

/** One letter wrong, missing, added or swapped in a long word: "backbitting", "forgivness". */
function misspelt(word: string): NamedSubject | undefined {
  if (word.length < 6 || hasArabic(word)) return undefined;
  const close = misspellings(word);
  return close.length === 1 ? close[0] : undefined;
}

function misspellings(word: string): NamedSubject[] {
  const found = new Set<NamedSubject>();
  for (const [name, subject] of byName) {
    if (name.length >= 6 && name[0] === word[0] && oneEditApart(name, word)) found.add(subject);
  }
  return [...new Map([...found].map((item) => [item.subject, item])).values()];
}

function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return swapped || short.slice(at + 1) === long.slice(at + 1);
}

function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
