import type { FastifyInstance } from 'fastify';
import { CHECKER_DATA, CHECKER_DATA_VERSION, type CheckerData, editionDataPath } from '../../contract/checker-data.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { digestOf } from '../../knowledge/corpus/hash-file.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { sendFailure } from './failure-page.ts';

/** Any page may load them, as it may call the API. */
const fromAnywhere = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What the checker in a browser needs: the editions that ship with the program and are not switched off, as they stand in
 * the corpus file. Packs stay here: their texts may not be passed on.
 */
export function serveCheckerData(app: FastifyInstance, { library }: Pick<Context, 'library'>): void {
  let kept: { revision: number; list: Promise<ReadyBody> } | undefined;

  app.get(CHECKER_DATA, async (request, reply) => {
    if (kept?.revision !== library.revision) kept = { revision: library.revision, list: listOf(library.current()) };
    reply.headers({ ...fromAnywhere, 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' });
    return sendReady(request, reply, await kept.list);
  });

  app.get<{ Params: { name: string } }>('/checker-data/:name', (request, reply) => {
    const path = `/checker-data/${request.params.name}`;
    const found = portableIn(library.current()).find(
      ({ id, portable }) => editionDataPath(id, portable.sha256) === path,
    );
    if (!found) return sendFailure(reply, 404, 'Oops! Page not found', 'There is no such edition at this address.');
    const headers = {
      ...fromAnywhere,
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    return reply.headers(headers).send(found.portable.read());
  });
}

const portableIn = ({ works }: Corpus) =>
  works.flatMap(({ editions }) =>
    editions.flatMap((edition) => (edition.portable ? [{ ...edition, portable: edition.portable }] : [])),
  );

async function listOf(corpus: Corpus): Promise<ReadyBody> {
  const held = portableIn(corpus);
  const data: CheckerData = {
    version: CHECKER_DATA_VERSION,
    library: digestOf(held.map(({ portable }) => portable.sha256)),
    surahs: corpus.surahs,
    editions: held.map(({ id, role, language, title, provenance, licence, limits, portable: { sha256, size } }) => ({
      ...{ id, role, language, title, provenance, licence, ...(limits && { limits }) },
      ...{ sha256, size, path: editionDataPath(id, sha256) },
    })),
  };
  const forms = await encodeBody(Buffer.from(JSON.stringify(data)));
  return { forms, etag: etagOf(forms.identity) };
}
