import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callIsnad, runIsnad } from '../../tests/support/isnad-command.ts';
import { newSchema } from '../../tests/support/postgres/new-schema.ts';
import { type OpenSite, openSite } from '../../tests/support/site.ts';
import { openSqlite } from '../storage/sqlite/open.ts';

// A server runs while the command changes its articles, over each of the two databases.

const written = `---
title: On Patience
summary: What the Quran asks of those who wait.
category: Quran
---

## In short

God is with the patient [Quran 2:153].

> [Quran 2:153]

It is “Indeed, Allah is with the patient and the grateful” [Quran 2:153].
`;

const places = {
  SQLite: async () => ({ settings: {}, remove: async () => undefined as unknown }),
  PostgreSQL: async () => {
    const schema = await newSchema();
    return { settings: { DATABASE_URL: schema.url }, remove: () => schema.remove() };
  },
};

describe.each(Object.entries(places))('over %s', (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-articles-'));
  let site: OpenSite;
  let environment: Record<string, string>;
  let remove: () => Promise<unknown>;
  beforeAll(async () => {
    const place = await open();
    remove = place.remove;
    environment = { DATA_DIR: folder, ...place.settings };
    site = await openSite(environment);
  });
  afterAll(async () => {
    await site?.close();
    await remove?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const isnad = (...args: string[]) => runIsnad(['articles', ...args], environment);
  const corrections = (...args: string[]) => runIsnad(['corrections', ...args], environment);
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const status = async (at: string) => (await fetch(`${site.url}${at}`)).status;
  const text = async (at: string) => (await fetch(`${site.url}${at}`)).text();
  /** Where an article is to be seen, with PostgreSQL within a second. */
  const isSeen = async (slug: string) =>
    (
      await Promise.all(
        ['/articles', '/api/articles', '/feed.atom', '/feed.json', '/sitemap.xml', '/search-index.json'].map(text),
      )
    ).map((list) => list.includes(slug));
  const everywhere = Array(6).fill(true);
  const nowhere = Array(6).fill(false);

  test('an article that was written by hand passes the gate, is published, and is told of what was not let through', async () => {
    const added = await isnad('import', file('patience.md', written));
    expect(added).toMatchObject({ status: 0, stdout: 'Added on-patience: On Patience\n' });
    expect(added.stderr).toMatch(/patience\.md: not as it was written: Quran 2:153: \S+\n/);
    const article = await (await fetch(`${site.url}/api/articles/on-patience`)).json();
    expect(article).toMatchObject({ title: 'On Patience', category: 'Quran' });
    expect(article.content).toContain('<blockquote class="scripture" data-reference="Quran 2:153">');
    expect(article.content).not.toContain('and the grateful');
    await expect.poll(() => isSeen('on-patience'), { timeout: 20_000 }).toEqual(everywhere);

    expect(await isnad('import', file('patience.md', written))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already'),
    });
  });

  test('an article is listed, shown, and given as the file that it can be changed from', async () => {
    expect((await isnad('list')).stdout).toMatch(/^\d{4}-\d\d-\d\d {2}published {4}on-patience {2}On Patience\n$/);
    expect(JSON.parse((await isnad('list', '--json')).stdout)).toMatchObject([
      { slug: 'on-patience', state: 'published', origin: 'editor:patience', category: 'Quran' },
    ]);
    expect((await isnad('show', 'on-patience')).stdout).toContain('What the Quran asks of those who wait.');
    expect(JSON.parse((await isnad('show', 'on-patience', '--json')).stdout)).toMatchObject({ revisions: 0 });
    const markdown = (await isnad('show', 'on-patience', '--markdown')).stdout;
    expect(markdown).toMatch(/^---\ntitle: "On Patience"\nsummary: ".*"\ncategory: "Quran"\n---\n\n## In short/);
    // What the gate let through once it lets through again, unchanged.
    expect(await isnad('edit', 'on-patience', file('same.md', markdown))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('says just this already'),
    });
  });

  test('a change shows at once, and what was said before can be compared with it', async () => {
    const changed = file('changed.md', written.replace('God is with the patient', 'God stands by those who wait'));
    const edited = await isnad('edit', 'on-patience', changed);
    expect(edited).toMatchObject({ status: 0, stdout: 'Changed on-patience: On Patience\n' });
    await expect.poll(() => text('/articles/on-patience'), { timeout: 20_000 }).toContain('those who wait');
    expect(await text('/articles/on-patience')).toContain('href="/articles/on-patience/revisions"');
    const html = await text('/articles/on-patience/revisions');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<del>.*?<\/del>/g)?.join()).toContain('is with the patient');
    expect(html.match(/<ins>.*?<\/ins>/g)?.join()).toContain('stands by those who wait');
    expect(await text('/articles/on-patience/revisions?from=1&to=1')).toContain('Both versions say the same.');
    expect(await status('/articles/on-nothing/revisions')).toBe(404);
  });

  test('another title is another address, and the old one leads there', async () => {
    const renamed = file('renamed.md', written.replace('title: On Patience', 'title: On Waiting'));
    const edited = await isnad('edit', 'on-patience', renamed);
    expect(edited).toMatchObject({ status: 0, stdout: 'Changed on-waiting: On Waiting\n' });
    expect(edited.stderr).toContain('The address is /articles/on-waiting now; /articles/on-patience leads there.');
    await expect
      .poll(async () => (await fetch(`${site.url}/articles/on-patience`)).url, { timeout: 20_000 })
      .toMatch(/\/articles\/on-waiting$/);
    const back = file('back.md', written);
    expect(await isnad('edit', 'on-waiting', back)).toMatchObject({ stdout: 'Changed on-patience: On Patience\n' });
  });

  test('a correction is told on the page of corrections, in its feed and at the article, and can be taken back', async () => {
    const told = ['--said', 'God is with the patient.', '--says', 'God stands by those who wait.'];
    const added = await corrections('add', '--article', 'on-patience', ...told, '--changes-answer', 'no', '--json');
    expect(added.status).toBe(0);
    const { id } = JSON.parse(added.stdout);
    await expect.poll(() => text('/corrections'), { timeout: 20_000 }).toContain(`id="${id}"`);
    expect(await text('/corrections.atom')).toContain(`/corrections#${id}</id>`);
    const page = await text('/articles/on-patience');
    expect(page).toContain('This article was corrected on');
    expect(page).toContain(`href="/corrections/${id}"`);
    expect((await corrections('list')).stdout).toMatch(
      new RegExp(`^\\S+ {2}${id} {2}On Patience: .*\\(does not change`),
    );
    expect(await corrections('remove', id)).toMatchObject({ status: 0, stdout: `Removed ${id}.\n` });
    await expect.poll(() => text('/articles/on-patience'), { timeout: 20_000 }).not.toContain('was corrected on');
    expect(await corrections('remove', id)).toMatchObject({ status: 1 });
    expect(await corrections('remove', '2026-11-22-hajj-pebbles')).toMatchObject({ status: 1 });
  });

  test('an unpublished article is at no address and in no list, and comes back', async () => {
    const told = await corrections(
      'add',
      '--article',
      'on-patience',
      '--said',
      'So.',
      '--says',
      'Thus.',
      '--changes-answer',
      'yes',
      '--json',
    );
    const linked = 'href="/articles/on-patience"';
    await expect.poll(() => text('/corrections'), { timeout: 20_000 }).toContain(linked);
    // In a process of its own, beside the server, as an operator does it.
    const unpublished = await callIsnad(['articles', 'unpublish', 'on-patience'], environment);
    expect(unpublished).toEqual({ status: 0, stdout: 'Unpublished on-patience: On Patience\n', stderr: '' });
    await expect.poll(() => isSeen('on-patience'), { timeout: 20_000 }).toEqual(nowhere);
    for (const at of ['/articles/on-patience', '/articles/on-patience/revisions', '/api/articles/on-patience'])
      expect(await status(at), at).toBe(404);
    // What was wrong stays told, without a link to an article that nobody can read.
    expect(await text('/corrections')).toContain('Thus.');
    expect(await text('/corrections')).not.toContain(linked);
    expect((await isnad('list')).stdout).toBe('No articles.\n');
    expect((await isnad('list', '--unpublished')).stdout).toContain('unpublished  on-patience');
    expect(await isnad('unpublish', 'on-patience')).toMatchObject({ status: 1 });

    expect(await isnad('restore', 'on-patience')).toMatchObject({ status: 0 });
    await expect.poll(() => isSeen('on-patience'), { timeout: 20_000 }).toEqual(everywhere);
    expect(await status('/articles/on-patience')).toBe(200);
    expect(await text('/corrections')).toContain(linked);
    expect(await corrections('remove', JSON.parse(told.stdout).id)).toMatchObject({ status: 0 });
  });

  test('of several articles all are changed or none', async () => {
    expect(await isnad('unpublish', 'on-patience', 'on-nothing')).toMatchObject({
      status: 1,
      stderr: 'There is no article on-nothing. Nothing was changed.\n',
    });
    expect(await status('/articles/on-patience')).toBe(200);
  });

  test('the article of a topic is written once', async () => {
    const first = await isnad('new', '--topic', 'why-muslims-fast', '--json');
    expect(first.status).toBe(0);
    const [{ slug, origin }] = JSON.parse(first.stdout);
    expect(origin).toBe('topic:why-muslims-fast');
    expect(await status(`/articles/${slug}`)).toBe(200);
    expect(await isnad('new', '--topic', 'why-muslims-fast')).toMatchObject({ status: 1 });
    expect(await isnad('new', '--topic', 'no-such-topic')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no topic no-such-topic'),
    });
  });

  test('a deleted article is gone', async () => {
    expect(await isnad('delete', 'on-patience')).toMatchObject({ status: 1, stderr: expect.stringContaining('--yes') });
    expect(await isnad('delete', 'on-patience', '--yes')).toMatchObject({ status: 0 });
    await expect.poll(() => status('/articles/on-patience'), { timeout: 20_000 }).toBe(404);
    expect(await isnad('show', 'on-patience')).toMatchObject({ status: 1 });
  });

  test('a bad file says what is wrong with it, and nothing is added', async () => {
    for (const [text, says] of [
      ['no front matter', 'it must begin with front matter'],
      [written.replace('category: Quran', 'category: Other'), '“category” must be one of'],
      [written.replace('title: On Patience\n', ''), '“title” is missing'],
    ] as const) {
      const refused = await isnad('import', file('bad.md', text));
      expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(says) });
    }
    expect(await isnad('import', join(folder, 'missing.md'))).toMatchObject({ status: 2 });
  });
});

