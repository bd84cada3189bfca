import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Stage } from '../../contract/entities.ts';

/** Work that is done sooner is answered as any call is. */
const quickMs = 400;

/**
 * Answers with what the work gives. Where that takes long the body is one JSON object in pieces: its first key holds
 * the stages, each sent as it begins, so that a waiting visitor sees that something happens. The status has then been
 * said: work that fails afterwards breaks the connection off, which every caller takes for a failed call.
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
      // A visitor who has left is no failure.
      if (!reply.raw.destroyed) request.log.error({ err: error }, 'call failed');
      reply.raw.destroy();
    },
  );
  // Proxies that gather a body before they pass it on would hold the stages back.
  return reply.type('application/json; charset=utf-8').header('X-Accel-Buffering', 'no').send(body);
}
