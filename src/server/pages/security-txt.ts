import type { FastifyInstance } from 'fastify';
import { addresses } from '../../web/addresses.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';

/** Days for which a copy of the file holds. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom to tell about a weakness, where those who look for it expect it (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { config, now }: Pick<Context, 'config' | 'now'>): void {
  const address = publicUrl(config);
  const contact = config.SECURITY_CONTACT ?? `mailto:${config.CONTACT_EMAIL}`;

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const midnight = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    const expires = new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${address}/.well-known/security.txt`,
      `Policy: ${address}${addresses.contact}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
