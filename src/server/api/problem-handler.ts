import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '../../contract/errors.ts';
import { Fault, problemOf } from '../fault.ts';

/** Turns whatever was thrown into a problem document. What nobody meant to throw is logged and told to nobody. */
export function problemHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = asFault(error);
  // A visitor who has left is no failure.
  if (errorCodes[fault.code].status >= 500 && !reply.raw.destroyed)
    request.log.error({ err: fault.cause ?? error }, 'call failed');
  return reply
    .code(errorCodes[fault.code].status)
    .headers(fault.headers)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(fault.code, fault.message));
}

function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  switch ((error as Partial<FastifyError>)?.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Fault('unsupported-media-type', 'Send the body as application/json.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Fault('too-large', 'The body is too large for this call. Send a shorter text.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Fault('invalid-request', 'The body is not valid JSON.');
    default:
      return isClientFault(error)
        ? new Fault('invalid-request', 'The request cannot be read.')
        : new Fault('internal', 'Something went wrong on our side. The error was logged; please try again later.');
  }
}

function isClientFault(error: unknown): boolean {
  const status = (error as Partial<FastifyError>)?.statusCode;
  return status !== undefined && status >= 400 && status < 500;
}
