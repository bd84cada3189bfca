import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Stage } from '../../contract/entities.ts';

/** Work that is done sooner is answered as any call is. */
const quickMs = 400;

/**
 * Answers with the result of the work. If the work takes long, the body is one JSON object sent in parts: its first key
 * holds the stages, each sent as it begins, so that a waiting visitor sees progress. By then the 200 status is sent, so
 * a later failure closes the connection; clients treat that as a failed call.
 */
export async function stagedReply<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (report: (stage: Stage) => void) => Promise<Body>,
): Promise<Body | FastifyReply> {
  const body = new PassThrough();
  let begun = '{"stages":[';
  const done = work((stage) => {
    body.write(`${begun}"${stage}"`);
    begun = ',';
  });
  const quick = await Promise.race([done, setTimeout(quickMs, undefined, { ref: false })]);
  if (quick) return quick;

  done.then(
    (rest) => body.end(`${begun === ',' ? '' : begun}],${JSON.stringify(rest).slice(1)}`),
    (error: unknown) => {
      // A visitor who disconnected is not an error.
      if (!reply.raw.destroyed) request.log.error({ err: error }, 'call failed');
      reply.raw.destroy();
    },
  );
  // Proxies that gather a body before they pass it on would hold the stages back.
  return reply.type('application/json; charset=utf-8').header('X-Accel-Buffering', 'no').send(body);
}
