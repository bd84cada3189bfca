import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARDS, SITE_CARD } from '../../web/card-address.ts';
import { ApiFault } from '../api-fault.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { sendReady } from '../ready-body.ts';
import type { Card } from './card.ts';
import { type CardContext, cardOfPage } from './card-of-page.ts';
import { drawCard } from './draw-card.ts';
import type { Painter } from './painter.ts';

/** Pictures that are kept, of some 130 KB each. A share is fetched by a few networks within seconds. */
const MOST_KEPT = 100;

/** The faces of the cards hold these letters alone. */
const drawable =
  /^(?:[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}](?<!\p{Extended_Pictographic}))*$/u;

type ServedContext = CardContext & Pick<Context, 'config' | 'log'>;

/** `/cards/topics/fasting.png`: the picture of `/topics/fasting`, for networks on which its address is shared. */
export function serveCards(
  app: FastifyInstance,
  context: ServedContext,
  { limits, painter }: { limits: Limits; painter: Painter },
): void {
  const { host } = new URL(publicUrl(context.config));
  const kept = new Map<string, Promise<Buffer>>();

  /** Painted once, whoever asks meanwhile. */
  function painted(digest: string, card: Card): Promise<Buffer> {
    const known = kept.get(digest);
    const picture = known ?? painter.paint(drawCard(card, host));
    kept.delete(digest);
    kept.set(digest, picture);
    if (!known) {
      picture.catch(() => kept.delete(digest));
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
    }
    return picture;
  }

  app.get(`${CARDS}/*`, { onRequest: limits.read }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const card = asked.endsWith('.png') ? await cardOfPage(asked.slice(0, -'.png'.length), context) : undefined;
    // Answers and articles of another API are not known here.
    if (!card && context.config.API_BASE_URL) return reply.redirect(SITE_CARD, 302);
    if (!card) throw new ApiFault('not-found', 'There is no page of this address that has a picture.');
    if (!drawable.test(Object.values(card).join(''))) return reply.redirect(SITE_CARD, 302);
    const digest = createHash('sha256').update(JSON.stringify(card)).digest('base64url');
    reply
      .type('image/png')
      .headers({ 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    try {
      return sendReady(request, reply, { forms: { identity: await painted(digest, card) }, etag: `"${digest}"` });
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      // Such as a machine for which the renderer has no build: a page is shared with a picture all the same.
      context.log.warn({ err: error }, 'A picture could not be painted.');
      return reply.header('Cache-Control', 'no-store').redirect(SITE_CARD, 302);
    }
  });
}
