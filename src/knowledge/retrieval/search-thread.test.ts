import { expect, test } from 'vitest';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { SearchThread } from './search-thread.ts';

testCorpus();
const query = {
  belonging: 'named' as const,
  topics: [{ kind: 'word' as const, english: ['fasting'], arabic: [], known: [] }],
  limit: 5,
};

test('a query that waits too long is rejected, and later ones are served', async () => {
  const thread = new SearchThread(testCorpusPath, 0);
  await expect(thread.search(query)).rejects.toThrow('longer than 0 ms');
  await thread.close();
});

test('a thread that cannot start rejects what waits for it, and the next query tries anew', async () => {
  const thread = new SearchThread('/nowhere/corpus.sqlite', 5_000);
  await expect(thread.search(query)).rejects.toThrow();
  await expect(thread.search(query)).rejects.toThrow();
  await thread.close();
});

test('a thread that dies is started again by the next query', async () => {
  const thread = new SearchThread(testCorpusPath, 5_000);
  expect(await thread.search(query)).toHaveLength(5);
  // A topic that is no object breaks the worker's own code outside its query.
  const poison = { ...query, topics: null as never };
  await expect(thread.search(poison)).rejects.toThrow();
  expect(await thread.search(query)).toHaveLength(5);
  await thread.close();
});

test('a closed search answers no more', async () => {
  const thread = new SearchThread(testCorpusPath, 5_000);
  const waiting = thread.search(query).catch((error: Error) => error.message);
  await thread.close();
  expect(['The search thread ended']).toContain(await waiting);
  await expect(thread.search(query)).rejects.toThrow('closed');
});
