import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type AppOptions, createApp } from '../../src/server/app.ts';
import { type Environment, parseConfig } from '../../src/server/config.ts';
import { type Context, closeContext, openContext } from '../../src/server/context.ts';

export interface OpenSite {
  url: string;
  context: Context;
  close(): Promise<void>;
}

const quiet: Environment = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  // Tests run side by side: one thread is enough for each, and it may be slow.
  CHECK_THREADS: '1',
  CHECK_TIMEOUT_MS: '20000',
};

/** The whole site as it is built, listening on a free port over an empty database. */
export async function openSite(settings: Environment = {}, overrides: Partial<Context> = {}): Promise<OpenSite> {
  const build: ServerBuild = await import(pathToFileURL(path.resolve('build/pages/server/index.js')).href);
  return open(settings, overrides, { load: async () => build, mode: 'production', assets: 'build/pages/client' });
}

/** The API alone, at the root of its own port. */
export async function openApi(settings: Environment = {}, overrides: Partial<Context> = {}): Promise<OpenSite> {
  return open(settings, overrides, undefined);
}

async function open(settings: Environment, overrides: Partial<Context>, pages: AppOptions['pages']): Promise<OpenSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-site-'));
  const port = await freePort();
  const parsed = parseConfig({ ...quiet, DATA_DIR: folder, PORT: String(port), ...settings });
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  const context = await openContext(parsed.config, overrides);
  const app = await createApp(context, pages ? { pages } : {});
  await app.listen({ host: parsed.config.HOST, port: parsed.config.PORT });
  return {
    url: `http://${parsed.config.HOST}:${parsed.config.PORT}`,
    context,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await closeContext(context);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings name the port, so it is chosen before the site listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
