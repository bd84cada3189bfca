import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { addresses, dataOf } from '../../web/addresses.ts';
import type { provideServices, Site } from '../../web/server-side/services.ts';
import { type Config, publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { etagOf, sendReady } from '../ready-body.ts';
import { withChecks } from './attach-checks.ts';
import { contentPolicy, safetyHeaders, settleScripts } from './content-policy.ts';
import { notePage, noteShelves } from './note-services.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';
import { libraryClient, pagesClient } from './pages-client.ts';
import { servePostedCheck } from './posted-check.ts';
import { quotePassages } from './quote-passages.ts';

/** The pages as built for the server, or as the development server has them at this moment. */
export interface PagesBuild {
  load: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
}

/** What `entry.server.tsx` gives beside the rendering. */
interface PagesEntry {
  createRequestHandler: typeof createRequestHandler;
  provideServices: typeof provideServices;
}

type Needs = Pick<Context, 'config' | 'storage' | 'corpus' | 'library' | 'notes'>;

/** Renders the pages and keeps them ready. */
export function servePages(app: FastifyInstance, context: Needs, { load, mode }: PagesBuild) {
  const { config, storage } = context;
  const address = publicUrl(config);
  const safety = safetyHeaders(config, address);
  const site = siteOf(config);
  const client = pagesClient(config, app);
  const cache = new PageCache(config.PAGE_CACHE_MB * 1024 * 1024);
  const rendering = new Map<string, Promise<ReadyPage>>();
  const revisions = oncePerTurn(() => storage.revisions());

  async function respond(
    request: Request,
    visitor = '',
  ): Promise<{ response: Response; nonce: string; keep: boolean }> {
    const build = await load();
    const nonce = randomBytes(18).toString('base64url');
    let keep = true;
    const entry = build.entry.module as unknown as PagesEntry;
    const services = entry.provideServices({
      site,
      client,
      library: libraryClient(app, visitor),
      passages: (references) => quotePassages(references, context.corpus),
      note: (slug) => notePage(slug, context),
      notesOf: (category) => noteShelves(category, context),
      withChecks: (items) => withChecks(items, context.corpus),
      nonce,
      sanitizeArticle,
      deadline: AbortSignal.timeout(deadlineOf(request, config)),
      doNotCache: () => {
        keep = false;
      },
    });
    return { response: await entry.createRequestHandler(build, mode)(request, services), nonce, keep };
  }

  async function renderPage(request: Request, visitor?: string): Promise<{ page: ReadyPage; keep: boolean }> {
    const rendered = await respond(request, visitor);
    const { html, hashes } = settleScripts(await rendered.response.text(), rendered.nonce);
    const forms = await encodeBody(Buffer.from(html));
    const headers = {
      ...safety,
      ...Object.fromEntries(rendered.response.headers),
      ...(mode === 'production' && { 'content-security-policy': contentPolicy(config, address, hashes) }),
      'cache-control': rendered.response.headers.get('cache-control') ?? 'no-cache',
    };
    const etag = etagOf(forms.identity, JSON.stringify(headers));
    const { status } = rendered.response;
    return { page: { status, headers, etag, forms }, keep: rendered.keep && status === 200 };
  }

  /** The page of an address, ready where it can be. What one visitor waits for, others wait for too. */
  async function readyPage(pathname: string): Promise<ReadyPage> {
    const data = dataOf(pathname);
    // No page but these reads its query, so one page serves every campaign mark.
    const request = () => new Request(new URL(pathname, address));
    if (mode === 'development' || (data && config.API_BASE_URL)) return (await renderPage(request())).page;
    // With the database away a page is still made, to say so; it is not kept.
    const known = data ? await revisions().catch(() => undefined) : undefined;
    if (data && !known) return (await renderPage(request())).page;
    // Every page may quote the library; a switch of it is rare, so all are then made anew.
    const revision = (data && known ? known[data] : 0) + context.library.revision * mostRevisions;
    const kept = cache.find(pathname, revision);
    if (kept) return kept;
    const key = `${revision} ${pathname}`;
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const page = renderPage(request()).then(({ page, keep }) => {
      if (keep) cache.keep(pathname, revision, page);
      return page;
    });
    rendering.set(key, page);
    return page.finally(() => rendering.delete(key));
  }

  app.get('/*', async (incoming, reply) => {
    const asked = readAddress(incoming.url, address);
    const { pathname, search } = asked;
    if (pathname.endsWith('.data'))
      return sendData(reply, (await respond(toRequest(incoming, asked, address))).response);
    if (/^[/\\]{2}/.test(incoming.url) || (pathname.length > 1 && pathname.endsWith('/'))) {
      return reply.redirect(`${pathname.replace(/\/+$/, '') || '/'}${search}`, 301);
    }
    if (isPrivate(asked)) {
      const { page } = await renderPage(toRequest(incoming, asked, address));
      return send(incoming, reply, { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } });
    }
    return send(incoming, reply, await readyPage(pathname));
  });

  servePostedCheck(app, config, async (form, incoming, reply) => {
    const request = new Request(new URL(addresses.check, address), form);
    const { page } = await renderPage(request, incoming.ip);
    return send(incoming, reply, { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } });
  });
}

/** More than a database's rows are ever written: the library's revision counts above them in one number. */
const mostRevisions = 2 ** 32;

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

/** The pages that read their query: a question to fill in, the cursor of a list, or an item to open. */
function isPrivate({ pathname, search }: Asked): boolean {
  if (search === '') return false;
  const query = new URLSearchParams(search);
  return (
    (pathname === addresses.ask && ['q', 'before', 'item'].some((name) => query.has(name))) ||
    (pathname === addresses.articles && query.has('before'))
  );
}

/** A page is sent with its skeleton rather than late; the browser's own visits can wait longer. */
const deadlineOf = (request: Request, config: Config) =>
  new URL(request.url).pathname.endsWith('.data') ? 15_000 : config.API_DEADLINE_MS;

interface Asked {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Most addresses need no reading: names between single slashes. */
const plainPath = /^(\/[\w-]+)*\/?$/;

/** What is asked for, under our own address: one that begins with two slashes would name another host. */
function readAddress(url: string, address: string): Asked {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const search = end === -1 ? '' : url.slice(end);
  if (plainPath.test(path)) return { pathname: path, search };
  const { pathname } = new URL(path.replaceAll('\\', '/').replace(/\/{2,}/g, '/'), address);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

function toRequest(incoming: FastifyRequest, { pathname, search }: Asked, address: string): Request {
  return new Request(new URL(pathname + search, address), { headers: { accept: incoming.headers.accept ?? '*/*' } });
}

async function sendData(reply: FastifyReply, response: Response) {
  reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .header('Cache-Control', 'private, no-store');
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function send(incoming: FastifyRequest, reply: FastifyReply, { status, headers, etag, forms }: ReadyPage) {
  reply.code(status).headers(headers);
  return status === 200
    ? sendReady(incoming, reply, { forms, etag })
    : sendReady(incoming, reply.header('Cache-Control', 'no-store'), { forms });
}

function siteOf(config: Config): Site {
  return {
    publicUrl: publicUrl(config),
    apiBaseUrl: config.API_BASE_URL ?? '/api',
    donation: { url: config.DONATE_URL, buttonId: config.DONATE_BUTTON_ID },
    contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE, address: config.CONTACT_ADDRESS },
  };
}
