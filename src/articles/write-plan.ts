import type { DraftBlock, DraftPart, LinksBlock } from '../answers/draft-answer.ts';
import { siteText } from '../answers/site-text.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note, Point } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { formWords, titleIn } from './forms.ts';
import type { ArticlePlan } from './plan-articles.ts';
import { ownQuotations, quotedPassage } from './quoted-passage.ts';

export interface WrittenPlan {
  title: string;
  summary: string;
  parts: readonly DraftPart[];
}

/** A planned article as a draft for the gate: whole points under the headings of its form, with passages that they cite. */
export function writePlan(plan: ArticlePlan, notes: readonly Note[], corpus: Corpus): WrittenPlan {
  const note = noteAt(plan.note, notes);
  const { title, summary, points } = note.english;
  const words = formWords[plan.form];
  const [first, ...others] = points;
  const beside = plan.beside.map((at) => pointAt(at.note, at.point, notes));
  const writer = new PointWriter(corpus, [...points, ...beside]);
  const headings = (body: string | undefined): Headings => ({
    level: body === undefined ? '##' : '###',
    ...(words.isNumbered && { isNumbered: true }),
  });
  const section = (heading: string | undefined, held: readonly Point[], style: Headings) =>
    held.length === 0 ? [] : [...(heading ? [headingBlock('##', heading)] : []), ...writer.points(held, style)];
  const views = () =>
    section(
      words.differences,
      others.filter(({ isDifference }) => isDifference),
      { level: '###' },
    );
  const body = () =>
    section(
      words.body,
      others.filter(({ isDifference }) => !isDifference),
      headings(words.body),
    );
  const blocks = [
    ...(words.opening ? [headingBlock('##', words.opening)] : []),
    ...(first ? writer.point(first) : []),
    ...(words.differencesFirst ? [...views(), ...body()] : [...body(), ...views()]),
    ...section(words.beside, beside, { level: '###' }),
    readOn(plan, notes),
  ];
  return { title: titleIn(plan.form, title), summary, parts: [{ kind: 'answer', blocks }] };
}

interface Headings {
  level: '##' | '###';
  isNumbered?: true;
}

/** Writes points one after the other, and quotes no passage twice. */
class PointWriter {
  readonly #corpus: Corpus;
  readonly #quoted: Set<string>;

  constructor(corpus: Corpus, all: readonly Point[]) {
    this.#corpus = corpus;
    this.#quoted = ownQuotations(all);
  }

  points(points: readonly Point[], { level, isNumbered }: Headings): DraftBlock[] {
    return points.flatMap((point, at) => [
      headingBlock(level, isNumbered ? `${at + 1}. ${point.label}` : point.label),
      ...this.point(point),
    ]);
  }

  point(point: Point): DraftBlock[] {
    const passage = quotedPassage(point, this.#corpus, this.#quoted);
    if (passage) this.#quoted.add(formatReference(passage.reference));
    return [
      { kind: 'note', pieces: point.pieces },
      ...(passage ? [{ kind: 'passage', reference: passage.reference, introducedIn: 'en' } as const] : []),
    ];
  }
}

const headingBlock = (level: string, words: string): DraftBlock => ({
  kind: 'text',
  by: 'editor',
  markdown: `${level} ${words}`,
});

/** Links to the notes that the article was put together from. */
function readOn({ note, beside }: ArticlePlan, notes: readonly Note[]): LinksBlock {
  const slugs = [...new Set([note, ...beside.map((at) => at.note)])];
  return {
    kind: 'links',
    introducedBy: siteText`Made from these notes:`,
    links: slugs.map((slug) => {
      const { english } = noteAt(slug, notes);
      return { slug, point: english.points[0]?.id ?? '', title: english.title };
    }),
    isList: true,
  };
}

function noteAt(slug: string, notes: readonly Note[]): Note {
  const note = notes.find((each) => each.slug === slug);
  if (!note) throw new Error(`There is no note ${slug}`);
  return note;
}

function pointAt(slug: string, id: string, notes: readonly Note[]): Point {
  const point = noteAt(slug, notes).english.points.find((each) => each.id === id);
  if (!point) throw new Error(`The note ${slug} has no point ${id}`);
  return point;
}
