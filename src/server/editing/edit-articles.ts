import type { ArticleState, ArticleText, KeptArticle, NewArticleRow, Storage, Writer } from '../../storage/port.ts';
import { renameArticle } from '../generation/publish-article.ts';
import { Refusal } from '../refusal.ts';

/** Takes articles off the site: all of them or, where one is refused, none. They stay as they are. */
export const unpublishArticles = (storage: Storage, slugs: readonly string[]) =>
  setStates(storage, slugs, 'unpublished', 'is not published: nobody sees it.');

/** Puts articles back that were unpublished. */
export const restoreArticles = (storage: Storage, slugs: readonly string[]) =>
  setStates(storage, slugs, 'published', 'is published already.');

/** Deletes articles with their revisions, for ever. */
export function deleteArticles(storage: Storage, slugs: readonly string[]): Promise<KeptArticle[]> {
  return change(storage, slugs, async (article, writer) => {
    await writer.deleteArticle(article.id);
  });
}

/** Replaces the text of an article; the former one stays among its revisions, and an old address leads to a new one. */
export async function changeArticle(
  storage: Storage,
  slug: string,
  text: ArticleText,
  now: Date,
): Promise<KeptArticle | undefined> {
  const [changed] = await change(storage, [slug], async ({ id, title }, writer) => {
    const { kind } = await writer.changeArticle(id, text, now);
    if (kind === 'changed' && text.title !== title) await renameArticle(writer, id, text.title);
    if (kind === 'same-text') throw new Refusal(`The article ${slug} says just this already. Nothing was changed.`);
  });
  return changed;
}

/** Adds articles, each under its own slug or the next free one: all of them, or none where one is there already. */
export async function addArticles(storage: Storage, articles: readonly NewArticleRow[]): Promise<KeptArticle[]> {
  return storage.transact(async (writer) => {
    const added: KeptArticle[] = [];
    for (const article of articles) {
      if ((await writer.articleOrigins()).has(article.origin)) {
        throw new Refusal(`There is an article of this subject already (${article.origin}). Nothing was changed.`);
      }
      added.push(await addUnderFreeSlug(writer, article));
    }
    return added;
  });
}

async function addUnderFreeSlug(writer: Writer, article: NewArticleRow): Promise<KeptArticle> {
  for (let copy = 1; ; copy += 1) {
    const slug = copy === 1 ? article.slug : `${article.slug}-${copy}`;
    const added = await writer.addArticle({ ...article, slug });
    if (added.kind === 'added') return { ...added.row, state: 'published' };
  }
}

function setStates(
  storage: Storage,
  slugs: readonly string[],
  state: ArticleState,
  refusal: string,
): Promise<KeptArticle[]> {
  return change(storage, slugs, async ({ id, slug }, writer) => {
    if (!(await writer.setArticleState(id, state))) {
      throw new Refusal(`The article ${slug} ${refusal} Nothing was changed.`);
    }
  });
}

async function change(
  storage: Storage,
  slugs: readonly string[],
  work: (article: KeptArticle, writer: Writer) => Promise<void>,
): Promise<KeptArticle[]> {
  return storage.transact(async (writer) => {
    const changed: KeptArticle[] = [];
    for (const slug of new Set(slugs)) {
      const article = await writer.keptArticle(slug);
      if (!article) throw new Refusal(`There is no article ${slug}. Nothing was changed.`);
      await work(article, writer);
      changed.push(article);
    }
    return changed;
  });
}
