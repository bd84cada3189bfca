import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/port.ts';
import { type OpenSite, openApi, openSite } from '../support/site.ts';
import { held } from '../support/visitor.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function ready(url: string) {
  const answered = await fetch(`${url}/readyz`);
  return { status: answered.status, body: await answered.json() };
}

const works = { reading: 'works', writing: 'works', texts: 'works', serving: 'works' };

test('a server whose parts all work is ready, and alive', async () => {
  // On a machine that is busy elsewhere the first text takes longer than a probe waits.
  await expect
    .poll(() => ready(site.url), { timeout: 30_000, interval: 1_000 })
    .toEqual({ status: 200, body: { status: 'ready', parts: works } });
  const alive = await fetch(`${site.url}/healthz`, { method: 'HEAD' });
  expect([alive.status, alive.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('the API alone says so too', async () => {
  const api = await openApi();
  expect((await ready(api.url)).body.status).toBe('ready');
  await api.close();
});

test('where only writing fails the server is degraded and still gets visitors', async () => {
  const { storage } = site.context;
  const full: Storage = { ...storage, transact: () => Promise.reject(new Error('database or disk is full')) };
  const other = await openSite({}, { storage: full });
  const { status, body } = await ready(other.url);
  expect([status, body]).toEqual([200, { status: 'degraded', parts: { ...works, writing: 'fails' } }]);
  expect(JSON.stringify(body)).not.toContain('disk');
  await other.close();
});

test('pages on which something is saved say so while writing fails, and no longer', async () => {
  const whole = await openSite();
  const { storage } = whole.context;
  let isFull = false;
  const transact: Storage['transact'] = (work) =>
    isFull ? Promise.reject(new Error('database or disk is full')) : storage.transact(work);
  const close = async () => undefined;
  const other = await openSite({}, { storage: { ...storage, transact, close } });
  const text = async (path: string) => (await fetch(`${other.url}${path}`)).text();
  const save = async () => {
    const body = JSON.stringify({ question: 'What is zakat?', answer: 'Alms.', userRole: 'user' });
    return fetch(`${other.url}/api/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  };
  expect(await text('/ask')).not.toContain('Nothing can be saved');
  isFull = true;
  expect((await save()).status).toBe(503);
  expect(await text('/ask')).toContain('Nothing can be saved at the moment');
  expect(await text('/articles')).toContain('No article can be generated at the moment');
  expect((await text('/topics/ghusl')).match(/Ghusl/)).toBeTruthy();
  isFull = false;
  const kept = await save();
  expect(kept.status, await kept.text()).toBe(201);
  expect(await text('/ask')).not.toContain('Nothing can be saved');
  await other.close();
  await whole.close();
});

test('where reading fails, or takes too long, no visitors should be sent', async () => {
  const { storage } = site.context;
  const away: Storage = { ...storage, read: () => Promise.reject(new Error('gone')) };
  const other = await openApi({}, { storage: away });
  expect(await ready(other.url)).toMatchObject({ status: 503, body: { status: 'not-ready' } });
  await other.close();
  const { until, letGo } = held();
  const read: Storage['read'] = (work) => until.then(() => storage.read(work));
  const slow = await openApi({}, { storage: { ...storage, read } });
  expect((await ready(slow.url)).body.parts.reading).toBe('fails');
  letGo();
  await slow.close();
});

test('a server that was asked to stop says so, and still answers', async () => {
  const other = await openSite();
  expect((await ready(other.url)).status).toBe(200);
  other.context.serving.isStopping = true;
  expect(await ready(other.url)).toMatchObject({ status: 503, body: { parts: { serving: 'fails' } } });
  expect((await fetch(`${other.url}/about`)).status).toBe(200);
  await other.close();
});
