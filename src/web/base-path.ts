/**
 * The path of its host under which the hub is served (the operator's `BASE_PATH`), such as `/isnad`; empty at a host's root.
 * Only a browser knows it, from its document: the server takes it off incoming addresses and puts it on a finished page
 * (`server/base-path.ts`), so that whatever runs there names pages without it.
 */
export const basePath: string = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** An address that stands in data, as the path of a passage does: without the base path, which it gets in a browser. */
export const inHub = (path: string) => basePath + path;

/** The canonical address of a page; `path` is one of `addresses`, and `publicUrl` has the base path in it. */
export const publicAddress = (path: string, publicUrl = '') => new URL(publicUrl + path.slice(basePath.length)).href;
