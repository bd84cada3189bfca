import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveAssets } from './assets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

test('a page that was opened before an upgrade still finds the files of its build; present ones win', async () => {
  write('client/assets/new-1.js', 'new');
  write('client/robots.txt', 'robots');
  write('earlier/old-1.js', 'old');
  write('earlier/new-1.js', 'never sent');
  const app = Fastify();
  await serveAssets(app, path.join(folder, 'client'), path.join(folder, 'earlier'));
  const get = async (url: string) => (await app.inject(url)).payload;
  expect([await get('/assets/new-1.js'), await get('/assets/old-1.js'), await get('/robots.txt')]).toEqual([
    'new',
    'old',
    'robots',
  ]);
  expect((await app.inject('/assets/old-1.js')).headers['cache-control']).toContain('immutable');
});

test('a first build has none before it', async () => {
  const app = Fastify();
  await serveAssets(app, path.join(folder, 'client'), path.join(folder, 'nothing'));
  expect((await app.inject('/assets/new-1.js')).statusCode).toBe(200);
});

test('a file of no build is missing, whatever stands around it', async () => {
  const app = Fastify();
  await serveAssets(app, path.join(folder, 'client'), path.join(folder, 'earlier'));
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (const url of [
    '/assets/none.js',
    '/assets/',
    '/assets/..%2frobots.txt',
    '/assets/old-1.js.br',
    '/assets/__proto__',
  ]) {
    expect([url, await statusOf(url)]).toEqual([url, 404]);
  }
});
