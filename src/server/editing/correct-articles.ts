import type { ToldCorrection } from '../../contract/entities.ts';
import type { NewArticleCorrection, Storage } from '../../storage/port.ts';
import { Refusal } from '../refusal.ts';
import { presentOfArticle } from './corrections.ts';

type Told = Pick<NewArticleCorrection, 'said' | 'says' | 'why' | 'changesAnswer'>;

/** Longest text of a correction, in characters: a few sentences. */
export const MOST_TOLD = 2_000;

/** Tells an error of an article that was put right. */
export async function correctArticle(storage: Storage, slug: string, told: Told, now: Date): Promise<ToldCorrection> {
  const { said, says, why } = told;
  if (said.trim() === '' || says.trim() === '') {
    throw new Refusal('Say what the article said, and what it says now. Nothing was changed.');
  }
  if ([said, says, why].some((text) => text.length > MOST_TOLD)) {
    throw new Refusal(`A text of a correction may have ${MOST_TOLD} characters. Nothing was changed.`);
  }
  return storage.transact(async (writer) => {
    const article = await writer.keptArticle(slug);
    const added =
      article &&
      (await writer.addCorrection({
        ...{ articleId: article.id, correctedAt: now, changesAnswer: told.changesAnswer },
        ...{ said: said.trim(), says: says.trim(), why: why.trim() },
      }));
    if (!article || !added) throw new Refusal(`There is no article ${slug}. Nothing was changed.`);
    return presentOfArticle({ ...added, isPublished: article.state === 'published' });
  });
}

/** Takes a correction of an article back, by its public id. */
export async function removeCorrection(storage: Storage, id: string): Promise<void> {
  const [, key] = /^article-([1-9]\d{0,14})$/.exec(id) ?? [];
  if (key === undefined) {
    throw new Refusal(`${id} is no correction of an article. Those of notes are files of content/corrections.`);
  }
  if (!(await storage.transact((writer) => writer.removeCorrection(Number(key))))) {
    throw new Refusal(`There is no correction ${id}. Nothing was changed.`);
  }
}
