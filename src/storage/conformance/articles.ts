import { expect, test } from 'vitest';
import type { NewArticleRow, Storage } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow } from './rows.ts';

const add = (storage: Storage, row: NewArticleRow) => storage.transact((writer) => writer.addArticle(row));

export function articlesConform(newPlace: NewPlace): void {
  const at = (work: Parameters<typeof inPlace>[1]) => inPlace(newPlace, work);

  test(
    'an article is found by its slug',
    at(async (storage) => {
      const row = { id: expect.any(Number), made: {}, ...articleRow() };
      expect(await add(storage, articleRow())).toEqual({ kind: 'added', row });
      expect(await storage.read((reader) => reader.articleBySlug('zakat'))).toEqual(row);
      expect(await storage.read((reader) => reader.articleBySlug('Zakat'))).toBeUndefined();
    }),
  );

  test(
    'a slug that is taken is an outcome, and changes nothing',
    at(async (storage) => {
      await add(storage, articleRow({ title: 'The first' }));
      expect(await add(storage, articleRow({ title: 'The second' }))).toEqual({ kind: 'slug-taken' });
      const articles = await storage.read((reader) => reader.articles({ limit: 10 }));
      expect(articles.map(({ title }) => title)).toEqual(['The first']);
    }),
  );

  test(
    'articles are walked from the oldest, each once',
    at(async (storage) => {
      for (const slug of ['a', 'b', 'c']) await add(storage, articleRow({ slug }));
      const first = await storage.read((reader) => reader.articlesFrom({ limit: 2 }));
      const rest = await storage.read((reader) => reader.articlesFrom({ limit: 2, after: first.at(-1)?.id as number }));
      expect([...first, ...rest].map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
      const [a, b, c] = [...first, ...rest].map(({ id }) => id) as [number, number, number];
      const addresses = (range: { after: number; upTo: number }) =>
        storage.read((reader) => reader.articleAddresses(range));
      expect(await addresses({ after: a, upTo: c })).toMatchObject([{ slug: 'b' }, { slug: 'c' }]);
      expect(await addresses({ after: 0, upTo: b })).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
    }),
  );

  test(
    'a caller finds another slug within the same transaction',
    at(async (storage) => {
      await add(storage, articleRow());
      const second = await storage.transact(async (writer) => {
        const taken = await writer.addArticle(articleRow());
        return taken.kind === 'slug-taken' ? writer.addArticle(articleRow({ slug: 'zakat-2' })) : taken;
      });
      expect(second).toMatchObject({ kind: 'added', row: { slug: 'zakat-2' } });
    }),
  );

  test(
    'of many who want one slug at once, one gets it',
    at(async (storage) => {
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => add(storage, articleRow())));
      expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(1);
    }),
  );

  test(
    'what an article is made of is kept with it',
    at(async (storage) => {
      const made = {
        form: 'explainer',
        why: 'a shelf without one',
        by: 'a model',
        from: [{ text: 'notes/zakat#what', digest: 'abc' }],
      };
      await add(storage, articleRow({ made }));
      expect(await storage.read((reader) => reader.articleBySlug('zakat'))).toMatchObject({ made });
    }),
  );

  test(
    'an article is found by each slug that it ever had, and no other article gets one of them',
    at(async (storage) => {
      await add(storage, articleRow({ slug: 'one' }));
      await add(storage, articleRow({ slug: 'other' }));
      const change = (id: number, slug: string) => storage.transact((writer) => writer.changeSlug(id, slug));
      const slugAt = async (slug: string) => (await storage.read((reader) => reader.articleBySlug(slug)))?.slug;
      const { articles: before } = await storage.revisions();
      expect(await change(1, 'two')).toEqual({ kind: 'changed' });
      expect((await storage.revisions()).articles).toBe(before + 1);
      expect(await change(1, 'three')).toEqual({ kind: 'changed' });
      expect(await Promise.all(['one', 'two', 'three', 'other'].map(slugAt))).toEqual([
        ...['three', 'three', 'three', 'other'],
      ]);
      expect(await add(storage, articleRow({ slug: 'one' }))).toEqual({ kind: 'slug-taken' });
      expect(await change(2, 'two')).toEqual({ kind: 'slug-taken' });
      expect(await change(2, 'three')).toEqual({ kind: 'slug-taken' });
      expect(await change(9, 'nine')).toEqual({ kind: 'no-article' });
      // Back to what it was called before.
      expect(await change(1, 'one')).toEqual({ kind: 'changed' });
      expect(await Promise.all(['one', 'two', 'three'].map(slugAt))).toEqual(['one', 'one', 'one']);
    }),
  );

  test(
    'a slug that an article has already is no change, and nothing is made anew for it',
    at(async (storage) => {
      await add(storage, articleRow());
      const { articles: before } = await storage.revisions();
      expect(await storage.transact((writer) => writer.changeSlug(1, 'zakat'))).toEqual({ kind: 'changed' });
      expect((await storage.revisions()).articles).toBe(before);
    }),
  );

  test(
    'pages walk the articles newest first',
    at(async (storage) => {
      for (const slug of ['one', 'two', 'three']) await add(storage, articleRow({ slug }));
      const first = await storage.read((reader) => reader.articles({ limit: 2 }));
      expect(first.map(({ slug }) => slug)).toEqual(['three', 'two']);
      const last = first[1]?.id as number;
      const second = await storage.read((reader) => reader.articles({ limit: 2, before: last }));
      expect(second.map(({ slug }) => slug)).toEqual(['one']);
    }),
  );

  test(
    'an origin gives its oldest article, and is known to have one',
    at(async (storage) => {
      expect(await storage.read((reader) => reader.articleByOrigin('topic:zakat'))).toBeUndefined();
      await add(storage, articleRow({ slug: 'first' }));
      await add(storage, articleRow({ slug: 'second' }));
      await add(storage, articleRow({ slug: 'sample', origin: 'sample' }));
      expect(await storage.read((reader) => reader.articleByOrigin('topic:zakat'))).toMatchObject({ slug: 'first' });
      const origins = await storage.read((reader) => reader.articleOrigins());
      expect(origins).toEqual(new Set(['topic:zakat', 'sample']));
    }),
  );
}
