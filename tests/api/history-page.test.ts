import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicIdsOf } from '../../src/server/api/public-ids.ts';
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

const save = async (question: string, answer: string) => {
  const response = await fetch(`${site.url}/api/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, answer, userRole: 'user' }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
};

test('each row leads to the whole answer, and the last link to older rows, without JavaScript', async () => {
  const answer = Array.from({ length: 40 }, (_, i) => `Paragraph ${i} of some words that say one thing.`).join('\n\n');
  for (let i = 0; i < 60; i++) await save(`Which one is number ${i}?`, `${answer}\n\nThe end of ${i}.`);
  const list = await (await fetch(`${site.url}/ask`)).text();
  expect(list).toContain('Paragraph 0 of');
  expect(list).not.toContain('The end of 59.');
  const [, href = ''] = /href="(\/answers\/[\w-]+)"/.exec(list) ?? [];
  expect(await (await fetch(`${site.url}${href}`)).text()).toContain('The end of 59.');

  const [, older = ''] = /href="(\/ask\?before=[\w-]+)"/.exec(list) ?? [];
  const next = await fetch(`${site.url}${older}`);
  expect(next.headers.get('cache-control')).toBe('private, no-store');
  const rows = await next.text();
  expect(rows).toContain('Which one is number 9?');
  expect(rows).not.toContain('Which one is number 59?');
});

describe('the page of an answer', () => {
  const headOf = (html: string) => ({
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    data: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
  });

  test('an answer of this site has its own address, name and structured data', async () => {
    const question = 'What does the Quran say about patience?';
    const asked = await fetch(`${site.url}/api/ask?q=${encodeURIComponent(question)}`);
    const { id } = await save(question, (await asked.json()).ai_suggestion);
    const response = await fetch(`${site.url}/answers/${id}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const { canonical, robots, data } = headOf(html);
    expect(canonical).toBe(`${site.url}/answers/${id}`);
    expect(robots).toBeUndefined();
    expect(data).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { '@type': 'Question', name: question, answerCount: 1 },
    });
    expect(data.mainEntity.suggestedAnswer).toMatchObject({ '@type': 'Answer', url: canonical });
    expect(data.mainEntity.acceptedAnswer).toBeUndefined();
    expect(html).toMatch(/passages? word for word/);
    expect(html).toContain('Put together by a program');
    expect(html).toContain('data-print');
    // Read only: no React comes with it.
    expect(html).not.toContain('interactive-page');
  });

  test('what this site did not write says so, and is not offered to search engines', async () => {
    const { id } = await save('Is it so?', 'So they say.');
    const html = await (await fetch(`${site.url}/answers/${id}`)).text();
    expect(html).toContain('Not written by this site');
    expect(html).not.toContain('Put together by a program');
    expect(headOf(html)).toMatchObject({ robots: 'noindex', data: null });
  });

  test('what is not listed is not found, however it is named', async () => {
    const { id } = await save('I want to divorce my wife, I am so angry with her', 'An answer about one’s own case.');
    const hidden = await save('Will it be hidden?', 'It will.');
    expect((await fetch(`${site.url}/answers/${hidden.id}`)).status).toBe(200);
    const key = (await publicIdsOf(site.context.storage)()).rowOf(hidden.id) ?? 0;
    await site.context.storage.transact((writer) => writer.listHistory(key, 'hidden'));
    for (const name of [id, hidden.id, '1', 'nothing', `${id}x`]) {
      const response = await fetch(`${site.url}/answers/${name}`);
      expect(response.status, name).toBe(404);
      expect(await response.text()).toContain('Answer not found');
    }
  });
});

test('beside the form it says what is public and what is not', async () => {
  const page = (await (await fetch(`${site.url}/ask`)).text()).replace(/\s+/g, ' ');
  expect(page).toContain('Questions and answers are public');
  expect(page).toContain('Questions about your own case are answered and not listed.');
});
