// Where the mark of a citation is set: after the punctuation of its sentence, as a note is in print, so that no line
// begins with a full stop. Only the drawing is concerned; the text that is stored, copied and checked keeps its order.

import type { Inline } from './prose.ts';

type Reference = Extract<Inline, { kind: 'reference' }>;

/** An inline as it is drawn: a reference has the signs that stay on its line. */
export type PlacedInline =
  | Exclude<Inline, Reference>
  | (Reference & { before: string; after: string; isAgain: boolean });

/** Signs that directly follow a reference. */
const FOLLOWING = /^[.,;:!?)\]”’»،؛؟…]+/u;

/** Those that belong to the sentence, and stand before its mark. */
const OF_SENTENCE = /^[.,;!?،؛؟…]+$/u;

/** What may stand between the references of one list. */
const BETWEEN = /^([,;،؛]?)\s+(?:and\s+|و\s*)?$/u;

const OPENING = /[([“‘«]$/u;

/**
 * The end of a sentence that needs its reference: “They point to [Quran 13:39].” Its full stop stays behind the
 * reference, as it does where a sentence has ended already.
 */
const NEEDS_REFERENCE =
  /(?:^|\s)(?:in|at|of|to|from|by|see|citing|takes?|verses?|hadith|surah|في|إلى|ب?آية|سورة|حديث)$|[.,;:!?([“‘«،؛؟…]$/iu;

/** The inlines in the order in which they are drawn. `isAgain`: the same reference stands before it in these inlines. */
export function placeMarks(inlines: readonly Inline[]): PlacedInline[] {
  const placed: PlacedInline[] = [];
  const said = new Set<string>();
  let firstOfList = 0;
  for (const [at, inline] of inlines.entries()) {
    const last = placed.at(-1);
    const next = inlines[at + 1];
    if (inline.kind === 'reference') {
      const before = last?.kind === 'text' ? (OPENING.exec(last.text)?.[0] ?? '') : '';
      if (last?.kind === 'text' && before) last.text = last.text.slice(0, -before.length);
      if (!follows(inlines, at)) firstOfList = placed.length;
      const isAgain = said.has(inline.text);
      said.add(inline.text);
      placed.push({ ...inline, before, after: '', isAgain });
    } else if (inline.kind === 'text' && last?.kind === 'reference') {
      const isBetween = next?.kind === 'reference' ? BETWEEN.exec(inline.text) : null;
      const signs = isBetween?.[1] ?? FOLLOWING.exec(inline.text)?.[0] ?? '';
      const isPulled = !isBetween && OF_SENTENCE.test(signs) && pull(placed, firstOfList, signs);
      const target = placed.at(-1);
      if (!isPulled && target?.kind === 'reference') target.after = signs;
      placed.push({ kind: 'text', text: inline.text.slice(signs.length) });
    } else placed.push(inline.kind === 'text' ? { ...inline } : inline);
  }
  return placed;
}

/** Whether the reference at this place is one of a list that began before it. */
function follows(inlines: readonly Inline[], at: number): boolean {
  const [before, between] = [inlines[at - 2], inlines[at - 1]];
  if (between?.kind === 'reference') return true;
  return before?.kind === 'reference' && between?.kind === 'text' && BETWEEN.test(between.text);
}

/** Sets the signs at the end of the words before the references, if these words can end there. */
function pull(placed: PlacedInline[], firstOfList: number, signs: string): boolean {
  const [words, reference] = [placed[firstOfList - 1], placed[firstOfList]];
  if (!words || words.kind === 'break' || words.kind === 'reference') return false;
  if (reference?.kind === 'reference' && reference.before) return false;
  if (words.kind !== 'text') placed.splice(firstOfList, 0, { kind: 'text', text: `${signs} ` });
  else {
    const trimmed = words.text.trimEnd();
    if (trimmed === '' ? firstOfList < 2 : NEEDS_REFERENCE.test(trimmed)) return false;
    words.text = `${trimmed}${signs} `;
  }
  return true;
}
