import { expect, test } from 'vitest';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { createRetrieval } from './create-retrieval.ts';
import { loadThesaurus } from './load-thesaurus.ts';

const parts = {
  corpusPath: testCorpusPath,
  corpus: testCorpus(),
  thesaurus: await loadThesaurus('content'),
  notes: [],
};
const question = 'what is fasting in Ramadan for Muslims';

test('a search that takes too long is given up', async () => {
  const retrieval = createRetrieval(parts, { deadlineMs: 1 });
  const long = 'prayer fasting moses heaven and earth '.repeat(100);
  await expect(retrieval.find(long, 5)).rejects.toMatchObject({ name: 'ThreadError', failure: 'late' });
  await retrieval.close();
});

test('a search over a corpus that is not there is refused, each time', async () => {
  const retrieval = createRetrieval({ ...parts, corpusPath: '/nowhere/corpus.sqlite' });
  await expect(retrieval.find(question, 5)).rejects.toMatchObject({ failure: 'lost' });
  await expect(retrieval.find(question, 5)).rejects.toMatchObject({ failure: 'lost' });
  await retrieval.close();
});

test('a question that breaks the search is rejected without affecting others', async () => {
  const retrieval = createRetrieval(parts);
  expect((await retrieval.find(question, 5)).passages.length).toBeGreaterThan(0);
  await expect(retrieval.find(null as never, 5)).rejects.toThrow();
  expect((await retrieval.find(question, 5)).passages.length).toBeGreaterThan(0);
  await retrieval.close();
});
