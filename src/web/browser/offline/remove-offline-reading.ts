// Takes the place of the worker where the operator has switched reading offline off: it removes what that one kept, and
// itself.

import { deleteCaches, worker } from './worker-scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister())),
);
