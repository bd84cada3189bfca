import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoded } from './encodings.ts';

/** A body that is ready to be sent, uncompressed and in the compressed forms that exist. */
export interface ReadyBody {
  forms: Pick<Encoded, 'identity'> & Partial<Encoded>;
  /** Without an ETag the body is never answered with 304. */
  etag?: string;
}

/** The weak ETag of a body; `beside` is anything else that distinguishes two responses. */
export function etagOf(identity: Buffer, beside = ''): string {
  return `W/"${createHash('sha256').update(identity).update(beside).digest('base64url')}"`;
}

/** Sends a body in the encoding that the request prefers, or 304 if its `If-None-Match` names the ETag. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { forms, etag }: ReadyBody): FastifyReply {
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
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

/** Compared weakly, as `If-None-Match` requires: a proxy that compresses turns a strong ETag into a weak one. */
const bare = (etag: string) => etag.trim().replace(/^W\//, '');
