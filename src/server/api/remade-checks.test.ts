import { expect, test } from 'vitest';
import { libraryOf } from '../../checker/summarize-check.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import type { TextJobOf } from '../text/text-jobs.ts';
import type { TextThreads } from '../text/text-threads.ts';
import { remadeChecks } from './remade-checks.ts';

const corpus = { id: 'now' } as Corpus;

/** Threads that give each text back as the edition of its check, and note every job. */
function threads() {
  const jobs: string[][] = [];
  const run = async ({ texts }: TextJobOf<'check-all'>) => {
    jobs.push(texts);
    if (texts.includes('too long')) throw new ThreadError('late', 'late');
    return texts.map((text) => ({ citations: [], editions: [text], library: libraryOf(corpus) }));
  };
  return { jobs, remade: remadeChecks({ run: run as unknown as TextThreads['run'] }) };
}

const row = (id: number, answer = `text ${id}`, library = 'earlier') => ({
  id,
  answer,
  check: { citations: [], editions: ['kept'], library },
});

test('a list of 200 older checks is made again in few jobs, and then comes from memory', async () => {
  const { jobs, remade } = threads();
  const rows = Array.from({ length: 200 }, (_, id) => row(id));
  const checks = await remade(rows, corpus);
  expect(rows.map(({ id }) => checks.get(id)?.editions)).toEqual(rows.map(({ answer }) => [answer]));
  expect(jobs.length).toBeLessThanOrEqual(10);
  const before = jobs.length;
  expect(await remade(rows, corpus)).toEqual(checks);
  expect(jobs).toHaveLength(before);
});

test('a check of this library is used as it was kept', async () => {
  const { jobs, remade } = threads();
  const checks = await remade([row(1, 'text', libraryOf(corpus))], corpus);
  expect(checks.get(1)).toEqual({ citations: [], editions: ['kept'] });
  expect(jobs).toEqual([]);
});

test('a text that is not finished in time costs its own check alone', async () => {
  const { remade } = threads();
  const checks = await remade([row(1), row(2, 'too long'), row(3)], corpus);
  expect([...checks.keys()]).toEqual([1, 3]);
});
