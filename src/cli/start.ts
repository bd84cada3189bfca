import type { FastifyInstance } from 'fastify';
import { prepareChecker } from '../checker/prepare-checker.ts';
import { type Config, type Environment, parseConfig } from '../server/config.ts';
import { type Context, closeContext } from '../server/context.ts';
import { warmUp } from '../server/warm-up.ts';

/** The settings of this process; with a fault in them nothing starts, and every fault is told at once. */
export function readConfig(defaults: Environment = {}): Config {
  const parsed = parseConfig({ ...defaults, ...process.env });
  if (parsed.kind === 'config') return parsed.config;
  console.error(`These settings must be mended first:\n${parsed.faults.map((fault) => `  ${fault}`).join('\n')}`);
  console.error('Every setting is explained in docs/operating.md.');
  process.exit(1);
}

/** Listens, says where, and closes in order when asked to stop: requests under way are answered first. */
export async function listen(app: FastifyInstance, context: Context, name: string): Promise<void> {
  const { HOST, PORT } = context.config;
  // The checker's index is built once, before the first visitor could wait for it.
  prepareChecker(context.corpus);
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    console.error(
      `${name} cannot listen on ${HOST}:${PORT}: ${(error as Error).message}. Choose another PORT or HOST.`,
    );
    await closeContext(context);
    process.exit(1);
  }
  const { port } = app.server.address() as { port: number };
  // Where it fails, the first visitors find it out, and are told.
  warmUp(context).catch((error: unknown) => app.log.warn({ err: error }, 'not warmed up'));
  console.log(`${name} is ready at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    // Who holds a connection open without ever finishing a request does not hold up the stop.
    setTimeout(() => app.server.closeAllConnections(), 10_000).unref();
    await app.close();
    await closeContext(context);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
