// What a service worker knows of itself. The library of types for workers cannot be loaded beside that of documents.

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: AskedEvent;
}

interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly { readonly url: string }[]> };
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
}

export const worker = globalThis as unknown as WorkerScope;

const { origin, pathname } = new URL(worker.registration.scope);

/** The origin of the hub. */
export const hubOrigin = origin;

/** The path of its host under which the hub is served, without a slash at its end. */
export const hubPath = pathname.replace(/\/$/, '');

/** How the caches of this hub begin: another hub of the same host has its own. */
const OWN = `isnad-offline [${hubPath}] `;

/** The name of a cache of one build. */
export const cacheName = (what: 'pages' | 'files', build: string): string => `${OWN}${build} ${what}`;

/** Deletes the caches of this hub, but for those that are named. */
export async function deleteCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const gone = names.filter((name) => name.startsWith(OWN) && !except.includes(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}
