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
  return (pathname) => {
    const match = matchRoutes(objects, pathname)?.at(-1);
    return { pattern: match?.route.path ?? (match ? '' : '*'), params: match?.params ?? {} };
  };
}
