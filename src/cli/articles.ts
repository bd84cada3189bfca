import process from 'node:process';
import { parseArgs } from 'node:util';
import type { openStorage } from '../server/context.ts';
import {
  addArticles,
  changeArticle,
  deleteArticles,
  restoreArticles,
  unpublishArticles,
} from '../server/editing/edit-articles.ts';
import { newArticle } from '../server/editing/new-article.ts';
import { articleFile, type ReadArticle, readArticleFile } from '../server/editing/read-article-file.ts';
import { contentFolder } from '../server/paths.ts';
import { Refusal } from '../server/refusal.ts';
import { forgetDeleted } from '../server/saved/forget-deleted.ts';
import { openComposer } from './open-composer.ts';
import { confirmed, inHubOfSettings, inJson, plain, say } from './open-hub.ts';
import { decodeUtf8, readFileOrRefuse } from './read-input.ts';

const usage = `isnad articles: what this hub has written, and what visitors see of it

  isnad articles list              the newest published articles
      --all | --unpublished        all of them, or those that nobody sees
      --limit N                    at most N (20 unless said otherwise)
  isnad articles show SLUG         one article, of any state
      --markdown                   as a file that can be changed and given back with edit
  isnad articles new               writes the next article, as “Generate New Article” does
      --topic TOPIC                of this note (its slug) or draft (its file name without .md)
  isnad articles import FILE.md …  adds articles that were written by hand
  isnad articles edit SLUG FILE.md replaces the text; the former one stays among the revisions
  isnad articles unpublish SLUG …  off the site: 404, in no list, feed or sitemap
  isnad articles restore SLUG …    puts unpublished articles back
  isnad articles delete SLUG … [--yes]
                                   deletes articles with their revisions for ever; asks first unless --yes is given

Each takes --json. FILE.md begins with title, summary and, if you like, category between two lines of ---; its text is the
Markdown subset of the notes. Every quotation passes the gate: words of scripture that are not as their source has them
are replaced or taken out, and named here. “-” reads standard input.

Works on the database of DATABASE_URL or in DATA_DIR, while the server runs too.

Exit code 0: done; 1: refused or not found, and nothing was changed; 2: not understood, or not readable.
`;

type Storage = Awaited<ReturnType<typeof openStorage>>;
type Reader = Parameters<Parameters<Storage['read']>[0]>[0];
type KeptArticle = Awaited<ReturnType<typeof unpublishArticles>>[number];

