import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectedLog } from '../support/collected-log.ts';
import { plainRequest, rawRequest } from '../support/raw-request.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// What attackers try on any site. Scripts in texts of visitors: tests/e2e/content-policy.test.ts and article tests.

const { log, lines } = collectedLog();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' }, { log });
});
afterAll(() => site.close());
beforeEach(() => {
  lines.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });
const raw = (target: string, options?: Parameters<typeof plainRequest>[1]) =>
  rawRequest(site.url, plainRequest(target, options));
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const post = (path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

test.each([
  ['/about%0d%0aSet-Cookie:%20a=b/'],
  ['/a%0d%0a%0d%0a<script>/'],
  ['/%E2%80%A8x/'],
  ['/api/history?before=%0d%0aX-Evil:1'],
])('a line end in %s ends no header', async (path) => {
  const answer = await raw(path);
  const [head = ''] = answer.split('\r\n\r\n');
  expect(head).not.toMatch(/^(set-cookie|x-evil|<script)/im);
});

test.each(['//evil.example/', '/\\evil.example/', '///evil.example', '/%5cevil.example/', '/https://evil.example/'])(
  '%s leads to no other site',
  async (target) => {
    const location = /^location: (.*)$/im.exec(await raw(target))?.[1];
    if (location !== undefined) expect(new URL(location, 'https://isnad.example').host).toBe('isnad.example');
    expect(location ?? '/').not.toMatch(/^[/\\]{2}/);
  },
);

test('an address with its host in the request line is the page, and its redirect names a path', async () => {
  expect(statusOf(await raw('http://anything.example/about'))).toBe(200);
  expect(/^location: (.*)$/im.exec(await raw('http://anything.example/about/'))?.[1]).toBe('/about');
  expect(statusOf(await raw('http://anything.example'))).toBe(200);
});

test('a request with two hosts, or with none, is refused', async () => {
  const without = await rawRequest(site.url, 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect([statusOf(without), /^x-content-type-options: nosniff/im.test(without)]).toEqual([400, true]);
  expect(statusOf(await raw('/about', { headers: ['Host: evil.example'] }))).toBe(400);
  expect(statusOf(await raw('/api/articles', { headers: ['HOST: evil.example'] }))).toBe(400);
});

test.each([
  '/assets/../ask',
  '/assets/%2e%2e/ask',
  '/assets/%2E./ask',
  '/assets/..%2fask',
  '/assets/..%5cask',
  '/./ask',
  '/assets/../../etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/checker-data/..%2f..%2fpackage.json',
  '/assets/%00',
])('%s is no page and no file', async (target) => {
  const answer = await raw(target);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toMatch(/root:|"dependencies"|Ask a question/);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a length twice', 'POST /api/check HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
  [
    'a length and pieces',
    'POST /api/check HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s is answered with a problem document that repeats nothing', async (_what, bytes, status) => {
  const answer = await rawRequest(site.url, bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(statusOf(answer)).toBe(status);
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^strict-transport-security: /im);
  expect(JSON.parse(body)).toMatchObject({ code: 'invalid-request', status });
});

test('the form of a text says that it can be posted', async () => {
  const refused = await fetch(`${site.url}/check`, { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('TRACE and unknown methods are not answered', async () => {
  for (const method of ['TRACE', 'CONNECT', 'TRACK', 'PROPFIND']) {
    const answer = await raw('/about', { method });
    expect([400, 404, 405], method).toContain(statusOf(answer) || 400);
    expect(answer).not.toContain('<html lang="en" data-api');
  }
});

test.each([
  '{"__proto__":{"polluted":1},"text":"x"}',
  '{"constructor":{"prototype":{"polluted":1}},"text":"x"}',
  '{"text":"x","__proto__":{"guard":true}}',
])('%s changes no prototype', async (body) => {
  const answered = await post('/api/check', body);
  expect([200, 400, 422]).toContain(answered.status);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(await (await post('/api/check', '{"text":"x"}')).json()).not.toHaveProperty('guard');
});

test('deep bodies are refused and cost nothing', async () => {
  const depth = 40_000;
  const deep = `{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect((await post('/api/check', deep)).status).toBe(422);
  expect((await post('/api/save', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)).status).toBe(422);
});

test('a compressed body is never unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  for (const encoding of ['gzip', 'br', 'deflate']) {
    const { status } = await post('/api/check', bomb, { 'Content-Encoding': encoding });
    expect([400, 413, 415], encoding).toContain(status);
  }
});

test('what is no UTF-8 is replaced, and the row given back is the row kept', async () => {
  const body = Buffer.concat([
    Buffer.from('{"question":"What is '),
    Buffer.from([0xff, 0xc0, 0xaf]),
    Buffer.from(' zakat?","answer":"A due \\ud800 on wealth.","userRole":"user"}'),
  ]);
  const saved = await (await post('/api/save', body)).json();
  expect(saved.question).toContain('\ufffd');
  const item = await (await get(`/api/history/${saved.id}`)).json();
  expect(item.question).toBe(saved.question);
});

test('signs that turn the direction of a text, and control characters, are not kept', async () => {
  const saved = await (
    await post(
      '/api/save',
      JSON.stringify({ question: 'Is \u202eterces\u202c so?', answer: 'No.\u2066\u0000\u0007', userRole: 'user' }),
    )
  ).json();
  expect([saved.question, saved.answer]).toEqual(['Is terces so?', 'No.']);
});

test('headers that caches do not know change no byte of a page', async () => {
  const plain = await (await get('/about')).text();
  for (const [name, value] of [
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-Scheme', 'http'],
    ['X-Original-URL', '/ask'],
    ['X-Rewrite-URL', '/ask'],
    ['Forwarded', 'host=evil.example'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Accept-Language', 'ar'],
    ['Origin', 'https://evil.example'],
  ] as const) {
    expect(await (await get('/about', { [name]: value })).text(), name).toBe(plain);
  }
  const withHost = await raw('/about', { headers: [] });
  expect(withHost).not.toContain('http://isnad.example');
});

test('a question never enters a cache that visitors share', async () => {
  for (const path of ['/ask?q=secret', '/api/ask?q=secret', '/search?q=secret']) {
    expect((await get(path)).headers.get('cache-control'), path).toBe('private, no-store');
  }
});

test('a parameter that is given twice or as a list is refused and named; one that no call knows is left alone', async () => {
  const refused = {
    '/api/ask?q=a&q=b': 'q',
    '/api/ask?q[]=a': 'q',
    '/api/history?limit=1&limit=2': 'limit',
    '/api/history?limit[]=1': 'limit',
    '/api/articles?before[0]=1': 'before',
    '/api/log/entries?from=1&from=2': 'from',
    '/api/passages?work=quran&q[x]=a': 'q',
  };
  for (const [path, name] of Object.entries(refused)) {
    const answered = await get(path);
    expect(answered.status, path).toBe(400);
    expect(await answered.json(), path).toMatchObject({ detail: `“${name}” must be given once, as ${name}=….` });
  }
  expect((await get('/api/history?utm_source=x&utm_source=y&__proto__[limit]=1&constructor=2')).status).toBe(200);
  expect(await (await get('/api/numbers')).json()).toMatchObject({ detail: '“work” must be given.' });
});

test('neither addresses nor headers write lines of their own into the log', async () => {
  await get('/a%0a{"level":60,"msg":"forged"}');
  await get('/x\u2028y'.replace('\u2028', '%E2%80%A8'), { 'User-Agent': 'evil" , "msg":"forged' });
  await rawRequest(site.url, 'GET / HTTP/1.1\r\nHost: a\r\nX: \u001b[31mred\r\n\nforged\r\n\r\n');
  expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([]);
  // Each line was one JSON object, or it could not have been collected.
  expect(lines.length).toBeGreaterThan(0);
});

test('questions, texts and addresses of visitors stand in no line of the log', async () => {
  await get('/api/ask?q=unspeakable-question');
  await get('/ask?q=unspeakable-question');
  await post('/api/check', '{"text":"unspeakable text"}');
  await post('/api/check', '{"text": unspeakable');
  await post('/api/save', JSON.stringify({ question: 'unspeakable?', answer: '', userRole: 'user' }));
  await get('/api/articles/unspeakable%zz');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines)
    expect(JSON.stringify(line)).not.toMatch(/unspeakable-question|unspeakable text|127\.0\.0\.1/);
});

test('a failure says nothing about the inside of the program', async () => {
  const broken = await openSite(
    {},
    {
      log,
      storage: {
        ...site.context.storage,
        read: () => Promise.reject(new Error('secret-path /var/lib')),
        close: async () => undefined,
      },
    },
  );
  for (const path of ['/api/articles/x', '/api/history/0000000000000000000000', '/articles/x']) {
    const response = await fetch(broken.url + path);
    expect(await response.text(), path).not.toMatch(/secret-path|\.ts:\d|node_modules|at \w+ \(/);
  }
  await broken.close();
});
