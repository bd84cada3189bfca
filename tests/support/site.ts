import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type AppOptions, createApp } from '../../src/server/app.ts';
import { type Environment, parseConfig } from '../../src/server/config.ts';
import { type Context, closeContext, openContext } from '../../src/server/context.ts';
import { prepareBuild } from './prepare-build.ts';
import { borrowParts } from './shared-parts.ts';

export interface OpenSite {
  url: string;
  context: Context;
  close(): Promise<void>;
}

/** A server that already listens and gets its handler later, so that its port is known and reserved. */
interface ReservedServer {
  url: string;
  server: Server;
}

const HOST = '127.0.0.1';
const quiet: Environment = {
  HOST,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  // Tests run side by side: one thread is enough for each, and it may be slow.
  CHECK_THREADS: '1',
  CHECK_TIMEOUT_MS: '20000',
};

/** The whole site as it is built, listening on a free port over an empty database. */
export async function openSite(
  settings: Environment = {},
  overrides: Partial<Context> = {},
  reserved?: ReservedServer,
  assets = 'build/pages/client',
): Promise<OpenSite> {
  await prepareBuild();
  const build: ServerBuild = await import(pathToFileURL(path.resolve('build/pages/server/index.js')).href);
  const pages: AppOptions['pages'] = { load: async () => build, mode: 'production', assets };
  return open({ pages }, settings, overrides, reserved);
}

/** The API alone, at the root of its own port. */
export async function openApi(
  settings: Environment = {},
  overrides: Partial<Context> = {},
  reserved?: ReservedServer,
): Promise<OpenSite> {
  return open({}, settings, overrides, reserved);
}

async function open(
  { pages }: AppOptions,
  settings: Environment,
  overrides: Partial<Context>,
  reserved?: ReservedServer,
): Promise<OpenSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-site-'));
  // The settings name the port, so the server listens before there are settings.
  const { server, url } = reserved ?? (await reserveServer());
  const parsed = parseConfig({ ...quiet, DATA_DIR: folder, PORT: String(portOf(server)), ...settings });
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  const hasPacks = existsSync(path.join(settings.DATA_DIR ?? folder, 'packs'));
  const sharesParts = !hasPacks && !('EDITIONS_OFF' in settings) && !overrides.library;
  const { retrieval, texts, articleContent, ...parts } = sharesParts ? await borrowParts(parsed.config) : {};
  // Other notes, articles and limits need threads of their own, and other content makes other articles.
  const hasOwnTexts =
    overrides.notes || overrides.articles || Object.keys(settings).some((name) => name.startsWith('CHECK_'));
  const hasOwnContent = overrides.notes || overrides.profiles || overrides.glossary || overrides.surahs;
  const context = await openContext(parsed.config, {
    ...parts,
    ...(retrieval && !overrides.notes && { retrieval }),
    ...(articleContent && !hasOwnContent && { articleContent }),
    ...(texts && !hasOwnTexts && { texts }),
    ...overrides,
  });
  const app = await createApp(context, {
    ...(pages && { pages }),
    serverFactory: (handler) => server.on('request', handler),
  });
  await app.ready();
  return {
    url,
    context,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await app.close();
      await closeContext(context);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Listens on a port that the system chooses, for a site whose address must be known before it opens. */
export async function reserveServer(port = 0): Promise<ReservedServer> {
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 72_000, requireHostHeader: false });
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return { server, url: `http://${HOST}:${portOf(server)}` };
}

/**
 * A free port for a process whose settings must name it. Another process may take it first: prefer listening on 0 and
 * reading the address, where that is possible.
 */
export async function freePort(): Promise<number> {
  const { server } = await reserveServer();
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An address that refuses every connection until it is released: an outgoing connection holds its port. */
export async function refusingAddress(): Promise<{ url: string; release(): void }> {
  const { server } = await reserveServer();
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(portOf(server), HOST, () => resolve(opened)).on('error', reject);
  });
  return {
    url: `http://${HOST}:${socket.localPort}`,
    release: () => {
      socket.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts the search thread, which on a busy machine takes longer than a browser is made to wait for an answer. */
export async function startSearch({ context }: OpenSite): Promise<void> {
  await context.retrieval.find('patience', 1);
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