const flags = {
  all: { type: 'boolean' },
  unpublished: { type: 'boolean' },
  limit: { type: 'string' },
  markdown: { type: 'boolean' },
  topic: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Action {
  options: readonly (keyof typeof flags)[];
  /** How many words behind it. */
  words: { least: number; most: number };
  run: (given: readonly string[], values: Values) => Promise<number>;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>['values'];

const many = { least: 1, most: Number.POSITIVE_INFINITY };

const actions: Readonly<Record<string, Action>> = {
  list: { options: ['all', 'unpublished', 'limit'], words: { least: 0, most: 0 }, run: list },
  show: { options: ['markdown'], words: { least: 1, most: 1 }, run: show },
  new: { options: ['topic'], words: { least: 0, most: 0 }, run: writeNew },
  import: { options: [], words: many, run: importFiles },
  edit: { options: [], words: { least: 2, most: 2 }, run: edit },
  unpublish: { options: [], words: many, run: changing('Unpublished', unpublishArticles) },
  restore: { options: [], words: many, run: changing('Published again', restoreArticles) },
  delete: { options: ['yes'], words: many, run: remove },
};

/** `isnad articles`: 0 where it was done, 1 where it was refused, 2 where the command was not understood. */
export async function articles(args: string[]): Promise<number> {
  const unclear = (why: string) => say(`${why}\n\n${usage}`, 2);
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    return unclear(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [name = '', ...given] = positionals;
  if (values.help || name === 'help') return say(usage, 0);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return unclear(name === '' ? 'Say what to do.' : `There is no “isnad articles ${name}”.`);
  const foreign = Object.keys(values).find(
    (option) => option !== 'json' && !action.options.some((known) => known === option),
  );
  if (foreign) return unclear(`“${name}” does not take --${foreign}.`);
  if (given.length < action.words.least)
    return unclear(
      `“${name}” needs ${name === 'import' ? 'a file' : 'the slug of an article'}${name === 'edit' ? ' and a file' : ''}.`,
    );
  if (given.length > action.words.most) return unclear(`“${name}” takes no “${given[action.words.most]}”.`);
  if (values.limit !== undefined && !/^[1-9]\d{0,5}$/.test(values.limit)) {
    return unclear('--limit must be a whole number from 1.');
  }
  return action.run(given, values);
}

function list(_given: readonly string[], { all, unpublished, limit = '20', json }: Values): Promise<number> {
  return inHubOfSettings(async (storage) => {
    const only = unpublished ? 'unpublished' : all ? undefined : 'published';
    const page = { limit: Number(limit), ...(only && ({ only } as const)) };
    const found = await storage.read((reader) => reader.everyArticle(page));
    if (json) return say(inJson(found.map(presented)), 0);
    return say(found.length > 0 ? found.map(line).join('') : 'No articles.\n', 0);
  });
}

function show([slug = '']: readonly string[], { markdown, json }: Values): Promise<number> {
  return inHubOfSettings(async (storage) => {
    const article = await storage.read((reader) => reader.keptArticle(slug));
    if (!article) throw new Refusal(`There is no article ${plain(slug)}.`);
    if (markdown) {
      const file = articleFile(article);
      if (file !== undefined) return say(file, 0);
      throw new Refusal(
        `The article ${slug} was made before its Markdown was kept: write it anew, and give it to edit.`,
      );
    }
    const { content, source } = article;
    const revisions = await storage.read((reader) => reader.articleRevisions(article.id));
    if (json) return say(inJson({ ...presented(article), content, source, revisions: revisions.length }), 0);
    const kept = revisions.length === 0 ? '' : `${revisions.length} former texts\n`;
    return say(`${line(article)}${kept}\n${plain(article.summary)}\n\n${plain(source ?? content)}\n`, 0);
  });
}

function writeNew(_given: readonly string[], { topic, json }: Values): Promise<number> {
  return inHubOfSettings(async (storage, config) => {
    const composer = await openComposer(config);
    try {
      const article = await newArticle(storage, topic, { ...composer, contentFolder, now: new Date() });
      return sayDone('Written', [article], json);
    } finally {
      composer.close();
    }
  });
}

function importFiles(files: readonly string[], { json }: Values): Promise<number> {
  return withFiles(files, async (read, storage) => {
    const createdAt = new Date();
    const added = await addArticles(
      storage,
      read.map(({ article }) => ({ ...article, createdAt })),
    );
    return sayDone('Added', added, json);
  });
}

function edit([slug = '', file = '']: readonly string[], { json }: Values): Promise<number> {
  return withFiles([file], async ([read], storage) => {
    if (!read) return 1;
    const former = await changeArticle(storage, slug, read.article, new Date());
    const changed = former && (await storage.read((reader) => articleAfter(former, reader)));
    if (former && changed && former.title !== changed.title) {
      process.stderr.write(`The address is /articles/${changed.slug} now; /articles/${slug} leads there.\n`);
    }
    if (!json) {
      const told = changed?.slug ?? slug;
      process.stderr.write(`If an error was put right: isnad corrections add --article ${told} …\n`);
    }
    return sayDone('Changed', changed ? [changed] : [], json);
  });
}

/** A changed article, whose slug may be another one. */
async function articleAfter({ id }: KeptArticle, reader: Reader): Promise<KeptArticle | undefined> {
  const [article] = await reader.everyArticle({ limit: 1, before: id + 1 });
  return article?.id === id ? article : undefined;
}

/** Reads files before anything is changed, and names what the gate did not let through as it was written. */
async function withFiles(
  files: readonly string[],
  work: (read: readonly ReadArticle[], storage: Storage) => Promise<number>,
): Promise<number> {
  let texts: string[];
  try {
    texts = files.map((file) => decodeUtf8(readFileOrRefuse(file), file));
  } catch (error) {
    return say(`${error instanceof Error ? error.message : error}\n`, 2);
  }
  return inHubOfSettings(async (storage, config) => {
    const composer = await openComposer(config);
    try {
      const read = texts.map((text, at) => readArticleFile(text, files[at] ?? '', composer));
      for (const [at, { doubts }] of read.entries()) {
        for (const doubt of doubts) process.stderr.write(`${files[at]}: not as it was written: ${doubt}\n`);
      }
      return await work(read, storage);
    } finally {
      composer.close();
    }
  });
}

function changing(done: string, change: (storage: Storage, slugs: readonly string[]) => Promise<KeptArticle[]>) {
  return (slugs: readonly string[], { json }: Values): Promise<number> =>
    inHubOfSettings(async (storage) => sayDone(done, await change(storage, slugs), json));
}

function remove(slugs: readonly string[], { yes, json }: Values): Promise<number> {
  return inHubOfSettings(async (storage) => {
    const found = await storage.read((reader) => Promise.all(slugs.map((slug) => reader.keptArticle(slug))));
    if (!json) for (const article of found) if (article) process.stdout.write(line(article));
    if (!yes && !(await confirmed('Delete for ever?'))) return say('Nothing was changed.\n', 1);
    const deleted = await deleteArticles(storage, slugs);
    const stays = await forgetDeleted(storage);
    if (stays) process.stderr.write(`${stays}\n`);
    return sayDone('Deleted', deleted, json);
  });
}

function sayDone(done: string, found: readonly KeptArticle[], json = false): number {
  if (json) return say(inJson(found.map(presented)), 0);
  return say(found.map(({ slug, title }) => `${done} ${slug}: ${plain(title)}\n`).join(''), 0);
}

function presented({ slug, title, summary, state, origin, category, createdAt, changedAt }: KeptArticle) {
  const moments = { created_at: createdAt.toISOString(), ...(changedAt && { changed_at: changedAt.toISOString() }) };
  return { slug, title, summary, state, origin, ...(category !== undefined && { category }), ...moments };
}

function line({ slug, title, state, createdAt }: KeptArticle): string {
  return `${createdAt.toISOString().slice(0, 10)}  ${state.padEnd(11)}  ${slug}  ${plain(title).replace(/\s+/g, ' ')}\n`;
}
