import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createApp } from '../server/app.ts';
import { listen, openServer } from './start.ts';

// Serves pages and API in one process: `npm start`.
const context = await openServer();
const build: ServerBuild = await import(pathToFileURL(path.resolve('build/pages/server/index.js')).href);
const app = await createApp(context, {
  pages: { load: async () => build, mode: 'production', assets: 'build/pages/client' },
});
await listen(app, context, 'Isnad');