test('who deletes an article while another process reads the log of writes is told that its words stay there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-articles-'));
  const isnad = (...args: string[]) => runIsnad(['articles', ...args], { DATA_DIR: folder });
  // The command works on a hub that has been started once.
  await (await openSqlite({ file: join(folder, 'isnad.sqlite') })).close();
  writeFileSync(join(folder, 'patience.md'), written);
  expect(await isnad('import', join(folder, 'patience.md'))).toMatchObject({ status: 0 });
  const reading = new Database(join(folder, 'isnad.sqlite'), { readonly: true });
  reading.exec('BEGIN; SELECT count(*) FROM articles');
  expect(await isnad('delete', 'on-patience', '--yes')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Deleted on-patience'),
    stderr: 'The words stay in the log of writes until no other process reads it.\n',
  });
  reading.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a command that is not understood says so with exit code 2, and help with 0', async () => {
  const isnad = (...args: string[]) => runIsnad(args, { DATA_DIR: tmpdir() });
  for (const name of ['articles', 'corrections']) {
    expect(await isnad(name, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(`isnad ${name}`) });
    expect(await isnad(name)).toMatchObject({ status: 2, stdout: '' });
  }
  for (const args of [
    ['forget'],
    ['show'],
    ['show', 'a', 'b'],
    ['edit', 'a'],
    ['import'],
    ['list', '--topic', 'a'],
    ['list', '--limit', 'x'],
    ['--wrong'],
  ])
    expect(await isnad('articles', ...args), args.join(' ')).toMatchObject({ status: 2, stdout: '' });
  for (const args of [
    ['add'],
    ['add', '--article', 'a', '--said', 'b', '--says', 'c'],
    ['add', '--article', 'a', '--said', 'b', '--says', 'c', '--changes-answer', 'maybe'],
    ['remove'],
    ['forget'],
  ])
    expect(await isnad('corrections', ...args), args.join(' ')).toMatchObject({ status: 2, stdout: '' });
});
