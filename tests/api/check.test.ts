import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLibraryClient } from '../../src/contract/library-client.ts';
import { type OpenSite, openApi } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openApi();
});
afterAll(() => site.close());

const check = (text: string) => createLibraryClient(site.url, fetch).check(text);
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const right = '“decreed upon you is fasting as it was decreed upon those before you” [Quran 2:183]';

test('a correct quotation is verified, with its offsets in the text and the passage’s words', async () => {
  const text = `As is said: ${right}.`;
  const { citations, editions } = await check(text);
  expect(citations).toMatchObject([
    {
      quotation: 'decreed upon you is fasting as it was decreed upon those before you',
      reference: 'Quran 2:183',
      written: 'Quran 2:183',
      verdict: 'verified',
      passages: [{ reference: 'Quran 2:183', path: '/sources/quran/2/183' }],
    },
  ]);
  const [citation] = citations;
  expect(text.slice(citation?.start, citation?.end)).toContain('Quran 2:183');
  expect(text.slice(citation?.quoted?.start, citation?.quoted?.end)).toBe(citation?.quotation);
  expect(citation?.passages[0]?.texts.map(({ language }) => language)).toEqual(['ar', 'en']);
  expect(editions).toEqual(citation?.editions?.map(({ title }) => title));
});

test('differences are reported word by word, with the source’s own words', async () => {
  const { citations } = await check(right.replace('fasting', 'feasting'));
  const [citation] = citations;
  expect(citation).toMatchObject({ verdict: 'misquoted', differences: [{ quoted: 'feasting', source: 'fasting' }] });
  expect(citation?.correction).toContain('fasting');
});

test('words of another passage are reported with that passage', async () => {
  const [citation] = (await check(right.replace('2:183', '2:184'))).citations;
  expect(citation).toMatchObject({ verdict: 'misattributed', reference: 'Quran 2:184' });
  expect(citation?.foundAt).toEqual([{ reference: 'Quran 2:183', path: '/sources/quran/2/183' }]);
  expect(citation?.foundPassages?.[0]?.texts.map(({ text }) => text).join()).toMatch(/decreed upon you is fasting/);
});

test('a near match elsewhere is reported as such; a near match at the cited passage is not searched for elsewhere', async () => {
  const wrong = right.replace('fasting', 'feasting');
  const [here] = (await check(wrong)).citations;
  const [elsewhere] = (await check(wrong.replace('2:183', '2:184'))).citations;
  expect([here?.verdict, here?.foundAt]).toEqual(['misquoted', undefined]);
  expect([elsewhere?.verdict, elsewhere?.foundAt?.[0]?.reference]).toEqual(['misquoted', 'Quran 2:183']);
});

test('a verse inside the cited passage is not reported as another passage', async () => {
  const [citation] = (await check(right.replace('2:183', '2:183-185'))).citations;
  expect([citation?.verdict, citation?.foundAt]).toEqual(['verified', undefined]);
});

test('a bare reference has no quotation, and one that does not exist has a reason', async () => {
  const { citations } = await check('See [Quran 2:183] and [Quran 2:300].');
  expect(citations).toMatchObject([
    { quotation: null, verdict: 'reference-exists' },
    {
      quotation: null,
      verdict: 'no-such-reference',
      note: 'There is no Quran 2:300. Surah 2 (Al-Baqarah) has 286 verses.',
      passages: [],
    },
  ]);
});

test('words at a surah that does not exist are not verified, and the reference is shown as it was written', async () => {
  const { citations } = await check(right.replace('[Quran 2:183]', '(Surah An-Nurayn, verse 1)'));
  expect(citations).toMatchObject([
    {
      verdict: 'no-such-reference',
      reference: 'Surah An-Nurayn, verse 1',
      written: 'Surah An-Nurayn, verse 1',
      note: 'The Quran has no surah that is known by this name.',
      passages: [],
    },
  ]);
});

test('a long passage is shortened, and in a text with thousands of citations only the first have passages', async () => {
  expect((await check('[Quran 2:1-286]')).citations[0]?.passages).toHaveLength(3);
  const { citations } = await check('[Quran 2:183] '.repeat(1000));
  expect(citations.filter(({ passages }) => passages.length > 0)).toHaveLength(300);
});

test('a text without citations has an empty list', async () => {
  expect(await check('Nothing is quoted here.')).toEqual({ citations: [], editions: [] });
});

test.each([
  ['an empty text', { text: '' }, 400, 'text-required'],
  ['blanks', { text: ' \n\u200B ' }, 400, 'text-required'],
  ['no text', {}, 422, 'invalid-content'],
  ['a number', { text: 7 }, 422, 'invalid-content'],
  ['no object', '"text"', 422, 'invalid-content'],
  ['no JSON', '{"text"', 400, 'invalid-request'],
  ['a text that is too long', { text: 'a'.repeat(50_001) }, 413, 'too-large'],
  ['a body that is too long', { text: 'a'.repeat(400_000) }, 413, 'too-large'],
])('%s is refused with a sentence', async (_what, body, status, code) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, detail: expect.stringMatching(/\.$/) });
});

test('pages of any origin may call it, and nothing is stored', async () => {
  const headers = { Origin: 'https://elsewhere.example' };
  const asked = await fetch(`${site.url}/check`, {
    method: 'OPTIONS',
    headers: { ...headers, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const response = await send({ text: right }, headers);
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${site.url}/history`)).json()).toEqual([]);
});

test('the limits are the operator’s', async () => {
  const strict = await openApi({ RATE_LIMIT: 'on', CHECK_PER_MINUTE: '2', CHECK_MAX_LENGTH: '10' });
  const ask = (text: string) =>
    fetch(`${strict.url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  expect([(await ask('12345678901')).status, (await ask('1234567890')).status]).toEqual([413, 200]);
  const third = await ask('x');
  expect([third.status, Number(third.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await strict.close();
});
