import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IssuedAnswer, NewArticleRow, NewHistoryRow, Reader, Writer } from '../port.ts';
import { inPlace, type NewPlace } from './place.ts';
import { articleRow, historyRow, issuedAnswer, minutesAfterNoon } from './rows.ts';

/** The port in the plainest words: arrays, searched from end to end. */
function plainStorage() {
  let history: Omit<NewHistoryRow, 'sameSince'>[] = [];
  let articles: { row: NewArticleRow; formerly: readonly string[] }[] = [];
  let issued = new Map<string, Omit<IssuedAnswer, 'digest'>>();
  let spent = new Map<string, number>();

  return {
    saveHistory({ sameSince, ...row }: Parameters<Writer['saveHistory']>[0]) {
      const same = history.some((other) => other.pairDigest === row.pairDigest && other.savedAt >= sameSince);
      if (!same) history.push(row);
      return !same;
    },
    addArticle(row: NewArticleRow) {
      const taken = this.slugAt(row.slug) !== undefined;
      if (!taken) articles.push({ row, formerly: [] });
      return taken ? 'slug-taken' : 'added';
    },
    slugAt: (slug: string) =>
      articles.find(({ row, formerly }) => row.slug === slug || formerly.includes(slug))?.row.slug,
    changeSlug(from: string, to: string) {
      const holder = this.slugAt(to);
      if (holder !== undefined && holder !== from) return 'slug-taken';
      articles = articles.map((one) =>
        one.row.slug === from ? { row: { ...one.row, slug: to }, formerly: [...one.formerly, from] } : one,
      );
      return 'changed';
    },
    rememberIssued({ digest, ...answer }: Parameters<Writer['rememberIssued']>[0], now: Date) {
      issued = new Map([...issued].filter(([, { expiresAt }]) => expiresAt > now)).set(digest, answer);
    },
    spend(budget: string, day: string, limit: number) {
      const before = spent.get(budget + day) ?? 0;
      if (before < limit) spent.set(budget + day, before + 1);
      return before < limit;
    },
    listed: () =>
      history
        .filter(({ listing }) => listing === 'listed')
        .map(({ excerpt, savedAt, provenance }) => ({ ...excerpt, savedAt, provenance }))
        .toReversed(),
    articles: () => articles.map(({ row }) => row).toReversed(),
    issuedAt: (digest: string, now: Date) => {
      const answer = issued.get(digest);
      return answer && answer.expiresAt > now ? { digest, ...answer } : undefined;
    },
    remember() {
      const then = { history: [...history], articles: [...articles], issued: new Map(issued), spent: new Map(spent) };
      return () => ({ history, articles, issued, spent } = then);
    },
  };
}

type PlainStorage = ReturnType<typeof plainStorage>;
/** Does the same to both and compares what each answers. */
type Step = (writer: Writer, plain: PlainStorage, minute: number) => Promise<void>;

const few = fc.constantFrom('one', 'two', 'three');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      question: few,
      answer: few,
      listing: fc.constantFrom('listed', 'unlisted', 'hidden'),
      window: fc.nat(20),
    })
    .map(
      ({ window, ...pair }): Step =>
        async (writer, plain, minute) => {
          const row = historyRow({
            ...pair,
            savedAt: minutesAfterNoon(minute),
            sameSince: minutesAfterNoon(minute - window),
          });
          expect((await writer.saveHistory(row)).kept).toBe(plain.saveHistory(row));
        },
    ),
  fc.record({ slug: few, origin: few, content: fc.string({ unit: 'grapheme' }) }).map(
    (given): Step =>
      async (writer, plain) => {
        const row = articleRow({ made: {}, ...given, content: given.content.replaceAll('\0', '') });
        expect((await writer.addArticle(row)).kind).toBe(plain.addArticle(row));
      },
  ),
  fc.tuple(few, few).map(
    ([asked, slug]): Step =>
      async (writer, plain) => {
        const row = await writer.articleBySlug(asked);
        expect(row?.slug).toBe(plain.slugAt(asked));
        if (row) expect((await writer.changeSlug(row.id, slug)).kind).toBe(plain.changeSlug(row.slug, slug));
      },
  ),
  fc.record({ digest: few, kind: fc.constantFrom('answer', 'declined'), lasting: fc.nat(20) }).map(
    ({ lasting, ...given }): Step =>
      async (writer, plain, minute) => {
        const answer = issuedAnswer({ ...given, expiresAt: minutesAfterNoon(minute + lasting) });
        await writer.rememberIssued(answer, minutesAfterNoon(minute));
        plain.rememberIssued(answer, minutesAfterNoon(minute));
      },
  ),
  fc.tuple(few, few, fc.nat(4)).map(
    (wish): Step =>
      async (writer, plain) => {
        expect(await writer.spend(...wish)).toBe(plain.spend(...wish));
      },
  ),
);
const transaction = fc.record({
  steps: fc.array(step, { maxLength: 6 }),
  fails: fc.boolean(),
  minutesLater: fc.nat(10),
});

export function plainStorageAgrees(newPlace: NewPlace): void {
  test('any run of transactions, failing ones too, does what a plain storage does', async () => {
    const property = fc.asyncProperty(
      fc.array(transaction, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      (run, limit) =>
        inPlace(newPlace, async (storage) => {
          const plain = plainStorage();
          let minute = 0;
          for (const { steps, fails, minutesLater } of run) {
            minute += minutesLater;
            const undo = plain.remember();
            const ended = storage.transact(async (writer) => {
              for (const each of steps) await each(writer, plain, minute);
              if (fails) throw new Error('on purpose');
            });
            if (fails) await expect(ended).rejects.toThrow('on purpose').then(undo);
            else await ended;
            await storage.read((reader) => compare(reader, plain, minutesAfterNoon(minute), limit));
          }
        })(),
    );
    await fc.assert(property, { numRuns: 60 });
  });
}

async function compare(reader: Reader, plain: PlainStorage, now: Date, limit: number): Promise<void> {
  expect(await walk(limit, (page) => reader.history(page))).toEqual(plain.listed());
  expect(await walk(limit, (page) => reader.articles(page))).toEqual(plain.articles());
  for (const word of ['one', 'two', 'three']) {
    expect(await reader.issuedAnswer(word, now)).toEqual(plain.issuedAt(word, now));
    const sameOrigin = plain.articles().filter(({ origin }) => origin === word);
    expect((await reader.articleByOrigin(word))?.slug).toBe(sameOrigin.at(-1)?.slug);
    expect((await reader.articleOrigins()).has(word)).toBe(sameOrigin.length > 0);
    const found = await reader.articleBySlug(word);
    expect(found?.content).toBe(plain.articles().find(({ slug }) => slug === plain.slugAt(word))?.content);
  }
}

/** Every row of every page, without the keys, which each database gives in its own way. */
async function walk<Row extends { id: number }>(
  limit: number,
  pageOf: (page: { limit: number; before?: number }) => Promise<Row[]>,
): Promise<Omit<Row, 'id'>[]> {
  const rows: Omit<Row, 'id'>[] = [];
  let page = await pageOf({ limit });
  while (page.length > 0) {
    rows.push(...page.map(({ id, ...row }) => row));
    page = await pageOf({ limit, before: page.at(-1)?.id as number });
  }
  return rows;
}
