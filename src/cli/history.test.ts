import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callIsnad, runIsnad } from '../../tests/support/isnad-command.ts';
import { type OpenSite, openSite } from '../../tests/support/site.ts';

// A server runs in this process, and the command in another one, as an operator does it.

const folder = mkdtempSync(join(tmpdir(), 'isnad-cli-history-'));
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ DATA_DIR: folder });
}, 60_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** In a process of its own, beside the server. */
const isnad = (...args: string[]) => callIsnad(['history', ...args], { DATA_DIR: folder });

/** In this process: for what only reads, or is refused. */
const isnadHere = (...args: string[]) => runIsnad(['history', ...args], { DATA_DIR: folder });

async function save(question: string, answer: string): Promise<string> {
  const response = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer, userRole: 'user' }),
  });
  return ((await response.json()) as { id: string }).id;
}

const page = async () => (await fetch(`${site.url}/ask`)).text();
const questions = async () =>
  ((await (await fetch(`${site.url}/api/history`)).json()) as { question: string }[]).map(({ question }) => question);
const itemStatus = async (id: string) => (await fetch(`${site.url}/api/history/${id}`)).status;

test('an item that is hidden is gone at the next request, from page and calls, and can come back', async () => {
  const id = await save('Is this spam?', 'Buy here: https://example.org/');
  await save('What is patience?', 'A virtue.');
  expect(await page()).toContain('Is this spam?');

  const hidden = await isnad('hide', id);
  expect(hidden).toEqual({ status: 0, stdout: `Hidden ${id}: Is this spam?\n`, stderr: '' });
  expect(await page()).not.toContain('Is this spam?');
  expect(await questions()).toEqual(['What is patience?']);
  expect(await itemStatus(id)).toBe(404);
  expect(await isnadHere('hide', id)).toMatchObject({ status: 1, stderr: expect.stringContaining('hidden already') });

  expect(await isnad('unhide', id)).toMatchObject({ status: 0 });
  expect(await page()).toContain('Is this spam?');
  expect(await itemStatus(id)).toBe(200);
}, 60_000);

test('items are listed, searched and shown', async () => {
  const id = await save('Where is the Kaaba?', 'In MECCA, ˈmɛkə. \u0007');
  await save('My husband divorced me three times by text', 'Ask a scholar.');
  const listed = await isnadHere('list');
  expect(listed.stdout.split('\n')[0]).toMatch(
    new RegExp(`^${id} {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}listed {4}unverified {2}Where is the Kaaba\\?$`),
  );
  expect(listed.stdout).not.toContain('divorced');
  expect((await isnadHere('list', '--all', '--limit', '1')).stdout).toMatch(/^\S+ {2}\S+ \S+ {2}unlisted .*My husband/);
  const [found, ...others] = JSON.parse((await isnadHere('list', '--search', 'mecca', '--json')).stdout);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id, listing: 'listed', provenance: 'unverified', question: 'Where is the Kaaba?' });
  expect((await isnadHere('list', '--search', 'nothing like it')).stdout).toBe('No items.\n');
  expect((await isnadHere('show', id)).stdout).toContain('In MECCA');
  expect(JSON.parse((await isnadHere('show', id, '--json')).stdout)).toEqual(found);
}, 60_000);

test('what is not for the public list cannot be put on it', async () => {
  const [{ id }] = JSON.parse((await isnadHere('list', '--all', '--search', 'divorced', '--json')).stdout);
  expect(await isnadHere('unhide', id)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not for the public'),
  });
  expect(await isnadHere('hide', id)).toMatchObject({ status: 1, stderr: expect.stringContaining('not listed') });
}, 60_000);

test('an id may begin with a hyphen', async () => {
  expect(await isnadHere('show', '-abcdefghij_klmnopqrst')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('-abcdefghij_klmnopqrst'),
  });
}, 60_000);

test('a deleted item is gone, and its words are in no file of the database', async () => {
  const words = 'Zephaniah Quartermain of Larkspur Road';
  const id = await save(`What of ${words}?`, `${words} ${'and more '.repeat(2_000)}`);
  const holds = () =>
    ['isnad.sqlite', 'isnad.sqlite-wal'].some((name) => readFileSync(join(folder, name)).includes('Quartermain'));
  expect(holds()).toBe(true);

  const refused = await isnadHere('delete', id);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('--yes') });
  expect(await itemStatus(id)).toBe(200);

  expect(await isnad('delete', id, '--yes')).toMatchObject({ status: 0, stderr: '' });
  expect(await page()).not.toContain('Quartermain');
  expect(await questions()).not.toContain(`What of ${words}?`);
  expect(await itemStatus(id)).toBe(404);
  expect(holds()).toBe(false);
}, 60_000);

test('all items with certain words are found in every listing, and deleted together', async () => {
  const [one, two] = [
    await save('Who is Xanthippe Vole?', 'Nobody.'),
    await save('Which neighbour?', 'Xanthippe VOLE.'),
  ];
  expect((await isnadHere('search', 'xanthippe', 'vole')).stdout.match(/^\S+/gm)).toEqual([two, one]);
  expect((await isnadHere('list', '--search', 'xanthippe', '--provenance', 'issued')).stdout).toBe('No items.\n');
  expect((await isnadHere('list', '--search', 'xanthippe', '--since', '2999-01-01')).stdout).toBe('No items.\n');
  expect(await isnadHere('delete', '--search', 'xanthippe vole')).toMatchObject({ status: 1 });
  const deleted = await isnadHere('delete', '--search', 'xanthippe vole', '--yes');
  expect(deleted).toMatchObject({ status: 0, stderr: '' });
  expect((await isnadHere('search', 'xanthippe')).stdout).toBe('No items.\n');
  expect([await itemStatus(one), await itemStatus(two)]).toEqual([404, 404]);
  expect(await isnadHere('delete', '--search', 'xanthippe vole', '--yes')).toMatchObject({ status: 1 });
}, 60_000);

test('of several items all are changed or none', async () => {
  const id = await save('Both?', 'Or none.');
  const refused = await isnadHere('hide', id, 'A'.repeat(22));
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed') });
  expect(await questions()).toContain('Both?');
}, 60_000);

test('a command that is not understood says so with exit code 2, and help with 0', async () => {
  expect(await isnadHere('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('isnad history hide ID'),
  });
  for (const args of [
    [],
    ['forget'],
    ['hide'],
    ['show', 'a', 'b'],
    ['list', 'a'],
    ['list', '--limit', 'x'],
    ['list', '--yes'],
    ['list', '--since', 'yesterday'],
    ['list', '--provenance', 'mine'],
    ['search'],
    ['delete', '--search', 'a'],
    ['delete', 'a', '--search', 'words'],
    ['--wrong'],
  ]) {
    expect(await isnadHere(...args), args.join(' ')).toMatchObject({ status: 2, stdout: '' });
  }
}, 120_000);
