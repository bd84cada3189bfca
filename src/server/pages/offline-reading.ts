import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { encodeBody } from '../encodings.ts';
import { etagOf, sendReady } from '../ready-body.ts';

/** Where the worker is, which may then work on all pages of the hub. */
const ADDRESS = '/service-worker.js';

/** It fetches pages and files of this site, and loads nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Serves the worker that keeps copies for reading without a network or, where the operator has switched that off, the one that
 * removes them. A browser asks for it at each visit, and takes the new one where a byte differs.
 */
export async function serveOfflineReading(
  app: FastifyInstance,
  { OFFLINE_READING: isOn }: Pick<Config, 'OFFLINE_READING'>,
  client: string | undefined,
): Promise<void> {
  if (client === undefined || !existsSync(path.join(client, 'workers'))) return;
  const read = (name: string) => readFileSync(path.join(client, 'workers', `${name}.js`), 'utf8');
  const script = isOn
    ? `const ISNAD_BUILD=${JSON.stringify(describeBuild(client))};${read('offline-reading')}`
    : read('remove-offline-reading');
  const forms = await encodeBody(Buffer.from(script));
  const etag = etagOf(forms.identity);
  app.get(ADDRESS, (request, reply) =>
    sendReady(
      request,
      reply.headers({
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': workerPolicy,
      }),
      { forms, etag },
    ),
  );
}

/** A build is named by the names of its files, which carry the digests of their contents. */
function describeBuild(client: string): { id: string; stylesheet: string; arabic: string; files: string[] } {
  const names = readdirSync(path.join(client, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const fileOf = (pattern: RegExp) => {
    const found = names.find((name) => pattern.test(name));
    if (found === undefined) throw new Error(`The build has no file ${pattern}: run npm run build.`);
    return `/assets/${found}`;
  };
  const stylesheet = fileOf(/^site-.*\.css$/);
  const id = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
  return {
    id,
    stylesheet,
    arabic: fileOf(/^isnad-naskh-.*\.woff2$/),
    files: [stylesheet, fileOf(/^newsreader-(?!italic).*\.woff2$/), fileOf(/^honorific-.*\.woff2$/)],
  };
}
