import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createApp } from '../server/app.ts';
import { listen, openServer } from './start.ts';

// Serves pages and API for development: pages reload as they change, and Node's watch mode restarts the server.

// Vite serves its modules at the root of a host, and the pages beside them.
process.env.BASE_PATH = '';
const context = await openServer();
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;

/** Vite answers requests for the modules that it serves, the app all others. */
const serverFactory = (handler: RequestListener) =>
  createHttpServer((request, response) => vite.middlewares(request, response, () => handler(request, response)));

const app = await createApp(context, { pages: { load, mode: 'development' }, serverFactory });
await listen(app, context, 'Isnad (development)');
