import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from '../encodings.ts';

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

/** Serves the built files from memory: there are few, and each with its ready-made compressed forms. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const identity = await readFile(path.join(folder, name));
    const bodies: Partial<Record<Encoding, Buffer>> = { identity };
    if (names.includes(`${name}.br`)) bodies.br = await readFile(path.join(folder, `${name}.br`));
    if (names.includes(`${name}.gz`)) bodies.gzip = await readFile(path.join(folder, `${name}.gz`));
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    // A name that carries its content's hash never changes its content.
    const hashed = name.startsWith('assets/');
    const headers = {
      'Content-Type': type,
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
      ETag: etag,
    };
    app.get(`/${name}`, (request, reply) => {
      reply.headers(headers);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = bodies[encoding];
      if (body && encoding !== 'identity') reply.header('Content-Encoding', encoding);
      return reply.send(body ?? identity);
    });
  }
}
