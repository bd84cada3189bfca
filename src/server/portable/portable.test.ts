import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import { answerDigest } from '../../answers/digest.ts';
import { loadTriage } from '../../answers/triage/load-triage.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { articleRow, historyRow, minutesAfterNoon } from '../../storage/conformance/rows.ts';
import type { ArticleText, NewArticleRow, NewHistoryRow, PointText, Storage } from '../../storage/port.ts';
import { cleanText } from '../api/clean-text.ts';
import { describeFile, filesBelow } from '../backups/manifest.ts';
import { savedAs } from '../saved/listing.ts';
import { openPlace } from '../storage-places.ts';
import { exportHub } from './export-hub.ts';
import { importHub } from './import-hub.ts';

const lists = await loadTriage('content');
const hostileHtml = (await readFile('src/articles/hostile-html.txt', 'utf8')).trim().split('\n');
const now = new Date('2026-11-25T04:00:00Z');
const review = { links: false, words: [] };

let folder: string;
/** A content folder with a few files, so that an export is small. */
let content: string;
let made = 0;
const newPath = () => path.join(folder, `${made++}`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isnad-portable-'));
  content = newPath();
  await mkdir(path.join(content, 'notes/ar'), { recursive: true });
  await mkdir(path.join(content, 'triage'));
  await writeFile(path.join(content, 'notes/shelves.txt'), 'Worship: zakat\n');
  await writeFile(path.join(content, 'notes/ar/zakat.md'), 'الزكاة');
  await writeFile(path.join(content, 'triage/words.txt'), 'not public');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What answers and articles rest on is what the export says, but where a test looks for more. */
const tracerOf = async () => ({ trace: (): PointText[] => [] });
const options = (storage: Storage) => ({ storage, content, lists, review, tracerOf, now });
const exported = async (storage: Storage, target = newPath()) => {
  await exportHub(target, { storage, content, now });
  return target;
};

interface Place {
  storage: Storage;
  remove(): Promise<unknown>;
}
const places: [name: string, newPlace: () => Promise<Place>, runs: number][] = [
  ['SQLite', async () => openedAt(newPath(), async () => undefined), 30],
  ['PostgreSQL', async () => newSchema().then(({ url, remove }) => openedAt(url, remove)), 5],
];

async function openedAt(place: string, remove: () => Promise<unknown>): Promise<Place> {
  const storage = await openPlace(place);
  return { storage, remove: () => storage.close().then(remove) };
}

const words = fc.oneof(
  fc.constantFrom(
    '---\ntitle: "no"\n---\n',
    '"quoted": [yes, *no*] # <b>',
    'ما هي الزكاة؟ ﴿وَأَقِيمُوا۟ ٱلصَّلَوٰةَ﴾ ﷺ',
    '👩‍👩‍👧‍👦🏳️‍🌈 🕋',
    '\r\n\t line \u2028 paragraph \u2029 next \u0085 end \ufeff',
    '../../etc/passwd',
    'a'.repeat(30_000),
    'con',
    ...hostileHtml,
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
/** As every storage keeps it. */
const kept = words.map((text) => text.toWellFormed().replaceAll('\0', ''));
const moment = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
const points: fc.Arbitrary<PointText[]> = fc.uniqueArray(
  fc.record({
    note: fc.constantFrom('zakat', 'hajj'),
    point: fc.constantFrom('what', 'ihram-1'),
    digest: fc.constantFrom('0123456789abcdef', 'fedcba9876543210'),
  }),
  { selector: (each) => JSON.stringify(each), maxLength: 3 },
);
const article: fc.Arbitrary<NewArticleRow> = fc.record({
  slug: kept.map((text) => text || 'empty'),
  title: kept,
  summary: kept,
  content: kept.map(sanitizeArticle),
  createdAt: moment,
  origin: kept,
  made: fc.record(
    { form: kept, why: kept, by: kept, from: fc.array(fc.record({ text: kept, digest: kept }), { maxLength: 2 }) },
    { requiredKeys: [] },
  ),
  points,
});
/** What the operator does with an article: which of those that there are, by a number. */
const edit = fc.record({
  of: fc.nat(5),
  text: fc.record({
    title: kept,
    summary: kept,
    content: kept.map(sanitizeArticle),
    source: kept,
    category: fc.constantFrom('Worship', undefined),
    points,
  }),
  at: moment,
});
const told = kept.map(cleanText).map((text) => text.slice(0, 2_000).toWellFormed() || 'nothing');
const correction = fc.record({
  of: fc.nat(5),
  correctedAt: moment,
  said: told,
  says: told,
  why: told,
  changesAnswer: fc.boolean(),
  /** What became of the article afterwards. */
  after: fc.constantFrom('stays', 'stays', 'stays', 'unpublished', 'deleted'),
});
const pair: fc.Arbitrary<NewHistoryRow> = fc
  .record({
    question: kept.map((text) => cleanText(`What is zakat? ${text}`)),
    answer: kept.map((text) => cleanText(`A due on wealth. ${text}`)),
    savedAt: moment,
    provenance: fc.constantFrom('issued', 'unverified'),
    listing: fc.constantFrom('listed', 'listed', 'hidden', 'unlisted'),
    points,
  })
  .map((given) =>
    historyRow({ ...given, pairDigest: answerDigest(given.question, given.answer), sameSince: given.savedAt }),
  );
const hub = fc.record({
  articles: fc.uniqueArray(article, { selector: ({ slug }) => slug, maxLength: 6 }),
  edits: fc.array(edit, { maxLength: 4 }),
  corrections: fc.array(correction, { maxLength: 3 }),
  pairs: fc.array(pair, { maxLength: 8 }),
});
type Whole = typeof hub extends fc.Arbitrary<infer Value> ? Value : never;
type Hub = Pick<Whole, 'articles' | 'pairs'> & Partial<Whole>;

async function fill({ storage }: Place, { articles, edits = [], corrections = [], pairs }: Hub): Promise<void> {
  await storage.transact(async (writer) => {
    const ids: number[] = [];
    for (const row of articles) {
      const added = await writer.addArticle(row);
      // Under an address that it has no more, as after a change of its title.
      if (added.kind === 'added') await writer.keepFormerSlug(added.row.id, `once ${row.slug}`);
      if (added.kind === 'added') ids.push(added.row.id);
    }
    const idOf = (of: number) => ids[of % Math.max(1, ids.length)] ?? 0;
    for (const { of, text, at } of edits) await writer.changeArticle(idOf(of), text as ArticleText, at);
    for (const { of, after: _, ...given } of corrections) await writer.addCorrection({ articleId: idOf(of), ...given });
    for (const { of, after } of corrections) {
      if (after === 'unpublished') await writer.setArticleState(idOf(of), after);
      if (after === 'deleted') await writer.deleteArticle(idOf(of));
    }
    for (const row of pairs) await writer.saveHistory(row);
  });
}

const inOrder = (texts: readonly PointText[] = []) => texts.map((text) => JSON.stringify(text)).sort();

/** What visitors may see, without the keys, which each hub gives. */
const shown = ({ storage }: Place) =>
  storage.read(async (reader) => {
    const rows = await reader.articles({ limit: 1000 });
    const addresses = new Map(rows.map(({ id, slug }) => [id, slug]));
    const listed = await reader.listedFrom({ limit: 1000 });
    const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);
    const [ofArticles, ofHistory] = [
      await reader.pointsOf('article', ids(rows)),
      await reader.pointsOf('history', ids(listed)),
    ];
    const articles = [];
    for (const { id, ...row } of rows) {
      const texts = [];
      for (const { number } of await reader.articleRevisions(id)) {
        const { source: _, ...text } = (await reader.articleRevision(id, number)) ?? {};
        texts.push(text);
      }
      articles.push({ ...row, formerSlugs: await reader.formerSlugs(id), texts, restsOn: inOrder(ofArticles.get(id)) });
    }
    return {
      articles,
      corrections: (await reader.corrections({ limit: 1000 })).map(({ id: _, articleId, ...told }) => ({
        ...told,
        article: articleId === undefined ? undefined : addresses.get(articleId),
      })),
      history: listed.map(({ id, check, ...row }) => ({ ...row, restsOn: inOrder(ofHistory.get(id)) })),
      lists: (await reader.history({ limit: 1000 })).map(({ question }) => question.slice(0, 20)),
    };
  });

const bytesOf = async (at: string) =>
  Promise.all((await filesBelow(at)).map(async (name) => [name, await readFile(path.join(at, name), 'base64')]));

test.each(places)('whatever a hub of %s shows comes back unchanged, and once', async (_name, newPlace, runs) => {
  const property = fc.asyncProperty(hub, async (given) => {
    const [from, to] = [await newPlace(), await newPlace()];
    try {
      await fill(from, given);
      const target = await exported(from.storage);
      const first = await importHub(target, options(to.storage));
      const before = await shown(from);
      // The rules of the public list are applied again: what they leave out is named.
      const history = before.history.filter(({ question, answer }) => savedAs(question, answer, lists) === 'listed');
      expect((await shown(to)).articles).toEqual(before.articles);
      expect((await shown(to)).history).toEqual(history);
      const unlike = new Set(before.corrections.map((each) => JSON.stringify({ ...each, why: '', changesAnswer: '' })));
      // Those told at one moment in the same words are one.
      if (unlike.size === before.corrections.length) {
        expect((await shown(to)).corrections).toEqual(before.corrections);
      }
      expect(first).toMatchObject({
        articles: { added: before.articles.length, there: 0, kept: [] },
        history: { added: history.length, there: 0, leftOut: before.history.length - history.length, held: 0 },
        corrections: { there: before.corrections.length - unlike.size, kept: 0 },
        content: { differing: [] },
      });
      if (first.history.leftOut === 0 && unlike.size === before.corrections.length) {
        expect(await bytesOf(await exported(to.storage))).toEqual(await bytesOf(target));
      }
      const revisions = await to.storage.revisions();
      expect(await importHub(target, options(to.storage))).toMatchObject({
        articles: { added: 0, there: before.articles.length },
        corrections: { added: 0, there: before.corrections.length, kept: 0 },
        history: { added: 0, there: history.length },
      });
      expect(await to.storage.revisions()).toEqual(revisions);
    } finally {
      await from.remove();
      await to.remove();
    }
  });
  await fc.assert(property, { numRuns: runs });
});

/** A hub with one of each, and its export. */
async function small(articles = [articleRow()], edits: Whole['edits'] = []) {
  const place = await openedAt(newPath(), async () => undefined);
  const pairs = [historyRow(), historyRow({ question: 'a secret of nobody', listing: 'hidden' })];
  const corrections: Whole['corrections'] = [
    { of: 0, correctedAt: now, said: 'a third', says: 'a fortieth', why: '', changesAnswer: true, after: 'stays' },
  ];
  await fill(place, { articles, edits, corrections, pairs });
  return { place, target: await exported(place.storage) };
}

async function withEmpty<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
  const place = await openedAt(newPath(), async () => undefined);
  return work(place).finally(() => place.remove());
}

test('an export holds what is public and nothing else, in files that other programs read', async () => {
  const { place, target } = await small([articleRow({ title: 'Yes: “no”\u2028#1', slug: '../ الزكاة' })]);
  await place.remove();
  expect(await filesBelow(target)).toEqual([
    'README.md',
    expect.stringMatching(/^articles\/article_[0-9a-f]{64}\.md$/),
    'content/notes/ar/zakat.md',
    'content/notes/shelves.txt',
    'corrections.jsonl',
    'history.jsonl',
    'manifest.json',
    'manifest.sha256',
  ]);
  const [, name = ''] = await filesBelow(target);
  const [, frontMatter = ''] = (await readFile(path.join(target, name), 'utf8')).split('---\n');
  expect(parseYaml(frontMatter)).toEqual({
    slug: '../ الزكاة',
    title: 'Yes: “no”\u2028#1',
    summary: 'What is due, and to whom.',
    created_at: '2026-03-01T12:00:00.000Z',
    origin: 'topic:zakat',
    made: {},
    former_slugs: ['once ../ الزكاة'],
  });
  const lines = (await readFile(path.join(target, 'history.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      question: 'What is zakat?',
      answer: 'A due on wealth [Quran 9:60].',
      saved_at: '2026-03-01T12:00:00.000Z',
      provenance: 'issued',
    },
  ]);
});

test('one changed byte, a missing file or a shortened list is refused with a sentence, and nothing is written', async () => {
  const text = { ...articleRow({ title: 'Zakat, a due' }), source: '', category: undefined, points: [] };
  const { place, target } = await small(undefined, [{ of: 0, text, at: now }]);
  await place.remove();
  const names = await filesBelow(target);
  expect(names).toEqual(expect.arrayContaining(['revisions/zakat.jsonl', 'corrections.jsonl']));
  const damages: ((at: string, name: string, bytes: Buffer) => Promise<unknown>)[] = [
    (at, name, bytes) => {
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      return writeFile(path.join(at, name), bytes);
    },
    (at, name, bytes) => writeFile(path.join(at, name), bytes.subarray(0, -1)),
    (at, name) => rm(path.join(at, name)),
  ];
  await withEmpty(async (empty) => {
    for (const name of names) {
      for (const damage of damages) {
        const broken = newPath();
        await cp(target, broken, { recursive: true });
        await damage(broken, name, await readFile(path.join(target, name)));
        await expect(importHub(broken, options(empty.storage)), name).rejects.toThrow(
          /^The export is damaged: .*\.$|is no export: it has no manifest\.json\.$/,
        );
      }
    }
    expect(await shown(empty)).toEqual({ articles: [], corrections: [], history: [], lists: [] });
  });
});

/** Changes files of an export and makes their digests right: an export that somebody forged. */
async function forge(target: string, files: Record<string, string>, counts: object = {}): Promise<string> {
  const forged = newPath();
  await cp(target, forged, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(forged, name), text);
  const manifest = JSON.parse(await readFile(path.join(forged, 'manifest.json'), 'utf8'));
  const names = (await filesBelow(forged)).filter((name) => !name.startsWith('manifest.'));
  const described = await Promise.all(names.map((name) => describeFile(forged, name)));
  await sign(forged, { ...manifest, ...counts, files: described });
  return forged;
}

async function sign(forged: string, manifest: object): Promise<void> {
  await writeFile(path.join(forged, 'manifest.json'), JSON.stringify(manifest));
  const { sha256 } = await describeFile(forged, 'manifest.json');
  await writeFile(path.join(forged, 'manifest.sha256'), `${sha256}  manifest.json\n`);
}

test('nothing in a forged export is trusted: scripts, cries for help, another site’s answers, paths', async () => {
  const { place, target } = await small();
  await place.remove();
  const article = await readFile(path.join(target, 'articles/zakat.md'), 'utf8');
  const line = (question: string) =>
    `${JSON.stringify({ question, answer: 'Yes [Quran 9:60].', saved_at: '2026-03-01T12:00:00Z', provenance: 'issued' })}\n`;
  const forged = await forge(
    target,
    {
      'articles/zakat.md': article.replace('<p>', '<p onclick="alert(1)"><script>alert(1)</script>'),
      'history.jsonl': line('What is \u202Ezakat?') + line('I want to kill myself'),
    },
    { history: 2 },
  );
  await withEmpty(async (empty) => {
    const done = await importHub(forged, { ...options(empty.storage), isForeign: true });
    expect(done.history).toEqual({ added: 1, there: 0, leftOut: 1, held: 0 });
    const { articles, history } = await shown(empty);
    expect(articles.map((row) => row.content)).toEqual(['<p>What is due, and to whom.</p>']);
    expect(history).toMatchObject([{ question: 'What is zakat?', provenance: 'unverified' }]);
    // Whatever the export says of the answer, this hub has found nothing in it yet.
    expect(await empty.storage.read((reader) => reader.listedFrom({ limit: 1 }))).toMatchObject([
      { check: { citations: [], editions: [] } },
    ]);
  });
  const manifest = JSON.parse(await readFile(path.join(forged, 'manifest.json'), 'utf8'));
  for (const name of ['../outside', '/etc/passwd', 'content/../../outside', 'a/b/c/d/e.md', 'content\\..\\x']) {
    const files = [...manifest.files, { name, bytes: 1, sha256: '' }];
    await sign(forged, { ...manifest, files });
    await withEmpty(({ storage }) =>
      expect(importHub(forged, options(storage)), name).rejects.toThrow('its manifest.json cannot be read'),
    );
  }
});

test('into a hub with an article of its own at an address nothing is imported, unless that one is to stay', async () => {
  const { place } = await small([articleRow({ slug: 'hajj' }), articleRow()]);
  const told = { correctedAt: now, said: 'gold', says: 'silver', why: '', changesAnswer: true };
  await place.storage.transact(async (writer) =>
    writer.addCorrection({ articleId: (await writer.keptArticle('zakat'))?.id ?? 0, ...told }),
  );
  const target = await exported(place.storage);
  await place.remove();
  await withEmpty(async (ours) => {
    await fill(ours, {
      articles: [articleRow({ title: 'Ours' })],
      // The same pair, saved a little later: another item.
      pairs: [historyRow({ savedAt: minutesAfterNoon(3) })],
    });
    await expect(importHub(target, options(ours.storage))).rejects.toThrow(
      /under the same addresses \(zakat\): nothing/,
    );
    expect((await shown(ours)).articles).toHaveLength(1);
    const done = await importHub(target, { ...options(ours.storage), keepOurs: true });
    expect(done.articles).toEqual({ added: 1, there: 0, kept: ['zakat'] });
    // That of hajj; an error of their article on zakat is none of ours.
    expect(done.corrections).toEqual({ added: 1, there: 0, kept: 1 });
    expect((await shown(ours)).corrections).toMatchObject([{ article: 'hajj', says: 'a fortieth' }]);
    expect(done.history.added).toBe(1);
    expect((await shown(ours)).articles.map(({ title }) => title)).toEqual(['Zakat', 'Ours']);
  });
});

test('former texts that this hub has otherwise make it another article, and an export without any takes none away', async () => {
  const text = { ...articleRow({ title: 'Zakat, a due' }), source: '', category: undefined, points: [] };
  const [one, other, never] = [
    await small([articleRow({ title: 'One' })], [{ of: 0, text, at: now }]),
    await small([articleRow({ title: 'Another' })], [{ of: 0, text, at: now }]),
    await small([articleRow({ title: 'Zakat, a due' })]),
  ];
  await expect(importHub(other.target, options(one.place.storage))).rejects.toThrow('(zakat): nothing');
  expect((await importHub(never.target, options(one.place.storage))).articles).toMatchObject({ there: 1, kept: [] });
  expect((await shown(one.place)).articles).toMatchObject([{ changedAt: now, texts: [{ title: 'One', number: 1 }] }]);
  // And they come into a hub that took the article from an export that had none.
  expect((await importHub(one.target, options(never.place.storage))).articles).toMatchObject({ there: 1, kept: [] });
  expect((await shown(never.place)).articles).toEqual((await shown(one.place)).articles);
  for (const { place } of [one, other, never]) await place.remove();
});

test('what a text rests on is found again by its sentences, also where the export does not say it', async () => {
  const found: PointText = { note: 'zakat', point: 'who', digest: '0123456789abcdef' };
  const told: PointText = { note: 'zakat', point: 'what', digest: 'fedcba9876543210' };
  const { place, target } = await small([articleRow({ points: [told] })]);
  await place.remove();
  await withEmpty(async (empty) => {
    const folders: string[] = [];
    const tracer = async (at: string) => {
      folders.push(at);
      return { trace: () => [found] };
    };
    await importHub(target, { ...options(empty.storage), tracerOf: tracer });
    const { articles, history } = await shown(empty);
    expect(articles[0]?.restsOn).toEqual(inOrder([found, told]));
    expect(history[0]?.restsOn).toEqual(inOrder([found]));
    expect(folders).toEqual([content]);
  });
});

test('the notes of an export take the place of ours when that is wanted and the server could start with them', async () => {
  const here = newPath();
  await cp('content', here, { recursive: true });
  await withEmpty(async ({ storage }) => {
    const target = newPath();
    await exportHub(target, { storage, content: here, now });
    const note = 'notes/alcohol-and-drugs.md';
    const original = await readFile(path.join(here, note), 'utf8');
    await writeFile(path.join(here, note), original.replace('title:', 'title: Ours:').replace('Ours:', 'Ours'));
    const inHere = { ...options(storage), content: here };
    expect((await importHub(target, inHere)).content).toEqual({ differing: [note] });
    expect(await readFile(path.join(here, note), 'utf8')).not.toBe(original);

    const { content: replaced } = await importHub(target, { ...inHere, withContent: true });
    expect(await readFile(path.join(here, note), 'utf8')).toBe(original);
    expect(await readFile(path.join(replaced.before ?? '', note), 'utf8')).not.toBe(original);
    // What is not public is as it was.
    expect(await filesBelow(here)).toEqual(await filesBelow('content'));

    const broken = await forge(target, { [`content/${note}`]: 'no note' });
    await expect(importHub(broken, { ...inHere, withContent: true })).rejects.toThrow(
      /could not start with the content of this export: notes\/alcohol-and-drugs\.md/,
    );
    expect(await readFile(path.join(here, note), 'utf8')).toBe(original);
  });
});

test('an export that is interrupted leaves nothing under its name, and one that is there is not written over', async () => {
  const { place, target } = await small();
  await expect(exported(place.storage, target)).rejects.toThrow('is there already: choose another name.');
  const failing = { ...place.storage, read: () => Promise.reject(new Error('away')) };
  const other = newPath();
  await expect(exported(failing, other)).rejects.toThrow('away');
  await expect(rename(other, newPath())).rejects.toThrow('ENOENT');
  await place.remove();
});
