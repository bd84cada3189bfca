import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '../../contract/errors.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import { addresses } from '../../web/addresses.ts';
import { asApiFault } from '../api/problem-handler.ts';
import { ApiFault } from '../api-fault.ts';
import type { Failure } from '../request-log.ts';

/** The page for a failure to render any page: plain words, no error details, no dependencies. */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
  home: string = addresses.home,
): FastifyReply {
  const id = status >= 500 ? `<p>If you write to us about it, name this request: ${reply.request.id}</p>` : '';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} | Isnad</title></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p>${id}<p><a href="${home}">Return to Home</a></p></main></body></html>`,
    );
}

/** Handles failures outside the API: a bad request with a short sentence, anything else without details. */
export function serveFailures(app: FastifyInstance) {
  app.setErrorHandler((thrown, request: FastifyRequest, reply) => {
    // Threads that are busy, or a text that is too slow for them: refused as the calls refuse it.
    const error = thrown instanceof ThreadError ? asApiFault(thrown) : thrown;
    const status = statusOf(error);
    // A visitor who disconnected is not an error.
    if (!reply.raw.destroyed) request.failure = failureOf(status, error);
    const { title, text } = wordsFor(status, error);
    if (error instanceof ApiFault) reply.headers(error.headers);
    return sendFailure(reply, status, title, text);
  });
  // All GET addresses reach the pages, so only other methods arrive here.
  app.setNotFoundHandler((request, reply) => {
    const isForm = request.url.split('?', 1).join() === addresses.check;
    reply.header('Allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
    return sendFailure(reply, 405, 'This page can only be read', 'It was asked for in a way that pages do not answer.');
  });
}

/** What the log says: an error where something failed, the sentence where it was refused. */
function failureOf(status: number, error: unknown): Failure | null {
  const isRefusal = status < 500 || (status === 503 && error instanceof ApiFault && error.cause === undefined);
  if (!isRefusal) return { err: error instanceof ApiFault ? (error.cause ?? error) : error };
  return error instanceof Error ? { why: error.message } : null;
}

function statusOf(error: unknown): number {
  if (error instanceof ApiFault) return errorCodes[error.code].status;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function wordsFor(status: number, error: unknown): { title: string; text: string } {
  if (error instanceof ApiFault) return { title: errorCodes[error.code].title, text: error.message };
  const title = 'This request cannot be read';
  if (status === 413) return { title: 'Too large', text: 'More was sent than this page takes.' };
  if (status === 415) return { title, text: 'What was sent is of a kind that this page does not take.' };
  if (status < 500) return { title, text: 'It was not sent as a browser sends it.' };
  return {
    title: 'This page could not be shown',
    text: 'Something failed on our side. Load the page again in a moment.',
  };
}
