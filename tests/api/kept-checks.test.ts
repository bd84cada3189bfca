import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { HistoryItem } from '../../src/contract/entities.ts';
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

test('under another library excerpts are checked again, and whole texts where they are not too long', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-kept-'));
  const first = await openApi({ DATA_DIR: folder, SAVE_MAX_LENGTH: '50000' });
  for (const [question, words] of [
    ['Long?', 3_000],
    ['Too long?', 6_000],
  ] as const) {
    const answer = `See [Quran 2:153].\n\n${'word '.repeat(words)}`;
    const body = JSON.stringify({ question, answer, userRole: 'user' });
    await fetch(`${first.url}/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
  const kept = await (await fetch(`${first.url}/history`)).json();
  await first.close();

  const other = await openApi({ DATA_DIR: folder, EDITIONS_OFF: 'quran-fr-hamidullah' });
  const items: HistoryItem[] = await (await fetch(`${other.url}/history`)).json();
  expect(items).toEqual(kept);
  expect(items.every(({ check, excerpt }) => check?.citations.length === 1 && excerpt)).toBe(true);
  const whole = async (item: HistoryItem | undefined): Promise<HistoryItem> =>
    (await fetch(`${other.url}/history/${item?.id}`)).json();
  expect(await whole(items[0])).not.toHaveProperty('check');
  expect((await whole(items[1])).check?.citations).toHaveLength(1);
  await other.close();
  await rm(folder, { recursive: true });
});
