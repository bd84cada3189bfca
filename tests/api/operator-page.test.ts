import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';

const OPERATOR_TOKEN = 'the-token-of-the-operator-of-tests';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ OPERATOR_TOKEN, REVIEW_LINKS: 'on', REVIEW_WORDS: 'casino, الربا' });
});
afterAll(() => site?.close());

const get = (path: string, cookie = '') => fetch(`${site.url}${path}`, { headers: { cookie }, redirect: 'manual' });

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(form),
  });

async function signIn(): Promise<string> {
  const response = await post('/operator/sign-in', { token: OPERATOR_TOKEN });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/operator']);
  return response.headers.get('set-cookie')?.split(';', 1).join() ?? '';
}

async function save(question: string, answer: string) {
  const response = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer, userRole: 'user' }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id?: string };
}

const listed = async () =>
  ((await (await fetch(`${site.url}/api/history`)).json()) as { question: string }[]).map(({ question }) => question);

/** The ids of the items that a list of the operator shows. */
async function idsIn(list: string, cookie: string): Promise<string[]> {
  const html = await (await get(`/operator/saved?list=${list}`, cookie)).text();
  return [...html.matchAll(/href="\/operator\/saved\/([\w-]{22})"/g)].map(([, id = '']) => id);
}

test('without OPERATOR_TOKEN there is no such page', async () => {
  const other = await openSite();
  for (const path of ['/operator', '/operator/saved']) {
    expect((await fetch(`${other.url}${path}`)).status).toBe(404);
  }
  expect((await fetch(`${other.url}/operator/sign-in`, { method: 'POST' })).status).toBe(405);
  await other.close();
});

test('nothing is shown or changed before signing in', async () => {
  const { id = '' } = await save('What is seen of this?', 'Nothing yet.');
  for (const path of ['/operator', '/operator/saved', `/operator/saved/${id}`]) {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const html = await response.text();
    expect(html).toContain('name="token"');
    expect(html).not.toContain('What is seen of this?');
  }
  await post('/operator/saved', { id, action: 'delete' });
  expect(await listed()).toContain('What is seen of this?');
});

test('a wrong token is refused, and after ten attempts the right one too', async () => {
  const other = await openSite({ OPERATOR_TOKEN });
  const attempt = (token: string) =>
    fetch(`${other.url}/operator/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token }),
    });
  for (let count = 1; count <= 10; count += 1) {
    const response = await attempt(`${OPERATOR_TOKEN}${count}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  }
  const late = await attempt(OPERATOR_TOKEN);
  expect([late.status, late.headers.get('set-cookie')]).toEqual([429, null]);
  await other.close();
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
])('a form of another site does nothing: %o', async (headers) => {
  const cookie = await signIn();
  const { id = '' } = await save(`Who sent this as ${headers['sec-fetch-site']}?`, 'Somebody.');
  const refused = await post('/operator/saved', { id, action: 'hide' }, { ...headers, cookie });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/operator']);
  expect(await listed()).toContain(`Who sent this as ${headers['sec-fetch-site']}?`);
  expect((await post('/operator/sign-in', { token: OPERATOR_TOKEN }, headers)).headers.get('set-cookie')).toBeNull();
});

test('an item is hidden, listed again and deleted, and the public list follows', async () => {
  const cookie = await signIn();
  const { id = '' } = await save('What is modesty?', 'A virtue.');
  const act = async (action: string) => {
    const response = await post('/operator/saved', { id, action, back: '/operator/saved?list=all' }, { cookie });
    return response.headers.get('location');
  };
  expect(await act('hide')).toBe('/operator/saved?list=all&done=Hidden.');
  expect(await listed()).not.toContain('What is modesty?');
  expect(await act('list')).toContain('done=Listed.');
  expect(await listed()).toContain('What is modesty?');
  expect(await act('delete')).toContain('done=Deleted.');
  expect(await listed()).not.toContain('What is modesty?');
  expect((await get(`/operator/saved/${id}`, cookie)).status).toBe(404);
});

