import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { runIsnad } from '../../../tests/support/isnad-command.ts';
import { hadithApi, quranJson, tafsirApi } from '../../../tests/support/public-formats.ts';
import { buildCorpus } from '../../knowledge/corpus/build-corpus.ts';
import { builtCorpus, catalogueFolder } from '../../server/paths.ts';
import { readCatalogue } from './catalogue.ts';
import { DownloadFailed, download } from './download.ts';

const folder = mkdtempSync(join(tmpdir(), 'isnad-get-'));
if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

/** What the server has, and how it misbehaves: it cuts the connection, or goes silent, after so many bytes. */
const held = new Map<string, Buffer>();
let fault: { cutAfter?: number; silentAfter?: number; ignoresRanges?: boolean } = {};
const asked: string[] = [];

const server = createServer((request, response) => {
  const bytes = held.get(request.url ?? '');
  asked.push(`${request.url} ${request.headers.range ?? ''}`.trim());
  if (!bytes) return response.writeHead(404).end();
  const from = fault.ignoresRanges ? 0 : Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from > 0 && from >= bytes.length) return response.writeHead(416).end();
  const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
  response.writeHead(from > 0 ? 206 : 200, {
    'Content-Length': bytes.length - from,
    ...(from > 0 && { 'Content-Range': range }),
  });
  const { cutAfter, silentAfter } = fault;
  const stop = cutAfter ?? silentAfter;
  if (stop === undefined) return response.end(bytes.subarray(from));
  return response.write(bytes.subarray(from, from + stop), () => {
    // What was written arrives; then the connection ends.
    if (cutAfter !== undefined) response.socket?.end();
  });
}).listen(0, '127.0.0.1');

