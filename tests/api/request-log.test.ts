import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { collectedLog } from '../support/collected-log.ts';
import { openApi, openSite } from '../support/site.ts';

test('an address that is refused is named in the log by a name, with how often it asked', async () => {
  const { log, lines } = collectedLog();
  const site = await openApi({ RATE_LIMIT: 'on', READ_PER_MINUTE: '2', TRUST_PROXY: '1' }, { log });
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8']) {
    await fetch(`${site.url}/sources`, { headers: { 'X-Forwarded-For': address } });
  }
  const name = await site.context.addressNames.nameOf('203.0.113.7');
  const settings = { ...process.env, DATA_DIR: site.context.config.DATA_DIR };
  const said = spawnSync(process.execPath, ['src/cli/isnad.ts', 'address', '203.0.113.7', '203.0.113.8'], {
    env: settings,
  });
  await site.close();
  const named = lines.filter(({ msg }) => msg === 'an address asked often');
  expect(named).toMatchObject([{ from: name, requests: 4, refused: 2 }]);
  expect(name).toMatch(/^[\w-]{12}$/);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  // The command gives the names that the server gives.
  expect(said.stdout.toString().split('\n')[0]).toBe(`${name} 203.0.113.7`);
});

test('the name of an address changes with the day', async () => {
  let now = new Date('2026-11-23T12:00:00Z');
  const site = await openApi({}, { now: () => now });
  const { addressNames } = site.context;
  const today = await addressNames.nameOf('203.0.113.7');
  expect(await addressNames.nameOf('::ffff:203.0.113.7')).toBe(today);
  now = new Date('2026-11-24T12:00:00Z');
  expect(await addressNames.nameOf('203.0.113.7')).not.toBe(today);
  await site.close();
});

test('the calls that a page makes in this process are no visitor’s: only what fails in them is told', async () => {
  const { log, lines } = collectedLog();
  const site = await openSite({ RATE_LIMIT: 'on', READ_PER_MINUTE: '1' }, { log });
  const { storage } = site.context;
  // The page reads the history.
  for (const path of ['/ask', '/api/sources', '/api/sources']) await fetch(`${site.url}${path}`);
  const away = { ...storage, read: () => Promise.reject(new Error('disk gone')), close: async () => undefined };
  const other = await openSite({}, { log, storage: away });
  await fetch(`${other.url}/articles`);
  await other.close();
  await site.close();
  const paths = (said: string) => lines.filter(({ msg }) => msg === said).map(({ path }) => path);
  expect(paths('answered')).toEqual(['/ask', '/api/sources', '/api/sources', '/articles']);
  expect(paths('failed')).toContain('/api/articles');
  const often = lines.filter(({ msg }) => msg === 'an address asked often');
  expect(often).toMatchObject([{ requests: 3, refused: 1 }]);
});

test('files are no lines at the usual level, and a flood is counted beyond some hundred lines a second', async () => {
  const { log, lines } = collectedLog();
  const site = await openSite({}, { log });
  await fetch(`${site.url}/favicon.svg`);
  await fetch(`${site.url}/about`);
  expect(lines.filter(({ msg }) => msg === 'answered').map(({ path }) => path)).toEqual(['/about']);
  for (let round = 0; round < 15; round++) {
    await Promise.all(Array.from({ length: 100 }, () => fetch(`${site.url}/about`)));
  }
  await site.close();
  const written = lines.filter(({ msg }) => msg === 'answered').length;
  const counted = lines
    .filter(({ msg }) => msg.startsWith('more requests'))
    .reduce((sum, { requests }) => sum + Number(requests), 0);
  expect(written).toBeLessThan(1_501);
  expect(written + counted).toBe(1_501);
});

test('a flood that is refused, by calls or by pages, writes no more lines than any other', async () => {
  const { log, lines } = collectedLog();
  const limits = { READ_TOTAL_PER_MINUTE: '60', RENDER_PER_MINUTE: '1', TRUST_PROXY: '1' };
  const site = await openSite({ RATE_LIMIT: 'on', ...limits }, { log });
  const statuses = new Set<number>();
  for (let round = 0; round < 6; round++) {
    const asked = Array.from({ length: 100 }, (_, index) => {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}` };
      return fetch(`${site.url}${index % 2 === 0 ? '/api/sources' : '/nothing/here'}`, { headers });
    });
    for (const { status } of await Promise.all(asked)) statuses.add(status);
  }
  await site.close();
  expect(statuses).toEqual(new Set([200, 404, 429, 503]));
  const counted = lines
    .filter(({ msg }) => msg.startsWith('more requests'))
    .reduce((sum, { requests }) => sum + Number(requests), 0);
  const written = lines.filter(({ path }) => path !== undefined);
  expect(written.length + counted).toBe(600);
  expect(lines.filter(({ reqId, path }) => reqId !== undefined && path === undefined)).toEqual([]);
  expect(written.find(({ status }) => status === 503)).toMatchObject({
    msg: 'answered',
    level: 30,
    why: expect.stringContaining('too much'),
  });
});

test('a failure is in the line of its request, with its error, and bounded for itself', async () => {
  const { log, lines } = collectedLog();
  const whole = await openApi();
  const { storage } = whole.context;
  const away = { ...storage, read: () => Promise.reject(new Error('disk gone')), close: async () => undefined };
  const site = await openApi({}, { log, storage: away });
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/history`)));
  await Promise.all([site.close(), whole.close()]);
  const failed = lines.filter(({ msg }) => msg === 'failed');
  expect(failed[0]).toMatchObject({ path: '/history', status: 503, err: { message: expect.any(String) } });
  expect(JSON.stringify(failed[0])).toContain('disk gone');
  expect(failed.length).toBeLessThan(45);
});
