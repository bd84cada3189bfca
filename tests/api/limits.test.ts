import { expect, test } from 'vitest';
import { openApi } from '../support/site.ts';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

test('an address above its limit gets 429 with Retry-After', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', ASK_PER_MINUTE: '2' });
  const ask = () => fetch(`${site.url}/ask?q=patience`);
  const first = await ask();
  expect(first.headers.get('ratelimit-limit')).toBe('2');
  await ask();
  const third = await ask();
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await third.json()).toMatchObject({ code: 'too-many-requests' });
  expect((await fetch(`${site.url}/history`)).status).toBe(200);
  await site.close();
});

test('HEAD spends what GET spends', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', ASK_PER_MINUTE: '1' });
  const ask = async (method: string) => (await fetch(`${site.url}/ask?q=patience`, { method })).status;
  expect([await ask('HEAD'), await ask('GET'), await ask('HEAD')]).toEqual([200, 429, 429]);
  await site.close();
});

test('a question that is refused unread does not count against the limit', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', ASK_PER_MINUTE: '1' });
  const ask = async (question: string) => (await fetch(`${site.url}/ask?q=${question}`)).status;
  expect([await ask('a'.repeat(2_500)), await ask(''), await ask('patience'), await ask('mercy')]).toEqual([
    413, 400, 200, 429,
  ]);
  await site.close();
});

test('without a trusted proxy a header cannot evade the limit', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', SAVE_PER_MINUTE: '1' });
  const save = (address: string) =>
    fetch(`${site.url}/save`, {
      ...json({ question: address, answer: 'x', userRole: 'user' }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });
  expect([(await save('10.0.0.1')).status, (await save('10.0.0.2')).status]).toEqual([201, 429]);
  await site.close();

  const behindProxy = await openApi({ RATE_LIMIT: 'on', SAVE_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const forwarded = (address: string) =>
    fetch(`${behindProxy.url}/save`, {
      ...json({ question: address, answer: 'x', userRole: 'user' }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `6.6.6.6, ${address}` },
    });
  expect([
    (await forwarded('10.0.0.1')).status,
    (await forwarded('10.0.0.2')).status,
    (await forwarded('10.0.0.1')).status,
  ]).toEqual([201, 201, 429]);
  await behindProxy.close();
});

test('named proxies are trusted wherever they stand in the chain, and nobody else', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', ASK_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
  const ask = async (forwarded: string) =>
    (await fetch(`${site.url}/ask?q=patience`, { headers: { 'X-Forwarded-For': forwarded } })).status;
  expect(await ask('203.0.113.1')).toBe(200);
  // Two proxies of the operator's, then the same visitor; what the visitor claimed before that changes nothing.
  expect(await ask('198.51.100.9, 203.0.113.1, 10.1.1.1')).toBe(429);
  expect(await ask('203.0.113.2, 10.1.1.1')).toBe(200);
  await site.close();
});

test('all addresses of one IPv6 network of a customer share a limit', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', ASK_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const ask = async (forwarded: string) =>
    (await fetch(`${site.url}/ask?q=patience`, { headers: { 'X-Forwarded-For': forwarded } })).status;
  expect([await ask('2001:db8:0:1::1'), await ask('2001:db8:0:1:ffff::2'), await ask('2001:db8:0:2::1')]).toEqual([
    200, 429, 200,
  ]);
  await site.close();
});

test('all addresses together are refused above the total, for seconds', async () => {
  const site = await openApi({ RATE_LIMIT: 'on', READ_TOTAL_PER_MINUTE: '60', TRUST_PROXY: '1' });
  const read = (address: string) => fetch(`${site.url}/sources`, { headers: { 'X-Forwarded-For': address } });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, one) => read(`203.0.113.${one}`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(13);
  expect(refused.length).toBeGreaterThanOrEqual(17);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3);
  await site.close();
});

test('processes that share their limits give an address one limit together', async () => {
  const settings = { RATE_LIMIT: 'on', SHARED_LIMITS: 'on', ASK_PER_MINUTE: '5' };
  const first = await openApi(settings);
  const second = await openApi({ ...settings, DATA_DIR: first.context.config.DATA_DIR });
  const statuses: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const { url } of [first, second]) statuses.push((await fetch(`${url}/ask?q=patience`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  await second.close();
  await first.close();
});

test('where limits are shared, too, a response says what remains, and the last room is for newcomers', async () => {
  const limits = { READ_PER_MINUTE: '100', READ_TOTAL_PER_MINUTE: '60' };
  const site = await openApi({ RATE_LIMIT: 'on', SHARED_LIMITS: 'on', TRUST_PROXY: '1', ...limits });
  const read = (address: string) => fetch(`${site.url}/sources`, { headers: { 'X-Forwarded-For': address } });
  const first = await read('203.0.113.1');
  expect(first.headers.get('ratelimit-remaining')).toBe('99');
  let flood = first;
  for (let one = 0; one < 50 && flood.status === 200; one++) flood = await read('203.0.113.1');
  expect([flood.status, (await read('203.0.113.2')).status]).toEqual([503, 200]);
  await site.close();
});

test('the budget of the day holds, and the next day brings a new one', async () => {
  let now = new Date('2026-11-20T23:59:00Z');
  const site = await openApi({ GENERATE_PER_DAY: '1' }, { now: () => now });
  const generate = () => fetch(`${site.url}/cron-generate-article`);
  expect((await generate()).status).toBe(200);
  const refused = await generate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ code: 'budget-spent' });
  now = new Date('2026-11-21T00:00:01Z');
  expect((await generate()).status).toBe(200);
  await site.close();
});

test('above the daily budget no article is composed', async () => {
  const site = await openApi({ GENERATE_PER_DAY: '0' });
  const jobs: string[] = [];
  const { texts } = site.context;
  const watched: typeof texts = {
    ...texts,
    run: (job, options) => {
      jobs.push(job.kind);
      return texts.run(job, options);
    },
    close: async () => undefined,
  };
  const other = await openApi({ GENERATE_PER_DAY: '0' }, { texts: watched });
  expect((await fetch(`${other.url}/cron-generate-article`)).status).toBe(429);
  expect(jobs).toEqual([]);
  await other.close();
  await site.close();
});

test('answers are recognised for as long as the operator says', async () => {
  let now = new Date('2026-11-01T00:00:00Z');
  const site = await openApi({ ISSUED_DAYS: '1' }, { now: () => now });
  const question = 'What is said about patience?';
  const { ai_suggestion } = (await (await fetch(`${site.url}/ask?q=${encodeURIComponent(question)}`)).json()) as {
    ai_suggestion: string;
  };
  const save = async () =>
    (
      (await (await fetch(`${site.url}/save`, json({ question, answer: ai_suggestion, userRole: 'user' }))).json()) as {
        provenance: string;
      }
    ).provenance;
  expect(await save()).toBe('issued');
  now = new Date('2026-11-02T00:00:01Z');
  expect(await save()).toBe('unverified');
  await site.close();
});

test('an operator can refuse answers that this site did not give', async () => {
  const site = await openApi({ SAVE_UNISSUED: 'refuse' });
  const response = await fetch(`${site.url}/save`, json({ question: 'x', answer: 'y', userRole: 'user' }));
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'save-refused']);
  expect(await (await fetch(`${site.url}/history`)).json()).toEqual([]);
  await site.close();
});
