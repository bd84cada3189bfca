import cluster from 'node:cluster';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Config, type Environment, parseConfig } from '../server/config.ts';
import { configWarnings } from '../server/config-warnings.ts';
import { type Context, closeContext, openContext } from '../server/context.ts';
import { closeInOrder } from '../server/drain.ts';
import { type Log, openLog } from '../server/log.ts';
import { readSecretFiles } from '../server/secret-files.ts';
import { StartFault } from '../server/start-fault.ts';
import { version } from '../server/version.ts';
import { warmUp } from '../server/warm-up.ts';
import { lostDatabase, prepareDataFolder } from './data-folder.ts';
import { logConsole } from './log-console.ts';
import { listenFault, probePort } from './probe-port.ts';
import { whenLeftAlone } from './when-left-alone.ts';
import { GIVE_WAY } from './workers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that the server needs, open; where something is missing it says what, and ends the process. */
export async function openServer(defaults: Environment = {}): Promise<Context> {
  const config = readConfig(defaults);
  // Content and build are in the folder of this package; the command may be called from any folder.
  process.chdir(root);
  if (cluster.isPrimary) await refuseToStart(config);

  const log = openLog(config.LOG_LEVEL);
  logConsole(log);
  logLastErrors(log);
  for (const warning of configWarnings(config, process.env)) log.warn(warning);
  const lost = config.DATABASE_URL === undefined ? lostDatabase(config.DATA_DIR) : undefined;
  if (lost) log.warn(lost);
  try {
    const context = await openContext(config, { log });
    // They start while the pages are loaded; `listen` waits for them, and hears of a failure.
    for (const threads of [context.retrieval, context.texts]) threads.start?.().catch(() => undefined);
    return context;
  } catch (error) {
    if (error instanceof StartFault) exitWith(error.message);
    throw error;
  }
}

/** An error that nothing caught is a line of the log like all others, and ends the process: its state is not known. */
function logLastErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'An error that nothing caught: the server ends.');
      process.exit(1);
    });
  }
}

/** Ends the process with a sentence where the port or the data folder cannot be used. */
export async function refuseToStart({ HOST, PORT, DATA_DIR }: Config): Promise<void> {
  const fault = (await probePort(HOST, PORT)) ?? (await prepareDataFolder(DATA_DIR));
  if (fault !== undefined) exitWith(fault);
}

/** What editors wrote. */
export const contentFolder = path.join(root, 'content');

/** A path that is given belongs to the folder of the command; the default belongs to the project. */
export function dataFolder(): string {
  const given = process.env.DATA_DIR?.trim();
  return given ? path.resolve(given) : path.join(root, 'data');
}

/** The settings of this process; where one is invalid it prints all that are, and ends the process. */
export function readConfig(defaults: Environment = {}): Config {
  const parsed = parseSettings(defaults);
  if (parsed.kind === 'config') return parsed.config;
  const faults = parsed.faults.map((fault) => `  ${fault}`).join('\n');
  return exitWith(
    `Invalid settings; fix these before starting:\n${faults}\nEvery setting is explained in docs/operating.md.`,
  );
}

/** The settings of this process, secrets in files included, or all faults in them. */
export function parseSettings(defaults: Environment = {}): ReturnType<typeof parseConfig> {
  const { environment, faults } = readSecretFiles(process.env);
  const parsed = parseConfig({ ...defaults, ...environment, DATA_DIR: dataFolder() });
  if (faults.length === 0) return parsed;
  return { kind: 'faults', faults: [...faults, ...(parsed.kind === 'faults' ? parsed.faults : [])] };
}

/** Listens, says where, and closes in order when asked to stop: requests under way are answered first. */
export async function listen(app: FastifyInstance, context: Context, name: string): Promise<void> {
  const { config, log, serving } = context;
  const { HOST, PORT, BASE_PATH, DRAIN_SECONDS } = config;
  serving.isStarting = true;
  const warm = warmUp(context);
  const notWarm = (error: unknown) => {
    if (!stopping) app.log.warn({ err: error }, 'not warmed up');
  };
  let stopping = false;
  // A single server sends pages while its threads start, and questions wait for them. One of several that takes the place
  // of another listens when it can answer everything.
  if (cluster.isWorker) await warm.catch(notWarm);
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await closeContext(context);
    exitWith(listenFault(error, HOST, PORT));
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  // On failure the first visitors run into the same error and get a problem response.
  warm
    .then(({ rest }) => {
      serving.isStarting = false;
      return rest();
    })
    .catch(notWarm);
  // Of several processes the one that started them says so.
  if (cluster.isPrimary) console.log(readyAt(name, HOST, port) + BASE_PATH);

  const stop = async (isReplaced: boolean) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info(isReplaced ? 'Another process takes the place of this one.' : 'Asked to stop.');
    // Load balancers hear of it first, and send nobody any more.
    serving.isStopping = true;
    if (DRAIN_SECONDS > 0) await pause(DRAIN_SECONDS * 1000);
    serving.isClosing = !isReplaced;
    await closeInOrder(app, serving, longestAnswerMs(config));
    await closeContext(context);
    process.exit(0);
  };
  process.on('SIGINT', () => stop(false));
  process.on('SIGTERM', () => stop(false));
  // Of several processes the one that started them hears of it.
  if (cluster.isPrimary) whenLeftAlone(() => stop(false));
  process.on('message', (message) => {
    if (message === GIVE_WAY) void stop(true);
  });
}

/** Milliseconds that an answer may take: with a language model its own time, and then that of the site's own engine. */
const longestAnswerMs = ({ MODEL_BASE_URL, MODEL_TIMEOUT_MS }: Config) =>
  15_000 + (MODEL_BASE_URL === undefined ? 0 : MODEL_TIMEOUT_MS);

export const readyAt = (name: string, host: string, port: number) =>
  `${name} ${version} is ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
