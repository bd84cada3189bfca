import { afterAll, beforeAll, expect, test } from 'vitest';
import { excerptOf } from '../../src/server/saved/excerpt.ts';
import { historyRow } from '../../src/storage/conformance/rows.ts';
import { type OpenSite, openSite } from '../support/site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site?.close());

test.each([
  ['references', '[1:1] '],
  ['references without brackets', 'Quran 1:1; '],
  ['short references', 'x Quran 1:1\n\n'],
  ['references of one verse each', '[Quran 2:183]'],
  ['quotations', '> x\n>\n> [Quran 1:1]\n\n'],
  ['quotes', '> a\n\n'],
  ['honorifics', 'ﷺ '],
  ['emphasis', '**a** *b* '],
  ['lists', '- a\n'],
  ['headings', '# a\n\na\n\n'],
  ['paragraphs', 'a\n\n'],
  ['breaks', 'a  \n'],
  ['links', '[a](/b)'],
  ['letters of three bytes', '中'],
  ['quotation marks', '"\''],
  ['angle brackets', '<&>'],
  ['verse numbers', '(12) '],
  ['words', 'word '],
])('the page stays small over fifty long answers full of %s', async (name, piece) => {
  const full = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const answer = full(20_000);
  const citations = [...answer.matchAll(/\[(?:Quran )?\d+:\d+\]/g)].slice(0, 200).map(({ 0: found, index }) => ({
    reference: found.slice(1, -1),
    written: found.slice(1, -1),
    verdict: 'misquoted' as const,
    start: index,
    end: index + found.length,
  }));
  const check = { citations, editions: ['The Quran in the Uthmani script'] };
  await site.context.storage.transact(async (writer) => {
    for (let i = 0; i < 50; i++) {
      const row = { question: `${full(1_900)} ${name} ${i}`, answer, check };
      await writer.saveHistory(historyRow({ ...row, excerpt: excerptOf(row.question, answer, check) }));
    }
  });
  const page = await fetch(`${site.url}/ask`);
  expect(page.status).toBe(200);
  expect((await page.arrayBuffer()).byteLength).toBeLessThan(400_000);
});

test('a whole item opens in its place, and the link to it needs no JavaScript', async () => {
  const answer = Array.from({ length: 40 }, (_, i) => `Paragraph ${i} of some words that say one thing.`).join('\n\n');
  for (let i = 0; i < 60; i++) {
    const response = await fetch(`${site.url}/api/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        question: `Which one is number ${i}?`,
        answer: `${answer}\n\nThe end of ${i}.`,
        userRole: 'user',
      }),
    });
    expect(response.status).toBe(201);
  }
  const list = await (await fetch(`${site.url}/ask`)).text();
  expect(list).toContain('Paragraph 0 of');
  expect(list).not.toContain('The end of 59.');
  const [, href = ''] = /href="(\/ask\?item=[\w-]+#item-[\w-]+)"[^>]*>Read the whole answer/.exec(list) ?? [];
  const opened = await fetch(`${site.url}${href}`);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  const html = await opened.text();
  expect(html).toContain('The end of 59.');
  expect(html).toContain(`id="${href.split('#')[1]}"`);
  expect(html).not.toContain('The end of 58.');

  // One that is on a later page comes first; one that is not listed changes nothing.
  const [, cursor] = /rel="next"/.test((await fetch(`${site.url}/api/history`)).headers.get('link') ?? '')
    ? (/before=([\w-]+)/.exec((await fetch(`${site.url}/api/history`)).headers.get('link') ?? '') ?? [])
    : [];
  const older = (await (await fetch(`${site.url}/api/history?before=${cursor}&limit=1`)).json()) as { id: string }[];
  const first = await (await fetch(`${site.url}/ask?item=${older[0]?.id}`)).text();
  expect(first).toContain('The end of 9.');
  expect(first.indexOf('Which one is number 9?')).toBeLessThan(first.indexOf('Which one is number 59?'));
  const unknown = await fetch(`${site.url}/ask?item=nothing`);
  expect(unknown.status).toBe(200);
  expect(await unknown.text()).toContain('Which one is number 59?');
});

test('beside the form it says what is public and what is not', async () => {
  const page = (await (await fetch(`${site.url}/ask`)).text()).replace(/\s+/g, ' ');
  expect(page).toContain('Questions and answers are public');
  expect(page).toContain('Questions about your own case are answered and not listed.');
});
