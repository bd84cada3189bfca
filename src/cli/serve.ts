import cluster from 'node:cluster';
import type { ServerBuild } from 'react-router';
import { createApp } from '../server/app.ts';
import { openLog } from '../server/log.ts';
import { listen, openServer, readConfig, readyAt, refuseToStart } from './start.ts';
import { runWorkers } from './workers.ts';

// Serves pages and API: `npm start`. One process does all, or several do it together on one port.

const config = readConfig();
if (config.WORKERS > 1 && cluster.isPrimary) await serveTogether();
else await serve();

async function serve(): Promise<void> {
  // The pages are loaded while the content is read.
  const [context, build] = await Promise.all([openServer(), loadPages()]);
  const app = await createApp(context, {
    pages: { load: async () => build, mode: 'production', assets: 'build/pages/client' },
  });
  await listen(app, context, 'Isnad');
}

function loadPages(): Promise<ServerBuild> {
  return import(new URL('../../build/pages/server/index.js', import.meta.url).href);
}

async function serveTogether(): Promise<void> {
  await refuseToStart(config);
  const listening = await runWorkers(config.WORKERS, openLog(config.LOG_LEVEL));
  if (!listening) process.exit(1);
  console.log(
    `${readyAt('Isnad', config.HOST, listening.port)}${config.BASE_PATH}, served by ${config.WORKERS} processes`,
  );
}
