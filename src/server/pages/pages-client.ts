import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Fetch } from '../../contract/caller.ts';
import { type Client, createClient } from '../../contract/client.ts';
import { ApiError, errorCodes } from '../../contract/errors.ts';
import { paths } from '../../contract/paths.ts';
import type { PageLibrary } from '../../web/server-side/services.ts';
import { refuseUncheckable } from '../api/check.ts';
import type { JobOptions } from '../api/job-options.ts';
import { asApiFault } from '../api/problem-handler.ts';
import { contentsIn, numbersIn, passageIn, presentLibrary, searchIn } from '../api/sources.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { inProcessHeaders } from '../rate-limit.ts';
import { boundedResponse } from './bounded-response.ts';

/** The typed client of the pages' loaders: in process for our own API, over the network for another. */
export function pagesClient(config: Config, app: FastifyInstance): Client {
  return config.API_BASE_URL
    ? createClient(config.API_BASE_URL, overNetwork(config.API_BASE_URL, app.log))
    : createClient(`${config.BASE_PATH}/api`, inProcess(app));
}

/** Bytes of a body of another API: a list of 200 long articles stays below it. */
const MAX_BODY = 20_000_000;

/** Calls another server's API. Its failures are logged with its address, which the pages do not know. */
const overNetwork =
  (address: string, log: FastifyBaseLogger): Fetch =>
  async (url, init) => {
    try {
      // A redirect could lead to a server that only this one reaches.
      const response = await fetch(url, { ...init, redirect: 'error' });
      const { status } = response;
      if (status >= 500) log.warn({ api: address, status }, `The API at ${address} answered with status ${status}.`);
      return boundedResponse(response, MAX_BODY);
    } catch (cause) {
      if (init.signal?.aborted) {
        log.info({ api: address }, `The API at ${address} did not answer in time.`);
        throw cause;
      }
      // The message of fetch is only “fetch failed”.
      throw new Error(`The API at ${address} did not answer (${reasonOf(cause)}).`, { cause });
    }
  };

/** The code of Node's own error below that of the fetch, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error) return String(error.code);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

const inProcess =
  (app: FastifyInstance): Fetch =>
  async (url, { method, headers, body }) => {
    const answered = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...(headers as Record<string, string>), ...inProcessHeaders },
      ...(typeof body === 'string' && { payload: body }),
    });
    const { link } = answered.headers;
    const headersToRead = link ? { link: String(link) } : {};
    return new Response(new Uint8Array(answered.rawPayload), { status: answered.statusCode, headers: headersToRead });
  };

/** What a check depends on beside its text. */
export interface CheckOfVisitor {
  job: JobOptions;
  /** Counts the check against the visitor's address, and throws where there were too many. */
  countCheck: () => Promise<void>;
}

/**
 * Sources and checks use this server's own library, through the functions behind its API, even if the pages use another
 * API for the rest: that API may lack these calls, and its verdicts would be based on another library.
 */
export function ownLibrary(
  context: Pick<Context, 'config' | 'library' | 'texts'>,
  { job, countCheck }: CheckOfVisitor,
): PageLibrary {
  const { config, library, texts } = context;
  return {
    sources: () => asCall(paths.sources, () => presentLibrary(library.current())),
    work: (work) => asCall(paths.work, () => contentsIn(library.current(), work)),
    numbers: (work, number) => asCall(paths.numbers, () => numbersIn(library.current(), work, number)),
    search: (work, question) => asCall(paths.passages, () => searchIn({ texts }, work, question, job)),
    source: (path) => asCall(path, () => passageIn(library.current(), partsOf(path))),
    check: (text) =>
      asCall(paths.check, async () => {
        await countCheck();
        refuseUncheckable(text, config);
        return texts.run({ kind: 'show-check', text }, job);
      }),
  };
}

/** `/sources/quran/2/183` → `quran`, `2`, `183` */
function partsOf(path: string): string[] {
  return path.slice(`${paths.sources}/`.length).split('/').map(decoded);
}

/** A part that cannot be decoded names nothing, in any form. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Throws the fault as the API's client would throw the problem. */
async function asCall<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = asApiFault(error);
    if (code === 'internal') throw error;
    throw new ApiError(path, errorCodes[code].status, code, message);
  }
}
