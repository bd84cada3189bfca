import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleRow, FormerText, Reader, Storage } from '../../storage/port.ts';
import { describeFile } from '../backups/manifest.ts';
import { version } from '../version.ts';
import { articleFileNames, writeArticle } from './article-file.ts';
import { publicContent } from './content-files.ts';
import { writeCorrection } from './correction-lines.ts';
import {
  ExportFault,
  type ExportManifest,
  manifestDigest,
  manifestDigestName,
  manifestName,
} from './export-manifest.ts';
import { writeFormerText } from './former-text-lines.ts';
import { writePair } from './history-lines.ts';

interface Exported {
  storage: Storage;
  /** The folder of what editors wrote. */
  content: string;
  now: Date;
}

/** Rows read at a time. */
const CHUNK = 200;

const README = `# An export of a hub

Everything that this hub showed in public, as plain files; nothing else.

- \`articles/\`: one file for each article: its fields, each a JSON string and so YAML, then its HTML.
- \`revisions/\`: the texts that an article had before, the oldest first, in a file of the same name.
- \`corrections.jsonl\`: the errors of articles that were told, one a line, the oldest first.
- \`history.jsonl\`: the questions and answers of the public list, one a line, the oldest first.
- \`content/\`: the notes with the records of their second reading and their corrections, and the short entries, as editors
  wrote them.
- \`manifest.json\`: all files with their lengths and SHA-256 digests, in the order in which they are read;
  \`manifest.sha256\`: its own digest.

\`isnad import FOLDER\` brings it into a hub.
`;

/** Writes everything public of a hub into a new folder, while the server runs. The folder appears when all is done. */
export async function exportHub(target: string, { storage, content, now }: Exported): Promise<ExportManifest> {
  if (existsSync(target)) throw new ExportFault(`${target} is there already: choose another name.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const files: ExportManifest['files'] = [];
    const write = async (name: string, parts: AsyncIterable<string> | Iterable<string>) => {
      files.push(await writeFile(unfinished, name, parts));
    };
    await write('README.md', [README]);
    let formerTexts = 0;
    const slugs = new Map<number, string>();
    for await (const row of rowsOf((page) => storage.read((reader) => reader.articlesFrom(page)))) {
      const { former, ...beside } = await storage.read((reader) => besideOf(row, reader));
      const names = articleFileNames(row.slug);
      await write(names.article, [writeArticle(row, beside)]);
      if (former.length > 0) await write(names.formerTexts, former.map(writeFormerText));
      formerTexts += former.length;
      slugs.set(row.id, row.slug);
    }
    let corrections = 0;
    await write(
      'corrections.jsonl',
      (async function* lines() {
        for await (const row of rowsOf((page) => storage.read((reader) => reader.correctionsFrom(page)))) {
          corrections += 1;
          const { articleId } = row;
          yield writeCorrection({ ...row, article: articleId === undefined ? undefined : slugs.get(articleId) });
        }
      })(),
    );
    let history = 0;
    await write(
      'history.jsonl',
      (async function* lines() {
        for await (const row of rowsOf((page) => storage.read((reader) => pairsFrom(page, reader)))) {
          history += 1;
          yield writePair(row);
        }
      })(),
    );
    for (const name of await publicContent(content)) {
      const kept = `content/${name}`;
      await mkdir(path.dirname(path.join(unfinished, kept)), { recursive: true });
      await copyFile(path.join(content, name), path.join(unfinished, kept));
      files.push(await describeFile(unfinished, kept));
    }
    const madeAt = now.toISOString();
    const program = `isnad ${version}`;
    const counts = { articles: slugs.size, history, corrections, formerTexts };
    const manifest: ExportManifest = { format: 'isnad-export/1', program, madeAt, ...counts, files };
    const { sha256 } = await writeFile(unfinished, manifestName, [`${JSON.stringify(manifest, undefined, 2)}\n`]);
    await writeFile(unfinished, manifestDigestName, [manifestDigest(sha256)]);
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** What is public of an article beside its row. */
async function besideOf({ id }: ArticleRow, reader: Reader) {
  const former: FormerText[] = [];
  for (const { number } of await reader.articleRevisions(id)) {
    const revision = await reader.articleRevision(id, number);
    if (revision) former.push(revision);
  }
  const points = (await reader.pointsOf('article', [id])).get(id) ?? [];
  return { former, formerSlugs: await reader.formerSlugs(id), points };
}

async function pairsFrom(page: { limit: number; after: number }, reader: Reader) {
  const rows = await reader.listedFrom(page);
  const points = await reader.pointsOf(
    'history',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, points: points.get(row.id) ?? [] }));
}

/** Every row, the oldest first. One that is added meanwhile may be among them. */
async function* rowsOf<Row extends { id: number }>(
  pageFrom: (page: { limit: number; after: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await pageFrom({ limit: CHUNK, after });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Writes a file to the disk itself, and describes it. */
async function writeFile(folder: string, name: string, parts: AsyncIterable<string> | Iterable<string>) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    for await (const part of parts) {
      const chunk = Buffer.from(part);
      digest.update(chunk);
      bytes += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { name, bytes, sha256: digest.digest('hex') };
}
