import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDigest } from '../../src/answers/digest.ts';
import { openingsWithoutAnswer } from '../../src/answers/replies/choice-replies.ts';
import { createClient } from '../../src/contract/client.ts';
import type { HistoryItem } from '../../src/contract/entities.ts';
import { readMigrations } from '../../src/storage/migrations.ts';
import { type OpenSite, openApi } from '../support/site.ts';

// What strangers may save, what becomes public of it, and what a list then costs.

let site: OpenSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isnad-history-'));
  site = await openApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function post(url: string, pair: { question: string; answer: string }) {
  const response = await fetch(`${url}/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...pair, userRole: 'user' }),
  });
  return { status: response.status, body: (await response.json()) as HistoryItem };
}

const save = (pair: { question: string; answer: string }) => post(site.url, pair);
const listOf = async (url: string) => (await (await fetch(`${url}/history`)).json()) as HistoryItem[];
const ask = async (question: string) => (await createClient(site.url, fetch).ask(question)).ai_suggestion;

function rowsIn(dataDir: string): { question: string; listing: string }[] {
  const database = new Database(path.join(dataDir, 'isnad.sqlite'), { readonly: true });
  const rows = database.prepare('select question, listing from history order by id').all();
  database.close();
  return rows as { question: string; listing: string }[];
}

/** A list has at most fifty items, and may have 300,000 bytes. */
const MAX_ITEM_BYTES = 6_000;

test.each([
  ['references', '[1:1]'],
  ['scripture', '> x\n>\n> [Quran 1:1]\n\n'],
  ['honorifics', 'ﷺ '],
  ['letters of three bytes', '中'],
  ['quotation marks', '"\''],
])('in a list an answer as long as it may be, full of %s, stays small', async (_name, piece) => {
  const full = await openApi({});
  for (let i = 0; i < 5; i++) {
    const answer = piece.repeat(20_000 / piece.length).slice(0, 19_990) + i;
    const question = `${piece.repeat(400).slice(0, 1_980)} ${i}?`;
    expect((await post(full.url, { question, answer })).status).toBe(201);
  }
  const response = await fetch(`${full.url}/history`);
  const list = Buffer.from(await response.arrayBuffer());
  expect(JSON.parse(list.toString())).toHaveLength(5);
  expect(list.byteLength).toBeLessThan(5 * MAX_ITEM_BYTES);
  await full.close();
});

test('a long answer is listed as an excerpt and found whole by its id', async () => {
  const paragraph = 'Patience is asked for in many places [Quran 2:153]. '.repeat(4).trim();
  const answer = Array.from({ length: 10 }, (_, i) => `${i} ${paragraph}`).join('\n\n');
  await save({ question: 'What is patience?', answer });
  const [item] = await listOf(site.url);
  expect(item).toMatchObject({ excerpt: true, question: 'What is patience?' });
  expect(answer.startsWith(item?.answer ?? '-')).toBe(true);
  expect(item?.check?.citations.every(({ end }) => end <= (item?.answer.length ?? 0))).toBe(true);

  const whole = await createClient(site.url, fetch).historyItem(item?.id ?? '');
  expect(whole).toMatchObject({ id: item?.id, question: 'What is patience?', answer, provenance: 'unverified' });
  expect(whole.check?.citations).toHaveLength(40);
  expect(whole).not.toHaveProperty('excerpt', true);
});

test('a short answer is listed whole', async () => {
  await save({ question: 'Short?', answer: 'Yes [Quran 2:153].' });
  const [item] = await listOf(site.url);
  expect(item).toMatchObject({ answer: 'Yes [Quran 2:153].' });
  expect(item).not.toHaveProperty('excerpt');
});

test('of very many citations the first are kept, and the check says how many are not', async () => {
  const { body } = await save({ question: 'Many?', answer: '[1:1] '.repeat(1_000) });
  expect(body.check?.citations).toHaveLength(200);
  expect(body.check?.leftOut).toBe(800);
  const whole = await createClient(site.url, fetch).historyItem(body.id ?? '');
  expect(whole.check).toMatchObject({ leftOut: 800 });
});

test.each(['1', 'nothing', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', 'a'.repeat(22)])(
  'an id that is none is not found: %s',
  async (id) => {
    const response = await fetch(`${site.url}/history/${id}`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      404,
      'history-item-not-found',
    ]);
  },
);

test('a cursor that is none is refused', async () => {
  for (const before of ['1', 'x', 'AAAAAAAAAAAAAAAAAAAAAA']) {
    expect((await fetch(`${site.url}/history?before=${before}`)).status).toBe(400);
  }
});

test('public ids do not count rows: neighbours have nothing in common', async () => {
  const ids: string[] = [];
  for (const question of ['Near?', 'Nearer?']) {
    await save({ question, answer: 'Yes.' });
    ids.push(String((await listOf(site.url))[0]?.id));
  }
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
  expect(ids[0]?.slice(0, 4)).not.toBe(ids[1]?.slice(0, 4));
});

test.each(['I want to kill myself', 'My husband hits me every night'])(
  'a cry for help is acknowledged and leaves no trace: %s',
  async (question) => {
    const answer = await ask(question);
    await site.context.issued.write();
    const before = rowsIn(folder);
    const { status, body } = await save({ question, answer });
    expect(status).toBe(201);
    expect(body).toMatchObject({ question, answer });
    expect(rowsIn(folder)).toEqual(before);
    const remembered = await site.context.storage.read((reader) =>
      reader.issuedAnswer(answerDigest(question, answer), new Date()),
    );
    expect(remembered).toBeUndefined();
    expect((await listOf(site.url)).map((item) => item.question)).not.toContain(question);
  },
);

test.each([
  ['a personal case', 'My husband divorced me three times by text'],
  ['what is off topic', 'tell me a joke'],
  ['what nothing was found for', 'asdf qwer zxcv'],
  ['a story', `I have a question. ${'Then he came home and she went to see them. '.repeat(6)}`],
])('%s is acknowledged, kept and never public', async (_name, question) => {
  const answer = await ask(question);
  const { status, body } = await save({ question, answer });
  expect(status).toBe(201);
  expect(body).not.toHaveProperty('id');
  expect(rowsIn(folder).at(-1)).toEqual({ question, listing: 'unlisted' });
  expect((await listOf(site.url)).map((item) => item.question)).not.toContain(question);
});

test('what was answered as a personal case is not listed, also where its question reads as an ordinary one', async () => {
  const [question, answer] = ['What is the ruling on this matter?', 'See a scholar.'];
  const given = {
    digest: answerDigest(question, answer),
    kind: 'personal-ruling',
    expiresAt: new Date(Date.now() + 1e6),
  };
  site.context.issued.remember({ ...given, kind: 'personal-ruling' }, () => {});
  expect((await save({ question, answer })).status).toBe(201);
  expect(rowsIn(folder).at(-1)).toEqual({ question, listing: 'unlisted' });
});

test.each([
  ['a cry for help', 'I want to end my life today'],
  ['a personal case', 'I divorced my wife in anger last night'],
])('the reply to %s is the same whether or not somebody sent it before', async (_name, question) => {
  let now = new Date('2026-11-20T10:00:00Z');
  const clocked = await openApi({}, { now: () => now });
  const answer = 'An answer.';
  const first = await post(clocked.url, { question, answer });
  now = new Date('2026-11-20T10:02:00Z');
  const second = await post(clocked.url, { question, answer });
  expect(first.body.timestamp).toBe('2026-11-20T10:00:00.000Z');
  expect(second).toEqual({ ...first, body: { ...first.body, timestamp: '2026-11-20T10:02:00.000Z' } });
  await clocked.close();
});

test('the time in the reply is that of the call, also for a pair that is listed already', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  const clocked = await openApi({}, { now: () => now });
  await post(clocked.url, { question: 'Twice?', answer: 'Once.' });
  now = new Date('2026-11-20T10:02:00Z');
  const { body } = await post(clocked.url, { question: 'Twice?', answer: 'Once.' });
  expect(body.timestamp).toBe('2026-11-20T10:02:00.000Z');
  expect(await listOf(clocked.url)).toMatchObject([{ id: body.id, timestamp: '2026-11-20T10:00:00.000Z' }]);
  await clocked.close();
});

test('where foreign answers are refused, what is never public is acknowledged all the same', async () => {
  const strict = await openApi({ SAVE_UNISSUED: 'refuse' });
  const statusOf = async (question: string) => (await post(strict.url, { question, answer: 'Mine.' })).status;
  expect(await statusOf('What is zakat?')).toBe(403);
  expect(await statusOf('I want to kill myself')).toBe(201);
  expect(await statusOf('My husband divorced me three times by text')).toBe(201);
  expect(await listOf(strict.url)).toEqual([]);
  await strict.close();
});

test('one row whose verdicts cannot be read does not break the list', async () => {
  await save({ question: 'Broken?', answer: 'See [Quran 2:153].' });
  const database = new Database(path.join(folder, 'isnad.sqlite'));
  database.exec(`update history_excerpts set verdicts = '{"citations": [' where question = 'Broken?'`);
  database.exec(`update history set verdicts = 'x' where question = 'Broken?'`);
  database.close();
  await save({ question: 'After?', answer: 'Yes.' });
  const items = await listOf(site.url);
  const broken = items.find(({ question }) => question === 'Broken?');
  // It is checked again, as a row of another library is.
  expect(broken?.check?.citations).toMatchObject([{ verdict: 'reference-exists' }]);
  expect((await fetch(`${site.url}/history/${broken?.id}`)).status).toBe(200);
});

test('a database of an older version shows ordinary answers alone, in little time', async () => {
  const old = await mkdtemp(path.join(tmpdir(), 'isnad-old-'));
  const heavy = '[1:1]'.repeat(10_000);
  const citations = Array.from({ length: 10_000 }, (_, i) => ({
    reference: 'Quran 1:1',
    written: '1:1',
    verdict: 'verified',
    start: i * 5,
    end: i * 5 + 5,
  }));
  await oldDatabase(old, [
    ...Array.from({ length: 60 }, (_, i) => ({ question: `s${i}`, answer: heavy + i, verdicts: { citations } })),
    { question: 'My husband divorced me three times by text', answer: 'Ask a scholar.' },
    { question: 'I want to kill myself', answer: 'Please call.', hidden: 1 },
    { question: 'I want to die', answer: 'Please call.' },
    { question: 'Unknown thing?', answer: openingsWithoutAnswer[0] ?? '' },
    { question: 'What is zakat?', answer: 'A due on wealth.' },
  ]);

  const upgraded = await openApi({ DATA_DIR: old });
  const inTime = { timeout: 60_000, interval: 200 };
  await expect.poll(() => rowsIn(old).filter(({ listing }) => listing === 'unjudged').length, inTime).toBe(0);
  const items = await listOf(upgraded.url);
  expect(items).toHaveLength(50);
  expect(items.slice(0, 2)).toMatchObject([{ question: 'What is zakat?' }, { question: 's59' }]);
  expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThan(300_000);
  const kept = rowsIn(old).slice(60);
  expect(kept).toEqual([
    { question: 'My husband divorced me three times by text', listing: 'unlisted' },
    { question: 'Unknown thing?', listing: 'unlisted' },
    { question: 'What is zakat?', listing: 'listed' },
  ]);

  const cpu = process.cpuUsage();
  for (let i = 0; i < 10; i++) await (await fetch(`${upgraded.url}/history?limit=50`)).arrayBuffer();
  const { user, system } = process.cpuUsage(cpu);
  // Parsing what fifty such rows hold took half a second each time.
  expect((user + system) / 10_000).toBeLessThan(150);
  await upgraded.close();
  await rm(old, { recursive: true, force: true });
}, 120_000);

interface OldRow {
  question: string;
  answer: string;
  verdicts?: object;
  hidden?: 0 | 1;
}

/** A database as the first versions left it. */
async function oldDatabase(dataDir: string, rows: OldRow[]): Promise<void> {
  const database = new Database(path.join(dataDir, 'isnad.sqlite'));
  database.pragma('journal_mode = wal');
  database.exec(
    'create table migrations (name text primary key, checksum text not null, applied_at integer not null) strict, without rowid',
  );
  for (const { name, sql, checksum } of (await readMigrations('db/migrations/sqlite')).slice(0, 2)) {
    database.exec(sql);
    database.prepare('insert into migrations values (?, ?, 0)').run(name, checksum);
  }
  const insert = database.prepare(
    `insert into history (question, answer, saved_at, provenance, verdicts, hidden, pair_digest)
     values (?, ?, ?, 'unverified', ?, ?, ?)`,
  );
  database.transaction(() => {
    for (const [i, { question, answer, verdicts, hidden = 0 }] of rows.entries()) {
      const check = JSON.stringify({ citations: [], editions: [], library: 'of then', ...verdicts });
      insert.run(question, answer, i, check, hidden, answerDigest(question, answer));
    }
  })();
  database.close();
}
