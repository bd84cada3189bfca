import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { sendFailure } from './failure-page.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Scripts that pages of other sites load. */
const isPublic = new Set(['checker.js', 'isnad-verse.js']);

/** Service workers are sent under one address (`offline-reading.ts`). */
const isWorker = (name: string) => name.startsWith('workers/');

/** Files of earlier builds, which pages that were opened before an upgrade still ask for. */
const EARLIER = 'build/earlier-assets';

/**
 * Serves the built files from memory: there are few, and each with its ready-made compressed forms. Those of earlier
 * builds, which few ask for, are read when they are.
 */
export async function serveAssets(app: FastifyInstance, folder: string, earlier = EARLIER): Promise<void> {
  const present = await readAll(folder, await filesIn(folder));
  for (const [name, ready] of present) {
    if (isWorker(name) || isHashed(name)) continue;
    const headers = headersOf(name);
    app.get(`/${name}`, (request, reply) => sendReady(request, reply.headers(headers), ready));
  }
  const old = await filesIn(earlier);
  const ofEarlierBuilds = new Set(old);
  // One route for hundreds of files: a route of its own for each made every start a tenth of a second longer.
  app.get<{ Params: { '*': string } }>(`/${HASHED}*`, async (request, reply) => {
    const file = request.params['*'];
    const name = HASHED + file;
    const isOld = ofEarlierBuilds.has(file) && types[path.extname(file)];
    const ready =
      present.get(name) ?? (isOld ? (await readAll(earlier, old.filter(isFormOf(file)))).get(file) : undefined);
    if (ready) return sendReady(request, reply.headers(headersOf(name)), ready);
    return sendFailure(reply, 404, 'Oops! Page not found', 'There is no page at this address.');
  });
}

/** The folder of files whose names carry a digest of what is in them. */
const HASHED = 'assets/';
const isHashed = (name: string) => name.startsWith(HASHED);

const isFormOf = (name: string) => (file: string) => [name, `${name}.br`, `${name}.gz`].includes(file);

/** The files that browsers know what to do with, each with its compressed forms. */
async function readAll(folder: string, names: readonly string[]): Promise<Map<string, ReadyBody & { etag: string }>> {
  const all = new Set(names);
  const from = (name: string) => (all.has(name) ? readFile(path.join(folder, name)) : undefined);
  const entries = names
    .filter((name) => types[path.extname(name)])
    .map(async (name) => {
      const [identity, br, gzip] = await Promise.all([
        readFile(path.join(folder, name)),
        from(`${name}.br`),
        from(`${name}.gz`),
      ]);
      const forms: ReadyBody['forms'] = { identity, ...(br && { br }), ...(gzip && { gzip }) };
      return [name, { forms, etag: etagOf(identity) }] as const;
    });
  return new Map(await Promise.all(entries));
}

/** A name that carries its content's hash never changes its content. */
const headersOf = (name: string) => ({
  'Content-Type': types[path.extname(name)],
  'Cache-Control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  'X-Content-Type-Options': 'nosniff',
  ...(isPublic.has(name)
    ? { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
    : { 'Cross-Origin-Resource-Policy': 'same-origin' }),
});

/** The files of a folder by their paths in it; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