test('who deletes while another process reads the log of writes is told that the words stay there', async () => {
  const storage = { ...site.context.storage, emptyLog: async () => false, close: async () => {} };
  const read = await openSite({ OPERATOR_TOKEN }, { storage });
  const send = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(`${read.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams(form),
    });
  const signedIn = await send('/operator/sign-in', { token: OPERATOR_TOKEN });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1).join() ?? '';
  const { id = '' } = await save('What is candour?', 'A virtue.');
  const { slug } = (await (await fetch(`${site.url}/api/cron-generate-article`)).json()) as { slug: string };
  const deleted = await Promise.all([
    send('/operator/saved', { id, action: 'delete' }, cookie),
    send('/operator/articles', { slug, action: 'delete' }, cookie),
  ]);
  for (const { headers } of deleted) {
    expect(new URL(headers.get('location') ?? '', read.url).searchParams.get('done')).toBe(
      'Deleted. The words stay in the log of writes until no other process reads it.',
    );
  }
  expect(await listed()).not.toContain('What is candour?');
  await read.close();
});

test('what holds a link or one of the words waits, and nobody else sees it', async () => {
  const cookie = await signIn();
  expect((await save('What is sadaqah?', 'At https://example.org/ it is.')).id).toBeUndefined();
  expect((await save('Is a Casino allowed?', 'No.')).id).toBeUndefined();
  expect((await save('ما حكم الرِّبا؟', 'حرام.')).id).toBeUndefined();
  const html = await (await get('/operator/saved?list=held', cookie)).text();
  expect(html).toContain('it holds a link');
  expect(html).toContain('it holds “casino”');
  const [newest = '', second = ''] = await idsIn('held', cookie);
  await post('/operator/saved', { id: newest, action: 'list' }, { cookie });
  await post('/operator/saved', { id: second, action: 'hide' }, { cookie });
  expect(await idsIn('held', cookie)).toHaveLength(1);
  expect(await idsIn('hidden', cookie)).toContain(second);
  expect((await listed()).filter((question) => /الر|sadaqah|Casino/.test(question))).toEqual(['ما حكم الرِّبا؟']);
});

test('a personal case cannot be put on the list', async () => {
  const cookie = await signIn();
  await save('My husband divorced me three times by text, what now?', 'Ask a scholar.');
  const [id = ''] = await idsIn('unlisted', cookie);
  const response = await post('/operator/saved', { id, action: 'list' }, { cookie });
  expect(decodeURIComponent(response.headers.get('location') ?? '')).toContain('not+for+the+public+list');
  expect(await listed()).not.toContain('My husband divorced me three times by text, what now?');
});

test('nobody who is not signed in, and no form of another site, changes an article or a correction', async () => {
  const slug = 'for-the-operator';
  const article = { slug, title: 'For the Operator', summary: '', content: '<p>Words.</p>', origin: slug };
  const { storage } = site.context;
  await storage.transact((writer) => writer.addArticle({ ...article, createdAt: new Date(), points: [] }));
  const cookie = await signIn();
  const told = { article: slug, said: 'a', says: 'b', why: '', 'changes-answer': 'yes', action: 'add' };
  for (const headers of [{}, { cookie, 'sec-fetch-site': 'cross-site' }]) {
    for (const action of ['unpublish', 'delete']) await post('/operator/articles', { slug, action }, headers);
    await post('/operator/corrections', told, headers);
  }
  expect((await get(`/articles/${slug}`)).status).toBe(200);
  expect(await storage.read((reader) => reader.corrections({ limit: 1 }))).toEqual([]);
  for (const path of ['/operator/articles', '/operator/corrections']) expect((await get(path)).status).toBe(401);

  // The same forms, of this site and signed in.
  await post('/operator/corrections', told, { cookie });
  expect(await storage.read((reader) => reader.corrections({ limit: 1 }))).toMatchObject([{ slug, said: 'a' }]);
  const undecided = await post('/operator/corrections', { ...told, 'changes-answer': '' }, { cookie });
  expect(undecided.status).toBe(422);
  expect(await undecided.text()).toContain('Say whether it changes the answer.');
  const location = (await post('/operator/articles', { slug, action: 'unpublish' }, { cookie })).headers.get(
    'location',
  );
  expect(location).toBe('/operator/articles?done=Unpublished.');
  expect((await get(`/articles/${slug}`)).status).toBe(404);
});

test('the way back stays on the operator’s pages', async () => {
  const cookie = await signIn();
  for (const back of ['https://evil.example/', '//evil.example', '/about', '\\\\evil.example', 'javascript:alert(1)']) {
    const { id = '' } = await save(`Where to? ${back.length}`, 'Back.');
    const response = await post('/operator/saved', { id, action: 'hide', back }, { cookie });
    expect(response.headers.get('location')).toMatch(/^\/operator\/saved\?done=/);
  }
});

test('who signs out is out', async () => {
  const cookie = await signIn();
  expect((await get('/operator', cookie)).status).toBe(200);
  expect((await post('/operator/sign-out', {}, { cookie })).headers.get('set-cookie')).toContain('Max-Age=0');
});
