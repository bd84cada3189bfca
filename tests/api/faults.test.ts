import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, calls } from '../../src/contract/calls.ts';
import { createClient } from '../../src/contract/client.ts';
import { ThreadError } from '../../src/threads/thread-error.ts';
import { type OpenSite, openApi } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openApi({ ASK_MAX_LENGTH: '100', SAVE_MAX_LENGTH: '200' });
});
afterAll(() => site.close());

async function problem(path: string, init?: RequestInit) {
  const response = await fetch(site.url + path, init);
  const media = response.headers.get('content-type');
  return {
    status: response.status,
    media,
    headers: response.headers,
    ...((await response.json()) as { code: string; detail: string }),
  };
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

test.each(['/ask', '/ask?q=', '/ask?q=%20%0A', '/ask?q=%E2%80%8B'])(
  'a blank question (%s) is refused with what to mend',
  async (path) => {
    expect(await problem(path)).toMatchObject({
      status: 400,
      media: 'application/problem+json; charset=utf-8',
      code: 'question-required',
    });
  },
);

test.each([
  '/ask?q=a&q=b',
  '/history?limit=0',
  '/history?limit=201',
  '/history?limit=x',
  '/history?before=-1',
  '/articles?before=1e3',
])('%s is no well-formed request', async (path) => {
  expect(await problem(path)).toMatchObject({ status: 400, code: 'invalid-request' });
});

test('a question over the configured length is too large', async () => {
  expect(await problem(`/ask?q=${'a'.repeat(101)}`)).toMatchObject({ status: 413, code: 'too-large' });
});

test.each<[string, unknown, number, string]>([
  ['of broken JSON', '{', 400, 'invalid-request'],
  ['of nothing', '', 400, 'invalid-request'],
  ['of null', 'null', 422, 'invalid-content'],
  ['of a list', '[]', 422, 'invalid-content'],
  ['without an answer', { question: 'x' }, 422, 'invalid-content'],
  ['with a number for a question', { question: 1, answer: 'y', userRole: 'user' }, 422, 'invalid-content'],
  ['with a blank question', { question: '  ', answer: 'y', userRole: 'user' }, 422, 'invalid-content'],
  [
    'with an answer that only looks like one',
    { question: 'x', answer: '\u200b', userRole: 'user' },
    422,
    'invalid-content',
  ],
  ['with a long question', { question: 'x'.repeat(101), answer: 'y', userRole: 'user' }, 413, 'too-large'],
  ['with a long answer', { question: 'x', answer: 'y'.repeat(201), userRole: 'user' }, 413, 'too-large'],
  ['with a huge body', { question: 'x', answer: 'y'.repeat(100_000), userRole: 'user' }, 413, 'too-large'],
])('a save %s is refused and not stored', async (_what, body, status, code) => {
  expect(await problem('/save', json(body))).toMatchObject({ status, code });
  expect(await (await fetch(`${site.url}/history`)).json()).toEqual([]);
});

test('a body under another type is refused', async () => {
  expect(
    await problem('/save', { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  ).toMatchObject({
    status: 415,
    code: 'unsupported-media-type',
  });
});

test.each([
  ['POST', '/ask', 'GET, HEAD'],
  ['GET', '/save', 'POST'],
  ['DELETE', '/history', 'GET, HEAD'],
  ['PUT', '/articles', 'GET, HEAD'],
  ['PATCH', '/articles/x', 'GET, HEAD'],
  ['POST', '/cron-generate-article', 'GET'],
  ['GET', '/seed-sample-article', 'POST'],
])('%s %s is answered with the methods that are allowed', async (method, path, allow) => {
  const { status, headers } = await problem(path, { method });
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

test('an unknown call is not found, and so is an unknown article', async () => {
  expect(await problem('/nothing')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await problem('/articles/nothing')).toMatchObject({ status: 404, code: 'article-not-found' });
  expect(await problem(`/articles/${'a'.repeat(900)}`)).toMatchObject({ status: 404 });
});

test('the client’s error names path and status, never address, query or question', async () => {
  const refused = createClient(site.url, fetch).ask('s3cret '.repeat(40));
  await expect(refused).rejects.toMatchObject({ name: 'ApiError', path: '/ask', status: 413, code: 'too-large' });
  await expect(refused).rejects.toThrow('API /ask error: 413');
});

test('a failing search is reported as such and other calls still work', async () => {
  const broken = await openApi(
    {},
    { retrieval: { find: () => Promise.reject(new ThreadError('lost', 'the worker died')), close: async () => {} } },
  );
  await broken.context.texts.start();
  const response = await fetch(`${broken.url}/ask?q=patience`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'engine-failed' });
  expect((await fetch(`${broken.url}/history`)).status).toBe(200);
  await broken.close();
});

test('a programming error is not reported as an engine failure: it is logged without details in the response', async () => {
  const broken = await openApi(
    {},
    { retrieval: { find: () => Promise.reject(new TypeError('x is not a function')), close: async () => {} } },
  );
  await broken.context.texts.start();
  const response = await fetch(`${broken.url}/ask?q=patience`);
  expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal' }]);
  await broken.close();
});

test('without the storage, generating and saving are refused with 503 and asking still works', async () => {
  const site = await openApi();
  const broken = await openApi(
    {},
    {
      storage: {
        ...site.context.storage,
        transact: () => Promise.reject(new Error('disk full')),
        close: async () => {},
      },
    },
  );
  for (const [path, init] of [
    ['/cron-generate-article', {}],
    ['/seed-sample-article', { method: 'POST' }],
    ['/save', json({ question: 'x', answer: 'y', userRole: 'user' })],
  ] as const) {
    const response = await fetch(broken.url + path, init);
    expect([path, response.status]).toEqual([path, 503]);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect((await fetch(`${broken.url}/ask?q=patience`)).status).toBe(200);
  expect((await fetch(`${broken.url}/articles`)).status).toBe(200);
  await broken.close();
  await site.close();
});

test('every refusal is declared for its call', async () => {
  const asked: [Call, string, RequestInit?][] = [
    [calls.ask, '/ask'],
    [calls.ask, '/ask?q=a&q=b'],
    [calls.ask, `/ask?q=${'a'.repeat(101)}`],
    [calls.save, '/save', json('{')],
    [calls.save, '/save', json({})],
    [calls.save, '/save', { ...json('{}'), headers: { 'Content-Type': 'text/plain' } }],
    [
      calls.save,
      '/save',
      { ...json('{}'), headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
    ],
    [calls.history, '/history?limit=0'],
    [calls.article, '/articles/nothing'],
    [calls.generateArticle, '/cron-generate-article', { headers: { Origin: 'https://evil.example' } }],
    [calls.generateArticle, '/cron-generate-article', { headers: { 'Sec-Purpose': 'prefetch' } }],
    [calls.seedArticle, '/seed-sample-article', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
  ];
  for (const [call, path, init] of asked) expect(call.errors).toContain((await problem(path, init)).code);
});
