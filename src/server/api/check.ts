import type { RouteHandlerMethod } from 'fastify';
import { isBlank } from '../../contract/blank.ts';
import { CheckPayload } from '../../contract/source-entities.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { type JobOptions, jobOptions } from './job-options.ts';
import { parse } from './parse.ts';

/** Checks a text against the library, in a thread. It writes nothing: the text is neither kept nor logged. */
export const check =
  (context: Pick<Context, 'config' | 'texts'>): RouteHandlerMethod =>
  async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { text } = parse(CheckPayload, request.body, 'invalid-content');
    const checked = await checkedText(text, context, jobOptions(request, reply, context.config));
    return reply.type('application/json; charset=utf-8').send(checked);
  };

/** The check of a text as JSON; refused where there is nothing to check, or too much. */
export async function checkedText(
  text: string,
  { config, texts }: Pick<Context, 'config' | 'texts'>,
  options: JobOptions,
): Promise<string> {
  const most = config.CHECK_MAX_LENGTH;
  if (isBlank(text)) throw new ApiFault('text-required', 'Send the text to check as `text`.');
  if (text.length > most) {
    throw new ApiFault(
      'too-large',
      `A text may have ${most} characters; this one has ${text.length}. Check it in parts.`,
    );
  }
  return texts.run({ kind: 'present-check', text }, options);
}
