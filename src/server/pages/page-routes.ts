import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The route that shows an address. */
export interface PageRoute {
  /** As in `web/routes.ts`: `topics/:slug`; `*` for an unknown page. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the route of an address among the pages of a build. */
export function readRoutes({ routes }: ServerBuild): (pathname: string) => PageRoute {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const pages = all.filter(({ parentId }) => parentId !== undefined);
  const objects = pages.map(({ id, path, index, caseSensitive }): RouteObject => {
    const common = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
    return index ? { ...common, index: true } : common;
  });
  // The router compiles every route that it is given each time that it is asked: it is given few.
  const byFirst = Map.groupBy(objects, firstSegment);
  const anywhere = [...byFirst].flatMap(([first, routes]) => (/^[:*]/.test(first) ? routes : []));
  return (pathname) => {
    const own = byFirst.get(firstSegment({ path: pathname.slice(1) })) ?? [];
    // Encoded letters may spell any route.
    const few = pathname.includes('%') ? objects : [...own, ...anywhere];
    const match = matchRoutes(few, pathname)?.at(-1);
    return { pattern: match?.route.path ?? (match ? '' : '*'), params: match?.params ?? {} };
  };
}

const firstSegment = ({ path = '' }: Pick<RouteObject, 'path'>) => path.split('/', 1).join();
