import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';

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

/** Files of earlier builds, which pages that were opened before an upgrade still ask for. */
const EARLIER = 'build/earlier-assets';

/** Serves the built files from memory: there are few, and each with its ready-made compressed forms. */
export async function serveAssets(app: FastifyInstance, folder: string, earlier = EARLIER): Promise<void> {
  const names = await filesIn(folder);
  const present = new Set(names);
  const old = (await filesIn(earlier)).map((name) => ({ file: path.join(earlier, name), name: `assets/${name}` }));
  const all = [
    ...names.map((name) => ({ file: path.join(folder, name), name })),
    ...old.filter(({ name }) => !present.has(name)),
  ];
  const paths = new Set(all.map(({ file }) => file));
  for (const { file, name } of all) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const identity = await readFile(file);
    const forms: ReadyBody['forms'] = { identity };
    if (paths.has(`${file}.br`)) forms.br = await readFile(`${file}.br`);
    if (paths.has(`${file}.gz`)) forms.gzip = await readFile(`${file}.gz`);
    const ready = { forms, etag: etagOf(identity) };
    // A name that carries its content's hash never changes its content.
    const hashed = name.startsWith('assets/');
    const headers = {
      'Content-Type': type,
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      ...(isPublic.has(name)
        ? { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
        : { 'Cross-Origin-Resource-Policy': 'same-origin' }),
    };
    app.get(`/${name}`, (request, reply) => sendReady(request, reply.headers(headers), ready));
  }
}

/** The files of a folder by their paths in it; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
