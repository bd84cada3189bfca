import { expect, test } from 'vitest';
import pages from '../web/routes.ts';
import { PAGES } from './metrics.ts';

test('requests for every page are counted under its first part', () => {
  const firsts = pages.map(({ path = '' }) => path.split('/', 1).join()).filter((first) => first !== '*');
  expect([...PAGES].sort()).toEqual([...new Set(firsts)].sort());
});
