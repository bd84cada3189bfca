import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type OpenSite, openApi } from '../support/site.ts';

// Whatever visitors save, the disk does not fill: the day is bounded for each address and for all, the history in all.

const save = ({ url }: OpenSite, question: string, answer: string) =>
  fetch(`${url}/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer, userRole: 'user' }),
  });

const kept = ({ context }: OpenSite) => context.storage.read((reader) => reader.everyHistoryRow({ limit: 1_000 }));

async function bytesOnDisk({ context }: OpenSite): Promise<number> {
  await context.storage.emptyLog();
  return (await stat(path.join(context.config.DATA_DIR, 'isnad.sqlite'))).size;
}

test('an address keeps so many items in a day, and is told when it may go on', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', SAVE_PER_DAY: '2' });
  expect([(await save(site, 'one', 'x')).status, (await save(site, 'two', 'x')).status]).toEqual([201, 201]);
  const refused = await save(site, 'three', 'x');
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'too-many-requests', detail: expect.stringMatching(/one address may in a day\. Try again in 24 hours\.$/) },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  await site.close();
});

test('an address keeps so many bytes in a day: short items still fit', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', SAVE_KB_PER_DAY: '20' });
  const long = 'ز'.repeat(8_000);
  expect([(await save(site, 'one', long)).status, (await save(site, 'two', long)).status]).toEqual([201, 429]);
  expect((await save(site, 'short', 'x')).status).toBe(201);
  await site.close();
});

test('all addresses together keep so many bytes in a day, and nothing of a refused save stays', async () => {
  let now = new Date('2026-11-20T23:00:00Z');
  const site = await openApi(
    { RATE_LIMIT: 'on', SAVE_TOTAL_MB_PER_DAY: '1', SAVE_PER_MINUTE: '1000' },
    { now: () => now },
  );
  await site.context.storage.transact((writer) => writer.spend('saved-bytes', '2026-11-20', 1_000_000, 999_000));
  expect((await save(site, 'fits', 'x'.repeat(900))).status).toBe(201);
  const refused = await save(site, 'does not', 'x'.repeat(900));
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    429,
    '3600',
    { code: 'budget-spent', detail: expect.stringContaining('Copy your answer') },
  ]);
  expect((await kept(site)).map(({ question }) => question)).toEqual(['fits']);
  now = new Date('2026-11-21T00:00:01Z');
  expect((await save(site, 'does not', 'x'.repeat(900))).status).toBe(201);
  await site.close();
});

test('a history that visitors try to fill stays within its quota, loses what nobody sees first, and takes new items', async () => {
  const site = await openApi({ HISTORY_MAX_MB: '1' });
  const text = 'The times of prayer follow the sun. '.repeat(500);
  expect((await save(site, 'What is zakat?', 'A due on wealth.')).status).toBe(201);
  expect((await save(site, 'I am divorced, what is my iddah?', 'So long.')).status).toBe(201);
  expect((await kept(site)).map(({ listing }) => listing)).toEqual(['unlisted', 'listed']);
  for (let item = 0; item < 100; item++) expect((await save(site, `What is prayer ${item}?`, text)).status).toBe(201);
  const questions = (await kept(site)).map(({ question }) => question);
  expect(questions[0]).toBe('What is prayer 99?');
  expect(questions).not.toContain('I am divorced, what is my iddah?');
  expect(questions.length).toBeLessThan(60);
  expect((await site.context.storage.read((reader) => reader.historySize())).bytes).toBeLessThanOrEqual(1_000_000);
  expect(await bytesOnDisk(site)).toBeLessThan(2_000_000);
  // The public list shows what is left, and nothing of what went.
  const listed = (await (await fetch(`${site.url}/history?limit=200`)).json()) as { question: string }[];
  expect(listed.map(({ question }) => question)).toEqual(questions);
  await site.close();
});

test.each([
  ['references', '[1:1]'],
  ['references in words', 'Quran 1:1; '],
  ['quotations', '“praise be to Allah” [1:2] '],
])('%s repeated to the longest answer take no more than three times their length on the disk', async (_what, unit) => {
  const site = await openApi({ HISTORY_MAX_MB: '100' });
  const answer = unit.repeat(Math.floor(20_000 / unit.length));
  const before = await bytesOnDisk(site);
  for (let item = 0; item < 8; item++) expect((await save(site, `What is it ${item}?`, answer)).status).toBe(201);
  const growth = (await bytesOnDisk(site)) - before;
  expect(growth / (8 * answer.length)).toBeLessThan(3);
  await site.close();
});
