import { isBlank } from '../../contract/blank.ts';
import { CheckPayload } from '../../contract/source-entities.ts';
import type { Context } from '../context.ts';
import { Fault } from '../fault.ts';
import type { Handler } from './api.ts';
import { parse } from './parse.ts';
import { presentCheck } from './present-check.ts';

type Needs = Pick<Context, 'config' | 'corpus'>;

/** Says what the library finds in a text. It writes nothing: the text is neither kept nor logged. */
export const check =
  (context: Needs): Handler =>
  async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { text } = parse(CheckPayload, request.body, 'invalid-content');
    const most = context.config.CHECK_MAX_LENGTH;
    if (isBlank(text)) throw new Fault('text-required', 'Send the text to check as `text`.');
    if (text.length > most) {
      throw new Fault(
        'too-large',
        `A text may have ${most} characters; this one has ${text.length}. Check it in parts.`,
      );
    }
    return presentCheck(text, context.corpus);
  };
