import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { wordsIn } from './article-length.ts';
import { formWords, titleIn } from './forms.ts';
import type { NotePlan } from './plan-notes.ts';
import { type AddressedPoint, linksTo, noteAt, PointWriter, pointAt, textKey } from './write-points.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** Whole points under the headings of the plan's form, with passages that they cite; those of the texts `without` left out. */
export function writeNotePlan(
  plan: NotePlan,
  notes: readonly Note[],
  corpus: Corpus,
  without: ReadonlySet<string>,
): WrittenPlan {
  const { title, summary, points: all } = noteAt(plan.note, notes).english;
  const kept = ({ address }: AddressedPoint) => !without.has(textKey(address));
  const points = all.map((point) => ({ address: { note: plan.note, point: point.id }, point })).filter(kept);
  const beside = plan.beside.map((at) => pointAt(at, notes)).filter(kept);
  const words = formWords[plan.form];
  const writer = new PointWriter(corpus, [...points, ...beside], { otherWords: wordsIn(summary) });
  const [first, ...others] = points;

  const section = (held: readonly AddressedPoint[], group: string | undefined, isNumbered?: true): WrittenSection[] =>
    held.map((one, at) => {
      const label = withoutReferences(one.point.label);
      return writer.section(one, isNumbered ? `${at + 1}. ${label}` : label, group);
    });
  const views = () =>
    section(
      others.filter(({ point }) => point.isDifference),
      words.differences,
    );
  const body = () =>
    section(
      others.filter(({ point }) => !point.isDifference),
      words.body,
      words.isNumbered,
    );

  return {
    form: plan.form,
    title: titleIn(plan.form, title),
    summary,
    sections: [
      ...(first ? [writer.section(first, undefined, words.opening)] : []),
      ...(words.differencesFirst ? [...views(), ...body()] : [...body(), ...views()]),
      ...section(beside, words.beside),
    ],
    links: linksTo([plan.note, ...beside.map(({ address }) => address.note)], notes),
  };
}

/** A heading names no source: the text below it does. */
const withoutReferences = (label: string) => label.replace(/\s*\[[^\]\n]*\]/gu, '');
