import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { addresses, dataOf, isFramed, SEARCH_INDEX } from '../../web/addresses.ts';
import type { OperatorView } from '../../web/server-side/operator-view.ts';
import type { provideServices } from '../../web/server-side/services.ts';
import { jobOptions } from '../api/job-options.ts';
import { publicIdsOf } from '../api/public-ids.ts';
import { withBase } from '../base-path.ts';
import { type Config, publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import type { Health } from '../health.ts';
import { serveOperator } from '../operator/serve-operator.ts';
import type { Limits } from '../rate-limit.ts';
import { etagOf, sendReady } from '../ready-body.ts';
import { safetyHeaders } from '../safety-headers.ts';
import { keepSearch } from '../search/kept-search.ts';
import {
  type Asked,
  hasDotSegment,
  heldEdition,
  inReadingRoom,
  isPrivate,
  isRange,
  keptQuery,
  readAddress,
} from './asked-address.ts';
import { contentPolicy, framedPolicy } from './content-policy.ts';
import { sendFailure } from './failure-page.ts';
import { isMissingPage } from './missing-pages.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';
import { readRoutes } from './page-routes.ts';
import { type PageServicesContext, pageServices } from './page-services.ts';
import { type CheckOfVisitor, pagesClient } from './pages-client.ts';
import { servePostedCheck } from './posted-check.ts';

/** The pages as built for the server, or as the development server has them at this moment. */
export interface PagesBuild {
  load: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
}

/** Exports of `entry.server.tsx` in addition to the rendering. */
interface PagesEntry {
  createRequestHandler: typeof createRequestHandler;
  provideServices: typeof provideServices;
}

interface PagesOptions extends PagesBuild {
  limits: Limits;
  health: () => Promise<Health>;
  /** The folder of the files that browsers load. */
  assets?: string;
}

type PagesContext = PageServicesContext & Pick<Context, 'now' | 'eventLoop' | 'meters' | 'serving'>;

/**
 * The part of the page cache for addresses that visitors can make up by the thousand: they push out only each other.
 */
const SHARE_OF_RANGES = 1 / 8;

/** Renders the pages and keeps them ready. */
export function servePages(
  app: FastifyInstance,
  context: PagesContext,
  { load, mode, limits, health, assets }: PagesOptions,
) {
  const { config, storage, library, meters } = context;
  const address = publicUrl(config);
  const safety = safetyHeaders(config);
  const policy = contentPolicy(config, address);
  const cacheBytes = config.PAGE_CACHE_MB * 1024 * 1024;
  const pagesCache = new PageCache(cacheBytes * (1 - SHARE_OF_RANGES));
  const rangesCache = new PageCache(cacheBytes * SHARE_OF_RANGES);
  const rendering = new Map<string, Promise<ReadyPage>>();
  const publicIds = publicIdsOf(storage);
  const search = keepSearch(context, context.namedPassages);
  /** Asked again only after a write that failed, so that it costs nothing while all is well. */
  const cannotSave = async () => context.serving.cannotWrite === true && (await health()).parts.writing === 'fails';
  const servicesFor = pageServices(context, { client: pagesClient(config, app), search, cannotSave, assets });
  const revisions = oncePerTurn(() => storage.revisions());
  const routesOf = oncePerBuild(readRoutes);

  async function respond(
    request: Request,
    visitor: CheckOfVisitor,
    operator?: OperatorView,
  ): Promise<{ response: Response; keep: boolean }> {
    const build = await load();
    let keep = true;
    const entry = build.entry.module as unknown as PagesEntry;
    const services = servicesFor({
      visitor,
      operator,
      deadline: AbortSignal.timeout(deadlineOf(request, config)),
      doNotCache: () => {
        keep = false;
      },
    });
    const provided = entry.provideServices(services);
    return { response: await entry.createRequestHandler(build, mode)(request, provided), keep };
  }

  async function renderPage(
    request: Request,
    visitor = withoutVisitor,
    operator?: OperatorView,
  ): Promise<{ page: ReadyPage; keep: boolean }> {
    meters.pages.inc({ from: 'rendering' });
    const rendered = await respond(request, visitor, operator);
    const forms = await encodeBody(await bodyOf(rendered.response, config.BASE_PATH));
    const framed = isFramed(new URL(request.url).pathname);
    const headers = {
      ...safety,
      ...(framed && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...Object.fromEntries(rendered.response.headers),
      ...(mode === 'production' && { 'content-security-policy': framed ? framedPolicy : policy }),
      // A skeleton or a failure is not kept in a browser either.
      'cache-control': rendered.response.headers.get('cache-control') ?? (rendered.keep ? 'no-cache' : 'no-store'),
    };
    const etag = etagOf(forms.identity, JSON.stringify(headers));
    const { status } = rendered.response;
    return { page: { status, headers, etag, forms }, keep: rendered.keep };
  }

  /** The page and cache key of an address; all unknown addresses of a route share one page. */
  async function placeOf({ pathname, search }: Asked): Promise<Place> {
    const route = routesOf(await load())(pathname);
    const isMissing = route.pattern === '*' || (await isMissingPage(route, { ...context, publicIds }));
    // The pattern names nothing that there is. Of an address that somebody made up nothing is rendered.
    if (isMissing) return { rendered: `/${route.pattern}`, cache: pagesCache, status: 404 };
    return { rendered: `${pathname}${search}`, cache: isRange(pathname) ? rangesCache : pagesCache, status: 200 };
  }

  /** The page of an address, from memory where it can be. Requests for a page that is being rendered wait for it. */
  async function readyPage(asked: Asked, edition: string | undefined, count: () => Promise<void>): Promise<ReadyPage> {
    const { pathname, search } = asked;
    const data = dataOf(pathname);
    const headers = edition === undefined ? {} : { cookie: `edition=${edition}` };
    const requestOf = (path: string) => new Request(new URL(path, address), { headers });
    const request = () => requestOf(`${pathname}${search}`);
    const renderNow = async () => {
      await count();
      return (await renderPage(request())).page;
    };
    if (mode === 'development' || (data && config.API_BASE_URL)) return renderNow();
    // With the database away a page is still made, to say so; it is not kept.
    const known = data ? await revisions().catch(() => undefined) : undefined;
    if (data && !known) return renderNow();
    // Every page may quote the library, and the library changes rarely, so its revision is part of every key.
    const isReadOnly = data !== undefined && (await cannotSave());
    const revision = `${data && known ? known[data] : 0} ${library.revision}${isReadOnly ? ' read-only' : ''}`;
    const found = pagesCache.find(keyOf(200, `${pathname}${search}`, edition), revision);
    if (found) return fromMemory(found);
    const { rendered, cache, status } = await placeOf(asked);
    const key = keyOf(status, rendered, status === 404 ? undefined : edition);
    // A crawler on dead links is counted, although its page is ready.
    if (status === 404) await count();
    const kept = cache.find(key, revision);
    if (kept) return fromMemory(kept);
    const place = `${revision} ${key}`;
    if (status !== 404 && !rendering.has(place)) {
      await count();
      // Counting takes its turn: of requests that came together one may have rendered the page meanwhile.
      const ready = cache.find(key, revision);
      if (ready) return fromMemory(ready);
    }
    const page = rendering.get(place) ?? renderAndKeep();
    rendering.set(place, page);
    return page;

    async function renderAndKeep(): Promise<ReadyPage> {
      try {
        const { page, keep } = await renderPage(requestOf(rendered));
        if (page.status === status && (keep || status === 404)) cache.keep(key, revision, page);
        return page;
      } finally {
        rendering.delete(place);
      }
    }
  }

  function fromMemory(page: ReadyPage): ReadyPage {
    meters.pages.inc({ from: 'memory' });
    return page;
  }

  app.get(SEARCH_INDEX, { onRequest: limits.read }, async (incoming, reply) => {
    const { body } = await search();
    reply.headers({ ...safety, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
    return sendReady(incoming, reply, body);
  });

  app.get('/*', async (incoming, reply) => {
    const count = () => limits.render(incoming, reply);
    if (hasDotSegment(incoming.url)) {
      await count();
      return sendFailure(reply, 404, 'Oops! Page not found', 'There is no page at this address.');
    }
    const asked = readAddress(incoming.url, address);
    const { pathname, search } = asked;
    if (/^[/\\]{2}/.test(incoming.url) || (pathname.length > 1 && pathname.endsWith('/'))) {
      return reply.redirect(`${pathname.replace(/\/+$/, '') || '/'}${search}`, 301);
    }
    const isWaitedFor = isPatient(incoming.headers.prefer) && routesOf(await load())(pathname).pattern !== '*';
    if (isPrivate(asked) || isWaitedFor) {
      await count();
      const visitor = { ...withoutVisitor, job: jobOptions(incoming, reply, config) };
      const { page } = await renderPage(toRequest(incoming, asked, address), visitor);
      return send(incoming, reply, { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } });
    }
    // No other page reads its query, so one page serves every campaign mark.
    const kept = { pathname, search: keptQuery(asked) };
    const edition = inReadingRoom(pathname) ? heldEdition(incoming.headers.cookie, library.current()) : undefined;
    return send(incoming, reply, await readyPage(kept, edition, count), inReadingRoom(pathname));
  });

  serveOperator(app, { ...context, publicIds, health }, async (view, incoming, reply) => {
    const { statusCode } = reply;
    const { page } = await renderPage(new Request(new URL(addresses.operator, address)), withoutVisitor, view);
    const status = page.status === 200 ? statusCode : page.status;
    return send(incoming, reply, {
      ...page,
      status,
      headers: { ...page.headers, 'cache-control': 'private, no-store' },
    });
  });

  servePostedCheck(app, config, limits.render, async (form, incoming, reply) => {
    const request = new Request(new URL(addresses.check, address), form);
    // A refused text is shown again in its form, so the refusal is the page's.
    const countCheck = () => limits.check(incoming, reply);
    const { page } = await renderPage(request, { job: jobOptions(incoming, reply, config), countCheck });
    if (page.status === 503) reply.header('Retry-After', RETRY_CHECK);
    if (page.status === 429) reply.header('Retry-After', reply.getHeader('ratelimit-reset') ?? RETRY_CHECK);
    return send(incoming, reply, { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } });
  });
}

const isPatient = (prefer: string | string[] | null | undefined) => prefer === 'wait=15';

interface Place {
  /** The address that is rendered for it. */
  rendered: string;
  cache: PageCache;
  status: number;
}

/** A page that is kept for all, or is the operator's: no text of a visitor is worked on for it. */
const withoutVisitor: CheckOfVisitor = { job: {}, countCheck: async () => undefined };

/** Seconds after which a text that found the threads busy may be sent again. */
const RETRY_CHECK = 5;

/** Reads the routes of a build once; the development server has a new build after each change. */
function oncePerBuild<Read>(read: (build: ServerBuild) => Read): (build: ServerBuild) => Read {
  const known = new WeakMap<ServerBuild, Read>();
  return (build) => {
    const found = known.get(build) ?? read(build);
    known.set(build, found);
    return found;
  };
}

/**
 * Asks once for all requests of one turn of the event loop. Each of them had come in before the answer was given, so
 * none is shown anything staler than it would have been alone.
 */
function oncePerTurn<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => {
    if (!asked) {
      asked = ask();
      setImmediate(() => {
        asked = undefined;
      });
    }
    return asked;
  };
}

const keyOf = (status: number, rendered: string, edition: string | undefined) =>
  `${status} ${rendered}${edition === undefined ? '' : ` ${edition}`}`;

/** A page is sent with its skeleton rather than late, unless what asks for it would rather wait: a script of the page. */
const deadlineOf = (request: Request, config: Config) =>
  isPatient(request.headers.get('prefer')) ? 15_000 : config.API_DEADLINE_MS;

function toRequest(incoming: FastifyRequest, { pathname, search }: Asked, address: string): Request {
  const { accept = '*/*', cookie = '', prefer = '' } = incoming.headers;
  const headers = { accept, cookie, prefer: String(prefer) };
  return new Request(new URL(pathname + search, address), { headers });
}

function send(
  incoming: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, forms }: ReadyPage,
  byCookie = false,
) {
  reply.code(status).headers(headers);
  if (byCookie) reply.header('Vary', 'Cookie');
  return status === 200
    ? sendReady(incoming, reply, { forms, etag })
    : sendReady(incoming, reply.header('Cache-Control', 'no-store'), { forms });
}

/** Pages are kept as they are sent, so the base path is put on each once. */
const bodyOf = async (response: Response, base: string) =>
  base === '' ? Buffer.from(await response.arrayBuffer()) : Buffer.from(withBase(await response.text(), base));
