import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, calls } from '../../contract/calls.ts';
import { ApiFault } from '../api-fault.ts';
import { type Config, publicUrl } from '../config.ts';

/** Anybody can send an origin: no more than these are written to the log. */
const MOST_REPORTED = 20;
const LONGEST_ORIGIN = 200;

/** Calls that are sent as a POST for the length of what they ask about, and write nothing. */
const reading = Object.values<Call>(calls).flatMap(({ reads, path }) => (reads ? [path] : []));

/** Any page may read. Only pages of the allowed origins are told that they may write. */
export async function allowReadsFromAnywhere(app: FastifyInstance, config: Config) {
  const reported = new Set<string>();
  /** A browser asks before it writes, and shows its visitor no reason: the operator finds it here, once per origin. */
  const reportRefused = (origin: string) => {
    if (reported.has(origin) || reported.size >= MOST_REPORTED || !isOrigin(origin)) return;
    reported.add(origin);
    app.log.warn(`Writing was refused to pages of ${origin}. If they are yours, name it in ALLOWED_ORIGINS.`);
  };
  await app.register(cors, {
    delegator: (request, done) => {
      const method = request.headers['access-control-request-method'] ?? request.method;
      const path = request.url.split('?', 1).join();
      const writes = method !== 'GET' && !reading.some((call) => path === call || path === `/api${call}`);
      const origin = request.headers.origin;
      if (writes && origin !== undefined && !isOwnPage(request, origin) && !mayWrite(origin, config)) {
        reportRefused(origin);
      }
      done(null, {
        origin: writes ? (origin !== undefined && mayWrite(origin, config) ? origin : false) : '*',
        methods: ['GET', 'HEAD', 'POST'],
        allowedHeaders: ['Accept', 'Content-Type'],
        exposedHeaders: ['Link', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
        maxAge: 600,
      });
    },
  });
}

const isOrigin = (origin: string) =>
  origin.length <= LONGEST_ORIGIN && URL.canParse(origin) && new URL(origin).origin === origin;

/** A page of the very host that the request was sent to. */
const isOwnPage = ({ headers }: FastifyRequest, origin: string) =>
  URL.canParse(origin) && new URL(origin).host === headers.host;

const mayWrite = (origin: string, config: Config) =>
  (config.ALLOWED_ORIGINS ?? [new URL(publicUrl(config)).origin]).includes(origin);

/** Another site's page may not write in a visitor's name. Programs that are no browser send no origin and may. */
export function refuseForeignOrigin(request: FastifyRequest, config: Config) {
  const { origin } = request.headers;
  if (origin === undefined || mayWrite(origin, config) || isOwnPage(request, origin)) return;
  throw new ApiFault('origin-not-allowed', 'Pages from this origin may not write here. The operator can allow them.');
}

/**
 * A GET that writes must be meant: never a page that a visitor was sent to, never a prefetch, never another site's
 * page unless the operator allowed it. Callers that are no browser send none of these headers and may.
 */
export function refuseUnmeantGet(request: FastifyRequest, config: Config) {
  const {
    origin,
    purpose,
    'sec-purpose': secPurpose,
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
  } = request.headers;
  const refused = (detail: string) => new ApiFault('generation-not-from-here', detail);
  if (/prefetch|prerender/i.test(`${purpose ?? ''} ${secPurpose ?? ''}`)) throw refused('A prefetch writes nothing.');
  if (mode === 'navigate') throw refused('Opening this address writes nothing. Use the button on the articles page.');
  if (origin !== undefined) refuseForeignOrigin(request, config);
  const ofThisSite = site === undefined || site === 'same-origin';
  if (!ofThisSite && !(origin !== undefined && mode === 'cors')) {
    throw refused('Articles are generated from the pages of this site.');
  }
}
