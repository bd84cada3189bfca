import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../src/contract/client.ts';
import type { HistoryItem } from '../../src/contract/entities.ts';
import { callIsnad } from '../support/isnad-command.ts';
import { newSchema } from '../support/postgres/new-schema.ts';
import type { OwnSchema } from '../support/postgres/schema-in.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// The whole site over PostgreSQL, two processes' worth of it: what one writes the other shows.

let schema: OwnSchema;
let site: OpenSite;
let beside: OpenSite;
beforeAll(async () => {
  schema = await newSchema();
  [site, beside] = await Promise.all([
    openSite({ DATABASE_URL: schema.url }),
    openSite({ DATABASE_URL: schema.url, DATABASE_POOL: '2' }),
  ]);
});
afterAll(async () => {
  await site?.close();
  await beside?.close();
  await schema?.remove();
});

const post = async (address: string, call: string, body: object) => {
  const response = await fetch(`${address}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as HistoryItem & { id: string } };
};
const save = (address: string, question: string, answer: string) =>
  post(address, 'save', { question, answer, userRole: 'user' });
const page = async (address: string, at = '/ask') => (await fetch(`${address}${at}`)).text();
const questions = async (address: string) =>
  ((await (await fetch(`${address}/api/history`)).json()) as HistoryItem[]).map(({ question }) => question);
const isnad = (...args: string[]) =>
  callIsnad(['history', ...args], { DATABASE_URL: schema.url, DATA_DIR: site.context.config.DATA_DIR });

test('an answer that one process gave is recognised when another saves it, and kept once', async () => {
  const { ai_suggestion: answer } = await createClient(`${site.url}/api`, fetch).ask('What is patience in Islam?');
  const saved = await save(beside.url, 'What is patience in Islam?', answer);
  expect(saved).toMatchObject({ status: 201, body: { provenance: 'issued' } });
  const again = await save(site.url, 'What is patience in Islam?', answer);
  expect(again.body.id).toBe(saved.body.id);
  const item = await (await fetch(`${site.url}/api/history/${saved.body.id}`)).json();
  expect(item).toMatchObject({ question: 'What is patience in Islam?', answer });
});

test('a page of one process shows what another saved, and the operator hides and deletes for both', async () => {
  await page(site.url);
  const { body } = await save(beside.url, 'Is this spam?', 'Buy here: https://example.org/');
  await expect.poll(() => page(site.url), { timeout: 10_000 }).toContain('Is this spam?');
  expect(await questions(site.url)).toContain('Is this spam?');

  expect(await isnad('list', '--search', 'spam')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(body.id),
  });
  expect(await isnad('hide', body.id)).toMatchObject({ status: 0, stderr: '' });
  for (const { url } of [site, beside]) {
    await expect.poll(() => page(url), { timeout: 10_000 }).not.toContain('Is this spam?');
    await expect.poll(() => questions(url), { timeout: 10_000 }).not.toContain('Is this spam?');
  }
  expect(await isnad('delete', '--yes', body.id)).toMatchObject({ status: 0, stderr: '' });
  expect((await fetch(`${site.url}/api/history/${body.id}`)).status).toBe(404);
});

test('lists go by pages, newest first', async () => {
  for (let i = 0; i < 3; i++) await save(site.url, `What is page ${i}?`, 'An answer.');
  const first = await fetch(`${site.url}/api/history?limit=2`);
  const items = (await first.json()) as HistoryItem[];
  expect(items.map(({ question }) => question)).toEqual(['What is page 2?', 'What is page 1?']);
});

test('an article that one process wrote is a page of the other, and a budget is one for both', async () => {
  const response = await fetch(`${site.url}/api/cron-generate-article`);
  expect(response.status).toBe(200);
  const article = (await response.json()) as { slug: string; title: string };
  expect(await page(beside.url, `/articles/${article.slug}`)).toContain('<article');
  await expect.poll(() => page(beside.url, '/articles'), { timeout: 10_000 }).toContain(article.slug);
});

test('a question whose words are SQL is a question', async () => {
  const question = "What is zakat'; drop table history; --";
  expect((await save(site.url, question, 'A due on wealth.')).status).toBe(201);
  expect(await questions(site.url)).toContain(question);
});

test('with the database away calls are refused for now, other pages go on, and all come back with it', async () => {
  // A door before the database, that the test shuts.
  const behind = new URL(schema.url);
  const socket = path.join(behind.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  let shut = false;
  const door = createServer((visitor) => {
    if (shut) return visitor.destroy();
    const database = connect(socket);
    const close = () => {
      visitor.destroy();
      database.destroy();
    };
    door.on('shut', close);
    for (const one of [visitor, database]) one.on('error', close).on('close', close);
    return visitor.pipe(database).pipe(visitor);
  }).setMaxListeners(0);
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as { port: number };
  behind.searchParams.delete('host');
  const user = behind.searchParams.get('user') ?? '';
  behind.searchParams.delete('user');
  const address = behind.href.replace('postgres:///', `postgres://${user}@127.0.0.1:${port}/`).replaceAll('+', '%20');
  const remote = await openSite({ DATABASE_URL: address });
  expect((await fetch(`${remote.url}/api/history`)).status).toBe(200);

  shut = true;
  door.emit('shut');
  await expect.poll(async () => (await fetch(`${remote.url}/api/history`)).status, { timeout: 10_000 }).toBe(503);
  expect(await save(remote.url, 'Refused?', 'For now.')).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  expect((await fetch(`${remote.url}/about`)).status).toBe(200);

  shut = false;
  await expect.poll(async () => (await fetch(`${remote.url}/api/history`)).status, { timeout: 10_000 }).toBe(200);
  expect((await save(remote.url, 'Refused?', 'For now.')).status).toBe(201);
  await remote.close();
  door.close();
});
