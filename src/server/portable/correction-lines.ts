import * as v from 'valibot';
import type { ArticleCorrection } from '../../storage/port.ts';
import { readLines } from './json-lines.ts';
import { jsonText } from './json-text.ts';
import { Moment } from './moment.ts';

/** A correction of an article, by its address of today; it has none where the article was deleted or is not published. */
export type PortableCorrection = Omit<ArticleCorrection, 'id' | 'articleId'> & { article: string | undefined };

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(10_000));

const Line = v.object({
  article: v.optional(Text),
  /** As they were when it was told. */
  slug: Text,
  title: v.string(),
  corrected_at: Moment,
  said: Text,
  says: Text,
  why: v.pipe(v.string(), v.maxLength(10_000)),
  changes_answer: v.boolean(),
});

export function writeCorrection({ article, slug, title, correctedAt, ...told }: PortableCorrection): string {
  const { said, says, why, changesAnswer } = told;
  const of = { ...(article !== undefined && { article }), slug, title, corrected_at: correctedAt.toISOString() };
  return `${jsonText({ ...of, said, says, why, changes_answer: changesAnswer })}\n`;
}

/** The corrections of a file, one after another. */
export async function* readCorrections(
  file: string,
): AsyncGenerator<{ line: number; correction: PortableCorrection | undefined }> {
  for await (const { line, value } of readLines(file, Line)) {
    if (!value) yield { line, correction: undefined };
    else {
      const { corrected_at: correctedAt, changes_answer: changesAnswer, article, ...told } = value;
      yield { line, correction: { ...told, article, correctedAt, changesAnswer } };
    }
  }
}
