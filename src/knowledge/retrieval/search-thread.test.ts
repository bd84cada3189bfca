import { expect, test } from 'vitest';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION } from '../corpus/editions.ts';
import { everythingOn } from './ablations.ts';
import { loadThesaurus } from './load-thesaurus.ts';
import { SearchThread } from './search-thread.ts';

testCorpus();
const data = {
  corpusPath: testCorpusPath,
  editions: [
    { id: ARABIC_EDITION, language: 'ar' },
    { id: ENGLISH_EDITION, language: 'en' },
  ],
  thesaurus: await loadThesaurus('content'),
  notes: [],
  ablations: everythingOn,
};
const query = { question: 'what is fasting in Ramadan for Muslims', limit: 5 };

test('a query that waits too long is rejected', async () => {
  const thread = new SearchThread(data, 1);
  const long = { ...query, question: 'prayer fasting moses heaven and earth '.repeat(100) };
  await expect(thread.search(long)).rejects.toThrow('longer than 1 ms');
  await thread.close();
});

test('a thread that cannot start rejects what waits for it, and the next query tries anew', async () => {
  const thread = new SearchThread({ ...data, corpusPath: '/nowhere/corpus.sqlite' }, 20_000);
  await expect(thread.search(query)).rejects.toThrow();
  await expect(thread.search(query)).rejects.toThrow();
  await thread.close();
});

test('a question that breaks the search is rejected alone', async () => {
  const thread = new SearchThread(data, 20_000);
  expect((await thread.search(query)).passages.length).toBeGreaterThan(0);
  await expect(thread.search({ ...query, question: null as never })).rejects.toThrow();
  expect((await thread.search(query)).passages.length).toBeGreaterThan(0);
  await thread.close();
});

test('a closed search answers no more', async () => {
  const thread = new SearchThread(data, 20_000);
  const waiting = thread.search(query).catch((error: Error) => error.message);
  await thread.close();
  expect(['The search thread ended']).toContain(await waiting);
  await expect(thread.search(query)).rejects.toThrow('closed');
});
