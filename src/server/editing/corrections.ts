import { createHash } from 'node:crypto';
import type { CorrectionMark, ToldCorrection } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import type { NoteCorrection, PointWording } from '../../knowledge/corrections/correction.ts';
import { CorrectionFinder, wrongTexts } from '../../knowledge/corrections/trace-points.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { ArticleCorrection, Reader } from '../../storage/port.ts';

/** Most corrections of articles that are told; the oldest are left out. Those of notes are files, and all are told. */
const MOST_OF_ARTICLES = 500;

/** What was wrong and was put right: in notes, as the content tells it, and in articles, as the operator did. */
export class Corrections {
  readonly #finder: CorrectionFinder;
  readonly #corrections: readonly NoteCorrection[];
  readonly #titles: ReadonlyMap<string, string>;

  constructor(corrections: readonly NoteCorrection[], notes: readonly Note[]) {
    this.#corrections = corrections;
    this.#finder = new CorrectionFinder(corrections, sha256);
    this.#titles = new Map(notes.map(({ slug, english }) => [slug, english.title]));
  }

  /** What a page of a note says of its own corrections. */
  ofNote(slug: string): CorrectionMark[] {
    return this.#corrections.filter(({ note }) => note === slug).map(markOfNote);
  }

  /** The corrections of what a kept text rests on, the newest first. */
  ofPoints(points: readonly PointWording[] | undefined): CorrectionMark[] {
    return points ? this.#finder.of(points).map(markOfNote) : [];
  }

  /** The same for each of these rows, with those of the articles themselves. */
  async ofRows(
    reader: Pick<Reader, 'pointsOf' | 'correctionsOf'>,
    kind: 'article' | 'history',
    ids: readonly number[],
  ): Promise<(id: number) => CorrectionMark[]> {
    const points = this.#corrections.length > 0 ? await reader.pointsOf(kind, ids) : new Map<number, PointWording[]>();
    const own = kind === 'article' ? await reader.correctionsOf(ids) : [];
    return (id) =>
      [...own.filter(({ articleId }) => articleId === id).map(markOfArticle), ...this.ofPoints(points.get(id))].sort(
        newestFirst,
      );
  }

  /** All of them, the newest first. */
  async all(reader: Pick<Reader, 'corrections'>): Promise<ToldCorrection[]> {
    const ofArticles = await reader.corrections({ limit: MOST_OF_ARTICLES });
    return [...ofArticles.map(presentOfArticle), ...this.#corrections.map((each) => this.#presentOfNote(each))].sort(
      newestFirst,
    );
  }

  /** The one of this id, if there is one. */
  async one(reader: Pick<Reader, 'corrections'>, id: string): Promise<ToldCorrection | undefined> {
    const ofNote = this.#corrections.find((each) => each.id === id);
    if (ofNote) return this.#presentOfNote(ofNote);
    const key = Number(/^article-([1-9]\d{0,14})$/.exec(id)?.[1] ?? 0);
    if (key === 0) return undefined;
    const [ofArticle] = await reader.corrections({ limit: 1, before: key + 1 });
    return ofArticle?.id === key ? presentOfArticle(ofArticle) : undefined;
  }

  /** How many kept articles and answers rest on the texts of each correction of a note. */
  async reach(reader: Pick<Reader, 'restingOn'>): Promise<Map<string, { articles: number; answers: number }>> {
    const reach = new Map<string, { articles: number; answers: number }>();
    for (const correction of this.#corrections) {
      reach.set(correction.id, await reader.restingOn(wrongTexts(correction, sha256)));
    }
    return reach;
  }

  #presentOfNote(correction: NoteCorrection): ToldCorrection {
    const { note, point, said, says, why } = correction;
    const title = this.#titles.get(note);
    return {
      ...markOfNote(correction),
      title: title ?? note,
      ...(title !== undefined && { path: `${paths.topics}/${note}#${point}` }),
      said,
      says,
      why,
    };
  }
}

export const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

const newestFirst = (one: CorrectionMark, other: CorrectionMark) =>
  one.date < other.date ? 1 : one.date > other.date ? -1 : 0;

const markOfNote = ({ id, date, summary, changesAnswer }: NoteCorrection): CorrectionMark => ({
  id,
  of: 'note',
  date,
  summary,
  changesAnswer,
});

const markOfArticle = ({ id, correctedAt, says, changesAnswer }: ArticleCorrection): CorrectionMark => ({
  id: `article-${id}`,
  of: 'article',
  date: correctedAt.toISOString(),
  summary: says,
  changesAnswer,
});

/** With the address of its article where that can be read: it may have been deleted or unpublished since. */
export function presentOfArticle(correction: ArticleCorrection & { isPublished: boolean }): ToldCorrection {
  const { isPublished, slug, title, said, says, why } = correction;
  return {
    ...markOfArticle(correction),
    title,
    ...(isPublished && { path: `${paths.articles}/${slug}` }),
    said,
    says,
    why,
  };
}
