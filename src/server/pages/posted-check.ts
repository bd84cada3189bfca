import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '../../web/addresses.ts';
import type { Config } from '../config.ts';
import type { Limit } from '../rate-limit.ts';

type Answer = (form: RequestInit, incoming: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const formType = 'application/x-www-form-urlencoded';

/** A letter takes up to nine bytes in a form. */
const bytesOfLetter = 9;

/**
 * The only page that accepts POST: a text to check is too long, and too private, for an address. It writes nothing, so
 * any origin may send it. For unreadable input the page itself explains what to do.
 */
export function servePostedCheck(app: FastifyInstance, { CHECK_MAX_LENGTH }: Config, limit: Limit, answer: Answer) {
  const formOf = (body: BodyInit): RequestInit => ({ method: 'POST', headers: { 'Content-Type': formType }, body });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // A body that cannot be read is answered by the page itself; any other error as on every page.
    scope.setErrorHandler((error, incoming, reply) => {
      const refused = refusal(error);
      if (!refused) throw error;
      return answer(formOf(`refused=${refused}`), incoming, reply);
    });
    const bodyLimit = CHECK_MAX_LENGTH * bytesOfLetter + 20_000;
    scope.post(addresses.check, { bodyLimit, onRequest: limit }, (incoming, reply) =>
      answer(formOf(new Uint8Array((incoming.body as Buffer | undefined) ?? [])), incoming, reply),
    );
  });
}

function refusal(error: unknown): 'too-large' | 'unreadable' | undefined {
  if ((error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'too-large';
  if ((error as { statusCode?: number }).statusCode === 415) return 'unreadable';
  return undefined;
}
