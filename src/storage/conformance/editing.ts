import { expect, test } from 'vitest';
import type { ArticleText, Storage } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow, historyRow, issuedAnswer, minutesAfterNoon, noon, pointText } from './rows.ts';

const textOf = (title: string, given: Partial<ArticleText> = {}): ArticleText => ({
  title,
  summary: 'What is due.',
  content: `<p>${title}.</p>`,
  points: [],
  ...given,
});

const oneToNine = Array.from({ length: 9 }, (_, at) => at + 1);

async function add(storage: Storage, slug: string, given: Parameters<typeof articleRow>[0] = {}): Promise<number> {
  const added = await storage.transact((writer) => writer.addArticle(articleRow({ slug, ...given })));
  return added.kind === 'added' ? added.row.id : Number.NaN;
}

const revisionOf = async (storage: Storage) => (await storage.revisions()).articles;

/** What the operator changes, and what is known of what rests on what. */
export function editingConforms(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'an article that is unpublished is in no list, at no address and not counted, and comes back as it was',
    at(async (storage) => {
      const id = await add(storage, 'one');
      await add(storage, 'two');
      const seen = () =>
        storage.read(async (reader) => ({
          list: (await reader.articles({ limit: 9 })).map(({ slug }) => slug),
          address: (await reader.articleBySlug('one'))?.slug,
          count: await reader.articleCount(),
        }));
      const before = await revisionOf(storage);
      expect(await storage.transact((writer) => writer.setArticleState(id, 'unpublished'))).toBe(true);
      expect(await seen()).toEqual({ list: ['two'], address: undefined, count: 1 });
      expect(await storage.read((reader) => reader.keptArticle('one'))).toMatchObject({ id, state: 'unpublished' });
      expect(await storage.read((reader) => reader.everyArticle({ limit: 9, only: 'unpublished' }))).toHaveLength(1);
      // Its subject does not get a second article.
      expect(await storage.read((reader) => reader.articleOrigins())).toContain('topic:zakat');
      expect(await storage.transact((writer) => writer.setArticleState(id, 'unpublished'))).toBe(false);
      expect(await storage.transact((writer) => writer.setArticleState(id, 'published'))).toBe(true);
      expect(await seen()).toEqual({ list: ['two', 'one'], address: 'one', count: 2 });
      expect(await revisionOf(storage)).toBe(before + 2);
    }),
  );

  test(
    'each change keeps the former text, with the time at which it was written',
    at(async (storage) => {
      const id = await add(storage, 'zakat', { source: 'What is due.', category: 'General' });
      const change = (text: ArticleText, minutes: number) =>
        storage.transact((writer) => writer.changeArticle(id, text, minutesAfterNoon(minutes)));
      expect(await change(textOf('Second', { category: 'Quran' }), 1)).toEqual({ kind: 'changed' });
      expect(await change(textOf('Third'), 2)).toEqual({ kind: 'changed' });
      const revision = await revisionOf(storage);
      expect(await change(textOf('Third'), 3)).toEqual({ kind: 'same-text' });
      expect(await revisionOf(storage)).toBe(revision);
      expect(await storage.transact((writer) => writer.changeArticle(id + 1, textOf('x'), noon))).toEqual({
        kind: 'no-article',
      });
      await storage.read(async (reader) => {
        expect(await reader.articleBySlug('zakat')).toEqual({
          ...{ id, slug: 'zakat', title: 'Third', summary: 'What is due.', content: '<p>Third.</p>' },
          ...{ createdAt: noon, changedAt: minutesAfterNoon(2), origin: 'topic:zakat', made: {} },
        });
        expect(await reader.articleRevisions(id)).toEqual([
          { number: 1, title: 'Zakat', writtenAt: noon },
          { number: 2, title: 'Second', writtenAt: minutesAfterNoon(1) },
        ]);
        const { title, summary, content } = articleRow();
        expect(await reader.articleRevision(id, 1)).toEqual({
          ...{ number: 1, title, summary, content, category: 'General', source: 'What is due.', writtenAt: noon },
        });
        expect(await reader.articleRevision(id, 2)).toMatchObject({ title: 'Second', category: 'Quran' });
        expect(await reader.articleRevision(id, 3)).toBeUndefined();
      });
    }),
  );

  test(
    'a deleted article is gone with its revisions, and what was corrected in it stays told',
    at(async (storage) => {
      const id = await add(storage, 'zakat', { points: [pointText('what')] });
      await storage.transact((writer) =>
        writer.changeArticle(id, textOf('Second', { points: [pointText('who')] }), noon),
      );
      const given = { correctedAt: noon, said: 'Wrong.', says: 'Right.', why: '', changesAnswer: true };
      await storage.transact((writer) => writer.addCorrection({ articleId: id, ...given }));
      expect(await storage.transact((writer) => writer.deleteArticle(id))).toBe(true);
      expect(await storage.transact((writer) => writer.deleteArticle(id))).toBe(false);
      await storage.read(async (reader) => {
        expect(await reader.keptArticle('zakat')).toBeUndefined();
        expect(await reader.articleRevisions(id)).toEqual([]);
        expect(await reader.pointsOf('article', [id])).toEqual(new Map());
        expect(await reader.corrections({ limit: 9 })).toEqual([
          {
            id: expect.any(Number),
            articleId: undefined,
            slug: 'zakat',
            title: 'Second',
            ...given,
            isPublished: false,
          },
        ]);
      });
    }),
  );

  test(
    'corrections are walked newest first, and those of one article are found',
    at(async (storage) => {
      const [one, two] = [await add(storage, 'one'), await add(storage, 'two')];
      const correct = (articleId: number, said: string) =>
        storage.transact((writer) =>
          writer.addCorrection({
            ...{ articleId, said, says: 'Right.', why: 'Read again.', correctedAt: noon, changesAnswer: false },
          }),
        );
      const before = await revisionOf(storage);
      for (const [article, said] of [
        [one, 'a'],
        [two, 'b'],
        [one, 'c'],
      ] as const)
        await correct(article, said);
      expect(await revisionOf(storage)).toBe(before + 3);
      expect(await correct(99, 'none')).toBeUndefined();
      const said = (rows: { said: string }[]) => rows.map((row) => row.said).join('');
      const first = await storage.read((reader) => reader.corrections({ limit: 2 }));
      expect(said(first)).toBe('cb');
      await storage.transact((writer) => writer.setArticleState(two, 'unpublished'));
      const shown = await storage.read((reader) => reader.corrections({ limit: 2 }));
      expect(shown.map(({ isPublished }) => isPublished)).toEqual([true, false]);
      const rest = await storage.read((reader) => reader.corrections({ limit: 2, before: first[1]?.id as number }));
      expect(said(rest)).toBe('a');
      expect(said(await storage.read((reader) => reader.correctionsOf([one])))).toBe('ca');
      expect(await storage.transact((writer) => writer.removeCorrection(rest[0]?.id as number))).toBe(true);
      expect(await storage.transact((writer) => writer.removeCorrection(99))).toBe(false);
      expect(said(await storage.read((reader) => reader.correctionsOf([one])))).toBe('c');
    }),
  );

  test(
    'what an answer or an article rests on is kept with it, and goes with it',
    at(async (storage) => {
      const points = [pointText('what'), pointText('who', 'otherwise'), pointText('what')];
      const { id } = await storage.transact((writer) => writer.saveHistory(historyRow({ points })));
      const other = await storage.transact((writer) => writer.saveHistory(historyRow({ question: 'Another?' })));
      const article = await add(storage, 'one', { points: [pointText('what')] });
      await storage.read(async (reader) => {
        const found = await reader.pointsOf('history', [id, other.id]);
        expect([...found.keys()]).toEqual([id]);
        expect(new Set(found.get(id))).toEqual(new Set([pointText('what'), pointText('who', 'otherwise')]));
        expect(await reader.pointsOf('article', [article])).toEqual(new Map([[article, [pointText('what')]]]));
        expect(await reader.pointsOf('history', [])).toEqual(new Map());
        expect(await reader.restingOn([pointText('what'), pointText('who')])).toEqual({ articles: 1, answers: 1 });
        expect(await reader.restingOn([pointText('who')])).toEqual({ articles: 0, answers: 0 });
        expect(await reader.restingOn([])).toEqual({ articles: 0, answers: 0 });
      });
      await storage.transact((writer) => writer.deleteHistory(id));
      expect(await storage.read((reader) => reader.pointsOf('history', [id]))).toEqual(new Map());
      // A text that was replaced is rested on no more.
      await storage.transact((writer) =>
        writer.changeArticle(article, textOf('New', { points: [pointText('who')] }), noon),
      );
      expect(await storage.read((reader) => reader.pointsOf('article', [article]))).toEqual(
        new Map([[article, [pointText('who')]]]),
      );
    }),
  );

  test(
    'rows that nobody traced are found, traced once, and shown anew where that says something',
    at(async (storage) => {
      const id = await add(storage, 'old');
      await add(storage, 'new', { points: [] });
      await storage.transact((writer) => writer.saveHistory(historyRow({ points: [] })));
      const untraced = () => storage.read((reader) => reader.untraced('article', 9));
      expect(await untraced()).toEqual([{ id, text: articleRow().content }]);
      expect(await storage.read((reader) => reader.untraced('history', 9))).toEqual([]);
      const before = await revisionOf(storage);
      await storage.transact((writer) => writer.trace('article', id, [pointText('what')]));
      await storage.transact((writer) => writer.trace('article', id, [pointText('who')]));
      expect(await untraced()).toEqual([]);
      expect(await revisionOf(storage)).toBe(before + 1);
      expect((await storage.read((reader) => reader.pointsOf('article', [id]))).get(id)).toEqual([pointText('what')]);
    }),
  );

  test(
    'what an issued answer rests on is known until it is saved',
    at(async (storage) => {
      const answer = issuedAnswer({ points: oneToNine.map((point) => pointText(`point-${point}`)) });
      await storage.transact((writer) => writer.rememberIssued(answer, noon));
      expect(await storage.read((reader) => reader.issuedAnswer(answer.digest, noon))).toEqual(answer);
    }),
  );
}
