import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '../../src/contract/entities.ts';
import type { WorkSearch } from '../../src/contract/source-entities.ts';
import { folderWithHadith } from '../support/folder-with-hadith.ts';
import { forty } from '../support/public-formats.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// A collection that an operator adds changes what answers say of its hadith: they are quoted, and their words checked.

let site: OpenSite;
let data: Awaited<ReturnType<typeof folderWithHadith>>;
beforeAll(async () => {
  data = await folderWithHadith();
  site = await openSite({ DATA_DIR: data.folder });
});
afterAll(async () => {
  await site.close();
  await data.remove();
});

test('an answer that rests on a hadith of the library quotes it, and its words are verified', async () => {
  const response = await fetch(`${site.url}/api/ask?q=${encodeURIComponent('what are the five pillars of islam')}`);
  const { ai_suggestion, check, sources } = (await response.json()) as Ask;
  const held = forty[2];
  expect(ai_suggestion).toContain('**40 Hadith Nawawi**, hadith 3:');
  expect(ai_suggestion).toContain(`> ${held?.arabic}\n>\n> ${held?.english}\n>\n> [40 Hadith Nawawi 3]`);
  expect(check?.citations.map(({ reference, verdict }) => [reference, verdict])).toEqual(
    expect.arrayContaining([
      ['40 Hadith Nawawi 3', 'reference-exists'],
      ['40 Hadith Nawawi 3', 'verified'],
    ]),
  );
  expect(sources?.find(({ title }) => title === '40 Hadith Nawawi 3')?.description).toBe(
    'In this library: 40 Hadith Nawawi (Arabic), 40 Hadith Nawawi (English)',
  );
});

test('a collection is searched, the best first, and words mean nothing to the search itself', async () => {
  const search = async (question: string, work = 'nawawi-40') => {
    const response = await fetch(`${site.url}/api/passages?work=${work}&q=${encodeURIComponent(question)}`);
    const body = (await response.json()) as WorkSearch;
    return [response.status, body.found?.[0]?.reference, body.found?.[0]?.around.text];
  };
  expect(await search('xylophones?')).toEqual([200, undefined, undefined]);
  expect(await search('never be ANGRY')).toEqual([200, '40 Hadith Nawawi 16', 'Invented words: do not be angry.']);
  expect((await search('لا تَغْضَبْ'))[1]).toBe('40 Hadith Nawawi 16');
  for (const hostile of ['" OR words:*', 'NEAR(a b)', "'; DROP TABLE search; --", '(((', '*', '']) {
    expect((await search(hostile))[0], hostile).toBe(200);
  }
  expect((await search('a', 'quran'))[0]).toBe(404);
  expect((await search('a'.repeat(301)))[0]).toBe(400);
});

test('the page of a note leads to the hadith here, and no longer to another site', async () => {
  const page = await (await fetch(`${site.url}/topics/five-pillars-overview`)).text();
  const chip = /<a class="reference [^"]*" href="([^"]+)"[^>]*><span>40 Hadith Nawawi 3</.exec(page)?.[1];
  expect(chip).toBe('/sources/nawawi-40/3');
});
