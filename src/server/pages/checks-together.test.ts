import { expect, test } from 'vitest';
import type { TextJobOf } from '../text/text-jobs.ts';
import type { TextThreads } from '../text/text-threads.ts';
import { checksTogether } from './checks-together.ts';

/** Threads that give each text back as the edition of its check, and note every job. */
function threads() {
  const jobs: string[][] = [];
  const run = async ({ texts }: TextJobOf<'check-all'>) => {
    jobs.push(texts);
    if (texts.includes('too long')) throw new Error('late');
    return texts.map((text) => ({ citations: [], editions: [text], library: 'x' }));
  };
  return { jobs, check: checksTogether({ run: run as unknown as TextThreads['run'] }) };
}

test('what is asked for in one turn is one job, and each gets its own check', async () => {
  const { jobs, check } = threads();
  const checks = await Promise.all(['a', 'b', 'c'].map((text) => check(text)));
  expect(checks).toEqual([['a'], ['b'], ['c']].map((editions) => ({ citations: [], editions })));
  expect(await check('d')).toMatchObject({ editions: ['d'] });
  expect(jobs).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a job that fails fails for all of its texts, and not for the next', async () => {
  const { check } = threads();
  const settled = await Promise.allSettled([check('a'), check('too long')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await check('b')).toMatchObject({ editions: ['b'] });
});
