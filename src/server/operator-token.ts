import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the token as `Authorization: Bearer …`. How long it takes says nothing about the token. */
export function carriesToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const [, given = ''] = /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}
