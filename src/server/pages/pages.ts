import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, ServerBuild } from 'react-router';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { addresses, dataOf, isFramed, SEARCH_INDEX } from '../../web/addresses.ts';
import { chosenEdition } from '../../web/server-side/chosen-edition.ts';
import type { OperatorView } from '../../web/server-side/operator-view.ts';
import type { provideServices, Site } from '../../web/server-side/services.ts';
import { jobOptions } from '../api/job-options.ts';
import { publicIdsOf } from '../api/public-ids.ts';
import { withBase } from '../base-path.ts';
import { citedIn } from '../cited-works.ts';
import { type Config, publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import type { Health } from '../health.ts';
import { serveOperator } from '../operator/serve-operator.ts';
import type { Limits } from '../rate-limit.ts';
import { etagOf, sendReady } from '../ready-body.ts';
import { safetyHeaders } from '../safety-headers.ts';
import { keepSearch } from '../search/kept-search.ts';
import { withChecks } from './attach-checks.ts';
import { checksTogether } from './checks-together.ts';
import { contentPolicy, framedPolicy } from './content-policy.ts';
import { sendFailure } from './failure-page.ts';
import { findEverywhere } from './find-everywhere.ts';
import { isMissingPage } from './missing-pages.ts';
import { namedVerses } from './named-verse.ts';
import { notesInFigures } from './notes-in-figures.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';
import { readRoutes } from './page-routes.ts';
import { type CheckOfVisitor, ownLibrary, pagesClient } from './pages-client.ts';
import { servePostedCheck } from './posted-check.ts';
import { aboutArticle } from './present-articles.ts';
import { correctionsPage } from './present-corrections.ts';
import { glossaryEntries, termPage } from './present-glossary.ts';
import { namesPage } from './present-names-of-god.ts';
import { arabicShelves, notePage, noteShelves } from './present-notes.ts';
import { profileEntries, profilePage } from './present-profiles.ts';
import { revisionsPage } from './present-revisions.ts';
import { wordsPage, wordsThemes } from './present-words-to-say.ts';
import { quotePassages } from './quote-passages.ts';
import { scriptIntegrity } from './script-integrity.ts';
import { aboutSurah, surahList, surahPage } from './surah-page.ts';
import { whereUsed } from './where-used.ts';

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

type PagesContext = Pick<
  Context,
  | 'config'
  | 'log'
  | 'now'
  | 'eventLoop'
  | 'meters'
  | 'serving'
  | 'storage'
  | 'library'
  | 'notes'
  | 'receipts'
  | 'corrections'
  | 'texts'
  | 'retrieval'
  | 'namedPassages'
  | 'profiles'
  | 'glossary'
  | 'wordsToSay'
  | 'namesOfGod'
  | 'surahs'
>;

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
  const { config, storage, library, notes, glossary, receipts, texts, meters } = context;
  const address = publicUrl(config);
  const safety = safetyHeaders(config);
  const policy = contentPolicy(config, address);
  const site = siteOf(config, assets);
  const client = pagesClient(config, app);
  const cacheBytes = config.PAGE_CACHE_MB * 1024 * 1024;
  const pagesCache = new PageCache(cacheBytes * (1 - SHARE_OF_RANGES));
  const rangesCache = new PageCache(cacheBytes * SHARE_OF_RANGES);
  const rendering = new Map<string, Promise<ReadyPage>>();
  const publicIds = publicIdsOf(storage);
  const used = whereUsed(notes);
  const entries = glossaryEntries(glossary);
  const namedVerse = namedVerses(context.namedPassages);
  const search = keepSearch(context, context.namedPassages);
  /** Asked again only after a write that failed, so that it costs nothing while all is well. */
  const cannotSave = async () => context.serving.cannotWrite === true && (await health()).parts.writing === 'fails';
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
    // One page shows one state of the library.
    const corpus = library.current();
    const check = checksTogether(texts);
    const services = entry.provideServices({
      site,
      client,
      library: ownLibrary(context, visitor),
      passages: (references) => quotePassages(references, corpus),
      note: (slug, language) => notePage(slug, language, { ...context, corpus, check }),
      notesInFigures: () => notesInFigures(context.profiles.works),
      corrections: () => correctionsPage({ ...context, check }),
      revisions: (slug, asked) => revisionsPage(slug, asked, context),
      profile: (slug) => profilePage(slug, { profiles: context.profiles, notes, corpus, check }),
      glossary: () => entries,
      namesOfGod: () => namesPage({ ...context, works: context.profiles.works, corpus, check }),
      wordsThemes: () => wordsThemes(context.wordsToSay),
      words: (theme) => wordsPage(theme, { ...context, corpus, check }),
      term: (slug) => termPage(slug, { ...context, corpus, check }),
      profiles: () => profileEntries(context.profiles),
      arabicShelves: () => arabicShelves({ notes }),
      receiptKeys: receipts.keys.keys,
      notesOf: (category) => noteShelves(category, { notes }),
      surahs: () => surahList(corpus),
      surah: (number, at) => surahPage(corpus, number, at),
      namedVerse,
      aboutSurah: (number) => aboutSurah(number, { surahs: context.surahs, works: context.profiles.works, check }),
      whereUsed: used,
      namedWorks: (text) => citedIn(text, context.profiles.works),
      aboutArticle: (slug, references) => aboutArticle(slug, references, { ...context, used }),
      operator,
      find: (query) => findEverywhere(query, { retrieval: context.retrieval, search }),
      withChecks: (items) => withChecks(items, texts),
      sanitizeArticle: (html) => texts.run({ kind: 'sanitize-article', html }),
      deadline: AbortSignal.timeout(deadlineOf(request, config)),
      cannotSave,
      doNotCache: () => {
        keep = false;
      },
    });
    return { response: await entry.createRequestHandler(build, mode)(request, services), keep };
  }

  async function renderPage(
    request: Request,
    visitor = nobody,
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
    const underWay = rendering.get(`${revision} ${key}`);
    if (underWay) return underWay;
    if (status !== 404) await count();
    const page = renderPage(requestOf(rendered)).then(({ page, keep }) => {
      if (page.status === status && (keep || status === 404)) cache.keep(key, revision, page);
      return page;
    });
    rendering.set(`${revision} ${key}`, page);
    return page.finally(() => rendering.delete(`${revision} ${key}`));
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
      const { page } = await renderPage(toRequest(incoming, asked, address));
      return send(incoming, reply, { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } });
    }
    // No other page reads its query, so one page serves every campaign mark.
    const kept = { pathname, search: keptQuery(asked) };
    const edition = inReadingRoom(pathname) ? heldEdition(incoming.headers.cookie, library.current()) : undefined;
    return send(incoming, reply, await readyPage(kept, edition, count), inReadingRoom(pathname));
  });

  serveOperator(app, { ...context, publicIds, health }, async (view, incoming, reply) => {
    const { statusCode } = reply;
    const { page } = await renderPage(new Request(new URL(addresses.operator, address)), nobody, view);
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

interface Place {
  /** The address that is rendered for it. */
  rendered: string;
  cache: PageCache;
  status: number;
}

/** Pages other than a posted check: they are rendered to their end, and check no text of a visitor. */
const nobody: CheckOfVisitor = {
  job: { signal: new AbortController().signal },
  countCheck: async () => undefined,
};

/** Seconds after which a text that found the threads busy may be sent again. */
const RETRY_CHECK = 5;

/** `/sources/quran/2/183-185`: of such addresses there are hundreds of thousands. */
const isRange = (pathname: string) =>
  (pathname.startsWith(`${addresses.sources}/`) || isFramed(pathname)) && pathname.includes('-');

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

/** The pages whose translation a visitor chooses. */
const inReadingRoom = (pathname: string) => pathname.startsWith(`${addresses.work('quran')}/`);

/** The chosen edition, if it is one that is not shown anyway: what a visitor makes up is not kept in memory. */
function heldEdition(cookie: string | undefined, corpus: Corpus): string | undefined {
  const id = chosenEdition(cookie);
  const quran = corpus.works.find((work) => work.id === 'quran');
  const isHeld = quran?.editions.some((edition) => edition.id === id && edition.role === 'translation');
  return isHeld && id !== corpus.translationEdition?.id ? id : undefined;
}

/** A part of a surah has an address of its own. */
const keptQuery = ({ pathname, search }: Asked) =>
  /^\/sources\/quran\/\d{1,3}$/.test(pathname) && /^\?from=(?:51|101|151|201|251)$/.test(search) ? search : '';

/** The pages that read their query: a question to fill in, or the cursor of a list. */
function isPrivate({ pathname, search }: Asked): boolean {
  if (search === '') return false;
  const query = new URLSearchParams(search);
  return (
    (pathname === addresses.ask && ['q', 'before'].some((name) => query.has(name))) ||
    (pathname === addresses.articles && query.has('before')) ||
    (/^\/articles\/[^/]+\/revisions$/.test(pathname) && (query.has('from') || query.has('to'))) ||
    (pathname === addresses.search && query.has('q')) ||
    (pathname === addresses.work('quran') && query.has('go')) ||
    (inReadingRoom(pathname) &&
      (query.has('edition') || (query.has('from') && keptQuery({ pathname, search }) === ''))) ||
    (/^\/sources\/[^/]+\/numbers$/.test(pathname) && query.has('number')) ||
    (/^\/sources\/[^/]+\/search$/.test(pathname) && query.has('q'))
  );
}

/** A page is sent with its skeleton rather than late, unless what asks for it would rather wait: a script of the page. */
const deadlineOf = (request: Request, config: Config) =>
  isPatient(request.headers.get('prefer')) ? 15_000 : config.API_DEADLINE_MS;

const isPatient = (prefer: string | string[] | null | undefined) => prefer === 'wait=15';

interface Asked {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Most addresses need no reading: names between single slashes. */
const plainPath = /^(\/[\w-]+)*\/?$/;

/**
 * `/assets/%2e%2e/ask` would be the page `/ask` for this server, and a file for the rules of a cache in front of it. No
 * browser and no link of this site sends such an address.
 */
const hasDotSegment = (url: string) => /[/\\](?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i.test(url.split('?', 1).join());

/** The request's path resolved against our own address: a path with two leading slashes would name another host. */
function readAddress(url: string, address: string): Asked {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const search = end === -1 ? '' : url.slice(end);
  if (plainPath.test(path)) return { pathname: path, search };
  const { pathname } = new URL(path.replaceAll('\\', '/').replace(/\/{2,}/g, '/'), address);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

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

function siteOf(config: Config, assets: string | undefined): Site {
  return {
    publicUrl: publicUrl(config),
    basePath: config.BASE_PATH,
    apiBaseUrl: config.API_BASE_URL ?? '/api',
    scriptIntegrity: scriptIntegrity(assets),
    offlineReading: config.OFFLINE_READING && assets !== undefined,
    donation: { url: config.DONATE_URL, buttonId: config.DONATE_BUTTON_ID },
    contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE, address: config.CONTACT_ADDRESS },
  };
}
