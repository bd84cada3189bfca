import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '../../web/addresses.ts';
import { refuseUncheckable } from '../api/check.ts';
import { jobOptions } from '../api/job-options.ts';
import { ApiFault } from '../api-fault.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { drawVerdict } from './draw-verdict.ts';
import type { Painter } from './painter.ts';

const formType = 'application/x-www-form-urlencoded';

/** A letter takes up to nine bytes in a form. */
const BYTES_OF_LETTER = 9;

/**
 * The picture of one result of a check, to be shared. The text is checked again: the site sets its seal on what it found
 * itself, never on what a request says that it found. Nothing of it is kept.
 */
export function serveVerdictPictures(
  app: FastifyInstance,
  { config, texts }: Pick<Context, 'config' | 'texts'>,
  { limits, painter }: { limits: Limits; painter: Painter },
): void {
  const { host } = new URL(publicUrl(config));
  const bodyLimit = config.CHECK_MAX_LENGTH * BYTES_OF_LETTER + 20_000;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      addresses.checkPicture,
      { bodyLimit, onRequest: limits.check },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const form = new URLSearchParams((request.body as string | undefined) ?? '');
        // Forms send CRLF line ends; the page counts with LF.
        const text = (form.get('text') ?? '').replace(/\r\n?/g, '\n');
        refuseUncheckable(text, config);
        const { citations } = JSON.parse(
          await texts.run({ kind: 'present-check', text }, jobOptions(request, reply, config)),
        );
        const number = form.get('citation') ?? '';
        const citation = /^\d{1,5}$/.test(number) ? citations[Number(number) - 1] : undefined;
        if (!citation)
          throw new ApiFault('invalid-request', 'The text has no citation of this number. Check it again first.');
        const file = await painter.paint(drawVerdict(text, citation, host));
        return reply
          .type('image/png')
          .headers({
            'Cache-Control': 'private, no-store',
            'Content-Disposition': `attachment; filename="isnad-check-${number}.png"`,
          })
          .send(file);
      },
    );
  });
}
