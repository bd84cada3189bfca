import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';

// Two servers on one database, as two processes have it.

let folder: string;
let sites: OpenSite[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isnad-one-generation-'));
  sites = [await openSite({ DATA_DIR: folder }), await openSite({ DATA_DIR: folder })];
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await rm(folder, { recursive: true, force: true });
});

const generate = async ({ url }: OpenSite) =>
  (await (await fetch(`${url}/api/cron-generate-article`)).json()) as { slug?: string };

test('of several servers one writes an article at a time: the others give that one', async () => {
  const slugs = (await Promise.all([...sites, ...sites].map(generate))).map(({ slug }) => slug);
  expect(slugs[0]).toBeTruthy();
  expect(new Set(slugs).size).toBe(1);
  const [site] = sites;
  expect(await site?.context.storage.read((reader) => reader.articleCount())).toBe(1);
  expect((await generate(site as OpenSite)).slug).not.toBe(slugs[0]);
});
