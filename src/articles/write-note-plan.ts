import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { wordsIn } from './article-length.ts';
import { formWords, titleIn } from './forms.ts';
import type { NotePlan } from './plan-notes.ts';
import { type AddressedPoint, linksTo, noteAt, PointWriter, textKey, withoutReferences } from './write-points.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** Whole points under the headings of the plan's form, with passages that they cite; those of the texts `without` left out. */
export function writeNotePlan(
  plan: NotePlan,
  notes: readonly Note[],
  corpus: Corpus,
  without: ReadonlySet<string>,
): WrittenPlan {
  const lead = noteAt(plan.note, notes).english;
  const points = noteAt(plan.note, notes)
    .english.points.map((point) => ({ address: { note: plan.note, point: point.id }, point }))
    .filter(({ address }) => !without.has(textKey(address)));
  const words = formWords[plan.form];
  const { summary } = lead;
  const writer = new PointWriter(corpus, points, { words: wordsIn(summary) });
  const [first, ...others] = points;

  const section = (held: readonly AddressedPoint[], group: string | undefined): WrittenSection[] =>
    held.map((one) => writer.section(one, withoutReferences(one.point.label), group));
  /** A point that answers for the whole note opens the article; another one keeps its heading. */
  const opening = (one: AddressedPoint) =>
    isOfTheWhole(one.point.label, lead.title)
      ? writer.section(one, undefined, words.opening)
      : writer.section(one, withoutReferences(one.point.label));
  const views = () =>
    section(
      others.filter(({ point }) => point.isDifference),
      words.differences,
    );
  const body = () =>
    section(
      others.filter(({ point }) => !point.isDifference),
      words.body,
    );

  return {
    form: plan.form,
    title: titleIn(plan.form, lead.title),
    summary,
    sections: [
      ...(first ? [opening(first)] : []),
      ...(words.differencesFirst ? [...views(), ...body()] : [...body(), ...views()]),
    ],
    links: linksTo([plan.note], notes),
  };
}

/** “Temporary marriage in short”, or a label of which every word is in the title: “What ghusl is”. */
function isOfTheWhole(label: string, title: string): boolean {
  const ofTitle = new Set(longWords(title));
  const own = longWords(label).filter((word) => !ASKING.has(word));
  return / in short$/u.test(label) || (own.length > 0 && own.every((word) => ofTitle.has(word)));
}

const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'when', 'where']);

/** A word of fewer letters than four tells little of a subject. */
const longWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}’‘]{4,}/gu) ?? [];
