import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, calls } from '../../contract/calls.ts';
import { ApiFault } from '../api-fault.ts';
import { type Config, publicUrl } from '../config.ts';
import { carriesToken } from '../operator-token.ts';

/** Maximum number of refused origins to log: any client can send invented ones. */
const MOST_REPORTED = 20;
const LONGEST_ORIGIN = 200;

/** Calls that are sent as a POST for the length of what they ask about, and write nothing. */
const reading = Object.values<Call>(calls).flatMap(({ reads, path }) => (reads ? [path] : []));

/** Any page may read. Only pages of the allowed origins get the CORS headers that permit writing. */
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
      if (writes && origin !== undefined && !isOwnPage(request, origin) && !isListedOrigin(origin, config)) {
        reportRefused(origin);
      }
      done(null, {
        origin: writes ? (origin !== undefined && isListedOrigin(origin, config) ? origin : false) : '*',
        methods: ['GET', 'HEAD', 'POST'],
        allowedHeaders: ['Accept', 'Content-Type'],
        exposedHeaders: [
          'Link',
          'Retry-After',
          'X-Request-Id',
          'RateLimit-Limit',
          'RateLimit-Remaining',
          'RateLimit-Reset',
        ],
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

/** Whether the operator named this origin, or it is the one of `PUBLIC_URL`. */
export const isListedOrigin = (origin: string, config: Config) =>
  (config.ALLOWED_ORIGINS ?? [new URL(publicUrl(config)).origin]).includes(origin);

/**
 * Refuses writes from another site's page on a visitor's behalf. Programs other than browsers send no origin and may
 * write.
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Config) {
  const { origin } = request.headers;
  if (origin === undefined || isListedOrigin(origin, config) || isOwnPage(request, origin)) return;
  throw new ApiFault('origin-not-allowed', 'Pages from this origin may not write here. The operator can allow them.');
}

/**
 * Refuses a GET that writes if it is a page navigation, a prefetch, or comes from another site that the operator did
 * not allow. Clients other than browsers send none of these headers and may call it.
 */
export function refusePrefetch(request: FastifyRequest, config: Config) {
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

/** Refuses to write an article where the operator has kept that to those who have the token. */
export function refuseWithoutToken(request: FastifyRequest, { GENERATE_TOKEN: token }: Config) {
  if (token === undefined || carriesToken(request, token)) return;
  throw new ApiFault('generation-not-from-here', 'On this site only the operator generates articles.');
}
