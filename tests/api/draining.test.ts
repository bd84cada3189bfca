import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/port.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { held } from '../support/visitor.ts';

// What visitors get from a server that was asked to stop.

const { until, letGo } = held();
let isHolding = false;

let whole: OpenSite;
let site: OpenSite;
beforeAll(async () => {
  whole = await openSite();
  const { storage } = whole.context;
  /** While it is holding, what reads goes on only when it is let go. */
  const read: Storage['read'] = async (work) => {
    if (isHolding) await until;
    return storage.read(work);
  };
  site = await openSite({}, { storage: { ...storage, read, close: async () => undefined } });
});
afterAll(async () => {
  await site.close();
  await whole.close();
});

const saved = { question: 'What is zakat?', answer: 'Alms.', userRole: 'user' };
const save = () =>
  fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(saved),
  });

test('before it closes its port it says so, answers as before, and asks every client to leave', async () => {
  site.context.serving.isStopping = true;
  const page = await fetch(`${site.url}/about`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await save()).status).toBe(201);
});

test('then it refuses what is new with 503 and the time to wait, and answers what was under way', async () => {
  isHolding = true;
  const running = [fetch(`${site.url}/api/history`), fetch(`${site.url}/ask?q=late`)];
  await expect.poll(() => site.context.serving.underWay.size).toBe(2);
  site.context.serving.isClosing = true;

  const call = await save();
  expect([call.status, call.headers.get('retry-after'), call.headers.get('connection')]).toEqual([503, '5', 'close']);
  expect(await call.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('restarted') });
  const page = await fetch(`${site.url}/about`);
  expect([page.status, page.headers.get('retry-after'), page.headers.get('connection')]).toEqual([503, '5', 'close']);
  expect(await page.text()).toContain('This server is being restarted.');

  letGo();
  for (const answered of await Promise.all(running)) {
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
    expect(await answered.text()).toContain(saved.question);
  }
});

test('supervisors still hear how it is: alive, and draining', async () => {
  const [alive, ready] = [await fetch(`${site.url}/healthz`), await fetch(`${site.url}/readyz`)];
  expect([alive.status, ready.status]).toEqual([200, 503]);
  expect(await ready.json()).toMatchObject({ status: 'draining', parts: { serving: 'fails' } });
});
