import type { RouteHandlerMethod } from 'fastify';
import { isBlank } from '../../contract/blank.ts';
import { type CheckedText, CheckPayload } from '../../contract/source-entities.ts';
import { ApiFault } from '../api-fault.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { jobOptions } from './job-options.ts';
import { parse } from './parse.ts';

/** Checks a text against the library, in a thread. It writes nothing: the text is neither kept nor logged. */
export const check =
  (context: Pick<Context, 'config' | 'texts' | 'library' | 'receipts' | 'meters'>): RouteHandlerMethod =>
  async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { text, guard = false, receipt: isAsked } = parse(CheckPayload, request.body, 'invalid-content');
    refuseUncheckable(text, context.config);
    if (isAsked && !text.isWellFormed()) {
      throw new ApiFault('invalid-content', 'The text holds half a character: no receipt can name it.');
    }
    // The library of the job: the next line asks for it in the same moment.
    const { id } = context.library.current();
    const options = jobOptions(request, reply, context.config);
    const checked = await context.texts.run({ kind: 'present-check', text, guard }, options);
    context.meters.countVerdicts(checked);
    if (!isAsked) return reply.type('application/json; charset=utf-8').send(checked);
    const found: CheckedText = JSON.parse(checked);
    return reply.send({ ...found, receipt: context.receipts.issue(text, found.citations, id) });
  };

/** Refuses a text in which there is nothing to check, or too much. */
export function refuseUncheckable(text: string, { CHECK_MAX_LENGTH: most }: Pick<Config, 'CHECK_MAX_LENGTH'>): void {
  if (isBlank(text)) throw new ApiFault('text-required', 'Send the text to check as `text`.');
  if (text.length > most) {
    throw new ApiFault(
      'too-large',
      `A text may have ${most} characters; this one has ${text.length}. Check it in parts.`,
    );
  }
}
