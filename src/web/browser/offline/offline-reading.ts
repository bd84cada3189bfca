// The service worker: a page that was read can be read again without a network. What the network has is always shown; the
// copy is for when it does not answer. It knows reading pages and the files of the build, and lets everything else pass.

import { isPublicPage, type KeptPage, keepFile, keepPage, keptAddresses, keptPage } from './kept-copies.ts';
import { offlinePage, titleIn } from './offline-page.ts';
import { isReadingPage } from './reading-pages.ts';
import { cacheName, deleteCaches, hubOrigin, hubPath, worker } from './worker-scope.ts';

/** The server puts it before this script: the name of the build, and the files that the offline page needs. */
declare const ISNAD_BUILD: { id: string; stylesheet: string; arabic: string; files: readonly string[] };

const PAGES = cacheName('pages', ISNAD_BUILD.id);
const FILES = cacheName('files', ISNAD_BUILD.id);

worker.addEventListener('install', (event) => {
  const files = ISNAD_BUILD.files.map((file) => hubPath + file);
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(files)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (isFile(url)) return event.respondWith(fileOf(request));
  if (request.mode !== 'navigate' || !isPage(url)) return;
  const fetched = fetch(request);
  // The copy is taken before the browser reads the response.
  const copied = fetched.then((response) => response.clone());
  event.respondWith(copied.then(() => fetched).catch(() => copyOf(url)));
  event.waitUntil(copied.then((response) => keep(url, response)).catch(() => undefined));
});

/** A new build deletes what the old one kept. Pages that are open were loaded before this worker was there. */
async function takeOver(): Promise<void> {
  await deleteCaches([PAGES, FILES]);
  await worker.clients.claim();
  const open = await worker.clients.matchAll();
  await Promise.all(open.map(({ url }) => keepOpen(new URL(url)).catch(() => undefined)));
}

const isHere = ({ origin, pathname }: URL) => origin === hubOrigin && pathname.startsWith(`${hubPath}/`);

const isPage = (url: URL) => isHere(url) && isReadingPage(url.pathname.slice(hubPath.length), url.search);

/** A file of the build carries the digest of its content in its name, so a copy of it is never out of date. */
const isFile = (url: URL) => isHere(url) && url.pathname.startsWith(`${hubPath}/assets/`);

/** Without its fragment. */
const addressOf = ({ origin, pathname, search }: URL) => origin + pathname + search;

async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const copy = await cache.match(request, { ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(request);
  // A full disk is no reason to show nothing.
  await keepFile(cache, request.url, response.clone()).catch(() => undefined);
  return response;
}

async function keep(url: URL, response: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  if (isPublicPage(response)) await keepPage(cache, addressOf(url), response);
  // What is gone is not shown from a copy either.
  else if (response.status === 404 || response.status === 410) await cache.delete(addressOf(url), { ignoreVary: true });
}

/** Keeps a page with the files that it names; the browser has all of them. */
async function keepOpen(url: URL): Promise<void> {
  if (!isPage(url)) return;
  const response = await fetch(addressOf(url));
  const html = await response.clone().text();
  await keep(url, response);
  const named = [...html.matchAll(/"([^"]*\/assets\/[^"]+)"/g)].map(([, name = '']) => new URL(name, url));
  // Styles name the face of Arabic, which is loaded where Arabic is.
  if (html.includes('lang="ar"')) named.push(new URL(hubPath + ISNAD_BUILD.arabic, url));
  for (const file of named.filter(isFile)) await fileOf(new Request(file));
}

async function copyOf(url: URL): Promise<Response> {
  const cache = await caches.open(PAGES);
  const page = await keptPage(cache, addressOf(url));
  if (page) return new Response(withNote(page), { headers: page.headers });
  const links: { address: string; title: string }[] = [];
  for (const address of await keptAddresses(cache)) {
    const kept = await keptPage(cache, address);
    if (kept) links.push({ address, title: titleIn(kept.html) });
  }
  return offlinePage(links, hubPath + ISNAD_BUILD.stylesheet);
}

/** Says above the page what it is, in its language. */
function withNote({ html, at }: KeptPage): string {
  const isArabic = /<html lang="ar"/.test(html);
  const moment = at.toLocaleString(isArabic ? 'ar-u-nu-arab' : 'en-US', { dateStyle: 'long', timeStyle: 'short' });
  const words = isArabic ? 'لا اتصال بالشبكة: هذه نسخة من' : 'You are offline: this is the copy of';
  const note = `<p class="offline-note" role="status">${words} <time datetime="${at.toISOString()}">${moment}</time>.</p>`;
  return html.replace('<main id="main"', `${note}<main id="main"`);
}
