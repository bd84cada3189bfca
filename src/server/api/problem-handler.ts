import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '../../contract/errors.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import { ApiFault, problemOf } from '../api-fault.ts';
import type { Failure } from '../request-log.ts';

/** Seconds: a full queue is done within a few; a text that was too slow will hardly be faster soon. */
const RETRY_BUSY = 5;
const RETRY_LATE = 60;

/** Turns any thrown value into a problem document. Unexpected errors are for the log, and their details are not sent. */
export function problemHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = asApiFault(error);
  // A visitor who disconnected is not an error.
  if (!reply.raw.destroyed) request.failure = failureOf(fault, error);
  return reply
    .code(errorCodes[fault.code].status)
    .headers(fault.headers)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(fault.code, fault.message, request.id));
}

/** What the log says: an error where something failed, the sentence where a limit refused, else nothing. */
function failureOf(fault: ApiFault, thrown: unknown): Failure | null {
  const { status } = errorCodes[fault.code];
  if (status < 500) return null;
  if (status === 503 && fault === thrown && fault.cause === undefined) return { why: fault.message };
  return { err: fault.cause ?? thrown };
}

/** Converts a thrown value into a fault with a code of the contract. */
export function asApiFault(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof ThreadError) return threadFault(error);
  switch ((error as Partial<FastifyError>)?.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiFault('unsupported-media-type', 'Send the body as application/json.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiFault('too-large', 'The body is too large for this call. Send a shorter text.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiFault('invalid-request', 'The body is not valid JSON.');
    default:
      return isClientFault(error)
        ? new ApiFault('invalid-request', 'The request cannot be read.')
        : new ApiFault('internal', 'Something went wrong on our side. The error was logged; please try again later.');
  }
}

/** Work on texts is refused for now: the queue is full, or one text takes too long. */
function threadFault(cause: ThreadError): ApiFault {
  return cause.failure === 'late'
    ? new ApiFault('unavailable', 'This text takes longer to check than this server allows. Send it in parts.', {
        cause,
        retryAfter: RETRY_LATE,
      })
    : new ApiFault('unavailable', 'This server has too much to do at the moment. Try again in a few seconds.', {
        cause,
        retryAfter: RETRY_BUSY,
      });
}

function isClientFault(error: unknown): boolean {
  const status = (error as Partial<FastifyError>)?.statusCode;
  return status !== undefined && status >= 400 && status < 500;
}
