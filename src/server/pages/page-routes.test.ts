import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import pages from '../../web/routes.ts';
import { readRoutes } from './page-routes.ts';

const build = {
  routes: {
    root: { id: 'root', path: '' },
    ...Object.fromEntries(pages.map((page, at) => [at, { ...page, id: String(at), parentId: 'root' }])),
  },
} as unknown as ServerBuild;

test.each([
  '/',
  '/ask',
  '/Ask',
  '/ask/',
  '/topics/zakat',
  '/topics/words-to-say/greetings',
  '/ar/topics/zakat',
  '/ar',
  '/sources/quran/2',
  '/sources/quran/2/255-257',
  '/sources/bukhari/8',
  '/%74opics/zakat',
  '/topics/%D8%A7',
  '/topics//zakat',
  '/nothing/of/this',
  '/index.php',
])('%s has the route that the router finds among all', (pathname) => {
  const found = matchRoutes(pages as RouteObject[], pathname)?.at(-1);
  expect(readRoutes(build)(pathname)).toEqual({ pattern: found?.route.path ?? '', params: found?.params });
});
