import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.ts';
import { pathOfTarget } from './unreadable-requests.ts';

// `BASE_PATH`: the hub under a path of its host. Routes, caches and pages name addresses without it. It is taken off here
// when a request comes in, and put on here when something goes out; what browsers make themselves gets it there
// (`web/base-path.ts`).

/** Supervisors know the process and not its place on a host: they are answered at the root too. */
const atTheRoot: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** The address of a request as the routes know it. One outside of the base path stays, and is refused below. */
export function addressInHub(target: string | undefined, base: string): string {
  const address = pathOfTarget(target);
  return base !== '' && address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

/** Refuses what is outside of the base path, and puts the base path on what leads to this hub. */
export function serveUnder(app: FastifyInstance, base: string): void {
  if (base === '') return;

  app.addHook('onRequest', (request, reply, done) => {
    const address = pathOfTarget(request.originalUrl);
    const [path = ''] = address.split('?', 1);
    if (path.startsWith(`${base}/`) || atTheRoot.includes(path)) done();
    else if (path === base) reply.redirect(`/${address.slice(base.length)}`, 301);
    else done(new ApiFault('not-found', `This hub is at ${base}/.`));
  });

  app.addHook('onSend', (_request, reply, payload, done) => {
    const location = reply.getHeader('Location');
    if (typeof location === 'string' && location.startsWith('/')) reply.header('Location', base + location);
    const link = reply.getHeader('Link');
    if (typeof link === 'string') reply.header('Link', link.replaceAll('</', `<${base}/`));
    const isPage = typeof payload === 'string' && String(reply.getHeader('Content-Type')).startsWith('text/html');
    done(null, isPage ? withBase(payload, base) : payload);
  });
}

const TAG = /<[a-z][^>]*>/gi;

/** The attributes that name an address, those of our own scripts among them. What leads elsewhere begins with a scheme. */
const ADDRESS = /( (?:href|src|action|formaction|data-(?:api|run|script|passage-popover|offline))=")\/(?!\/)/gi;

/** A page as it is sent. In a tag that we write no value has a bare `>` or `"`: React and the sanitiser escape both. */
export const withBase = (html: string, base: string): string =>
  base === '' ? html : html.replace(TAG, (tag) => tag.replace(ADDRESS, `$1${base}/`));
