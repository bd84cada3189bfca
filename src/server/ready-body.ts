import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoded } from './encodings.ts';

/** A body that is ready to be sent, in the forms that there are. */
export interface ReadyBody {
  forms: Pick<Encoded, 'identity'> & Partial<Encoded>;
  /** The mark by which a browser knows it again; without one it is sent anew each time. */
  etag?: string;
}

/** The mark of a body; `with` is whatever else makes two answers different. */
export function etagOf(identity: Buffer, beside = ''): string {
  return `W/"${createHash('sha256').update(identity).update(beside).digest('base64url')}"`;
}

/** Sends a body in the best form that the visitor's browser takes, or says that it has it already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { forms, etag }: ReadyBody): FastifyReply {
  reply.header('Vary', 'Accept-Encoding');
  if (etag !== undefined) {
    reply.header('ETag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = forms[encoding];
  if (body && encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(body ?? forms.identity);
}

const isKnown = (known: string | undefined, etag: string) =>
  known !== undefined && (known === '*' || known.split(',').some((one) => bare(one) === bare(etag)));

/** Compared weakly, as caching asks for: a proxy that compresses marks a body as weak. */
const bare = (etag: string) => etag.trim().replace(/^W\//, '');