const address = (file: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`;

afterEach(() => {
  fault = {};
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Puts files on the server and an entry of the catalogue that names them. */
function entry(
  name: string,
  format: string,
  files: readonly { name: string; text: string }[],
  source: object,
  more: object = {},
) {
  const all = createHash('sha256');
  let bytes = 0;
  for (const file of files) {
    const content = Buffer.from(file.text);
    held.set(`/${name}/${file.name}`, content);
    all.update(content);
    bytes += content.length;
  }
  const catalogue = join(folder, 'catalogue');
  mkdirSync(catalogue, { recursive: true });
  const sha256 = all.digest('hex');
  const written = {
    ...{
      title: `Invented: ${name}`,
      format,
      files: files.map((file) => address(`${name}/${file.name}`)),
      bytes,
      sha256,
    },
    ...{ licence: 'Invented, no rights needed', terms: 'Nothing to know.', source },
    ...more,
  };
  writeFileSync(join(catalogue, `${name}.yaml`), stringify(written));
  return sha256;
}

const get = (data: string, ...args: string[]) =>
  runIsnad(['pack', 'get', ...args, '--catalogue', join(folder, 'catalogue')], { DATA_DIR: join(folder, data) });
const listed = async (data: string) => (await runIsnad(['pack', 'list'], { DATA_DIR: join(folder, data) })).stdout;

const translation = { edition: 'quran-invented', title: 'Invented', language: 'en', provenance: 'A test' };

test('the catalogue that ships can be read, and every name in it is shown', async () => {
  const names = readCatalogue(catalogueFolder).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['bukhari', 'muslim', 'quran-urdu', 'tafsir-jalalayn']));
  const { status, stdout } = await runIsnad(['pack', 'get'], { DATA_DIR: folder });
  expect(status).toBe(0);
  for (const name of names) expect(stdout).toContain(name);
});

test('nothing is fetched before the licence is accepted', async () => {
  entry('asked', 'quran-json', quranJson(), translation);
  const { status, stdout, stderr } = await get('a', 'asked');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/--accept.*\n.*Nothing was fetched/) });
  expect(stdout).toMatch(/licence {3}Invented, no rights needed/);
  expect(asked).toEqual([]);
});

test('a translation, a collection and a commentary are fetched, checked and added', async () => {
  entry('translation', 'quran-json', quranJson(), translation);
  entry('forty', 'hadith-api', hadithApi(), { work: 'nawawi-40' });
  entry('commentary', 'tafsir-api', tafsirApi(), {
    work: 'invented',
    title: 'Invented',
    language: 'en',
    provenance: 'A test',
  });
  for (const name of ['translation', 'forty', 'commentary']) {
    expect(await get('b', name, '--accept')).toMatchObject({ status: 0, stdout: expect.stringContaining('Added') });
  }
  expect(await listed('b')).toMatch(/nawawi-40: .*42 passages[\s\S]*invented: /);
  expect(readdirSync(join(folder, 'b', 'downloads'))).toEqual([]);
});

test('a download that is cut off is added when the command is given again', async () => {
  entry('long', 'quran-json', quranJson(), translation);
  fault = { cutAfter: 100_000 };
  const cut = await get('c', 'long', '--accept');
  expect(cut).toMatchObject({ status: 1, stderr: expect.stringContaining('run the command again to go on') });
  expect(await listed('c')).toBe('No packs.\n');
  fault = {};
  expect(await get('c', 'long', '--accept')).toMatchObject({ status: 0 });
});

test('a download goes on where it ended', async () => {
  entry('ended', 'quran-json', quranJson(), translation);
  const file = 'ended/quran_xx.json';
  const into = join(folder, 'ended');
  fault = { silentAfter: 100_000 };
  await expect(download([address(file)], into, 10_000_000, { idleMs: 300 })).rejects.toThrow('sent nothing');
  fault = {};
  const { sha256 } = await download([address(file)], into, 10_000_000);
  expect(asked).toEqual([`/${file}`, `/${file} bytes=100000-`]);
  expect(sha256).toBe(
    createHash('sha256')
      .update(held.get(`/${file}`) ?? '')
      .digest('hex'),
  );
});

test('a server that knows no ranges sends all again, and the bytes are right', async () => {
  entry('whole', 'quran-json', quranJson(), translation);
  fault = { cutAfter: 50_000 };
  await get('d', 'whole', '--accept');
  fault = { ignoresRanges: true };
  expect(await get('d', 'whole', '--accept')).toMatchObject({ status: 0 });
});

test('other bytes than the catalogue names are refused and thrown away', async () => {
  entry('changed', 'quran-json', quranJson(), translation, { sha256: 'a'.repeat(64) });
  const { status, stderr } = await get('e', 'changed', '--accept');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('nothing was added') });
  expect(await listed('e')).toBe('No packs.\n');
  expect(readdirSync(join(folder, 'e', 'downloads'))).toEqual([]);
});

test('without a known digest the operator is shown it and decides', async () => {
  const sha256 = entry('unknown', 'quran-json', quranJson(), translation, { sha256: undefined });
  const first = await get('f', 'unknown', '--accept');
  expect(first).toMatchObject({ status: 1, stderr: expect.stringContaining(`--accept --sha256 ${sha256}`) });
  expect(await listed('f')).toBe('No packs.\n');
  asked.length = 0;
  expect(await get('f', 'unknown', '--accept', '--sha256', 'b'.repeat(64))).toMatchObject({ status: 1 });
  expect(await get('f', 'unknown', '--accept', '--sha256', sha256)).toMatchObject({ status: 0 });
  expect(asked).toEqual([]);
});

test('more bytes than announced, a missing file and a silent server end with a sentence', async () => {
  entry('large', 'quran-json', quranJson(), translation, { bytes: 1_000 });
  expect(await get('g', 'large', '--accept')).toMatchObject({
    ...{ status: 1, stderr: expect.stringContaining('sends more bytes than the catalogue announces') },
  });
  entry('gone', 'quran-json', quranJson(), translation, { files: [address('nowhere.json')] });
  expect(await get('g', 'gone', '--accept')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('answered 404'),
  });
  fault = { silentAfter: 10 };
  const silent = download([address('large/quran_xx.json')], join(folder, 'silent'), 10_000_000, { idleMs: 200 });
  await expect(silent).rejects.toThrow(DownloadFailed);
  await expect(silent).rejects.toThrow('sent nothing for 0.2 seconds');
});

test('a collection under wrong numbers is fetched and refused', async () => {
  entry(
    'wrong',
    'hadith-api',
    hadithApi((number) => number + 7),
    { work: 'nawawi-40' },
  );
  const { status, stderr } = await get('h', 'wrong', '--accept');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('are not under their numbers') });
  expect(await listed('h')).toBe('No packs.\n');
});
