import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Environment } from '../../src/server/config.ts';
import { openApi } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';

test('a saved answer is checked again after the library changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-kept-'));
  const corpus = testCorpus();
  const english = corpus.passage({ work: 'quran', surah: 112, from: 1, to: 1 })?.verses[0].translation;
  const answer = `> ${english}\n>\n> [Quran 112:1]`;
  const history = async (settings: Environment, save: boolean) => {
    const api = await openApi({ DATA_DIR: folder, ...settings });
    try {
      if (save) {
        const body = JSON.stringify({ question: 'Who is God?', answer, userRole: 'user' });
        await fetch(`${api.url}/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      }
      const [item] = await (await fetch(`${api.url}/history`)).json();
      return item.check;
    } finally {
      await api.close();
    }
  };

  const kept = await history({}, true);
  expect(kept).toMatchObject({ citations: [{ verdict: 'verified' }], editions: ['Saheeh International (English)'] });
  expect(kept).not.toHaveProperty('library');

  expect(await history({ EDITIONS_OFF: 'quran-saheeh-international' }, false)).toMatchObject({
    citations: [{ verdict: 'not-in-corpus' }],
    editions: [],
  });
  expect(await history({}, false)).toEqual(kept);
  await rm(folder, { recursive: true });
});

test('a list request re-checks only some of its long texts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-kept-'));
  const first = await openApi({ DATA_DIR: folder });
  for (const name of ['One', 'Two', 'Three']) {
    const body = JSON.stringify({ question: name, answer: `${name} `.repeat(6_000), userRole: 'user' });
    await fetch(`${first.url}/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
  await first.close();

  const other = await openApi({ DATA_DIR: folder, EDITIONS_OFF: 'quran-fr-hamidullah' });
  const checked = async () => {
    const items: { check?: object }[] = await (await fetch(`${other.url}/history?limit=3`)).json();
    return items.map(({ check }) => check !== undefined);
  };
  // What was judged once is kept, so that the next list goes further.
  expect(await checked()).toEqual([true, true, false]);
  expect(await checked()).toEqual([true, true, true]);
  await other.close();
  await rm(folder, { recursive: true });
});
