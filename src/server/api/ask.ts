import type { ServerResponse } from 'node:http';
import { answerQuestion } from '../../answers/answer-question.ts';
import { answerDigest } from '../../answers/digest.ts';
import { isBlank } from '../../contract/blank.ts';
import { AskQuery } from '../../contract/calls.ts';
import type { Ask } from '../../contract/entities.ts';
import type { Context } from '../context.ts';
import { Fault } from '../fault.ts';
import type { Handler } from './api.ts';
import { cleanText } from './clean-text.ts';
import { parse } from './parse.ts';
import { stagedReply } from './staged-reply.ts';

type Needs = Pick<Context, 'config' | 'issued' | 'corpus' | 'retrieval' | 'engine' | 'ownEngine' | 'sayings' | 'now'>;

const dayInMs = 24 * 60 * 60 * 1000;

/** Answers, and remembers by digest that it did: a save of this very pair is then known to be ours. */
export const answer =
  (context: Needs): Handler =>
  async (request, reply) => {
    const { config, now } = context;
    const question = cleanText(parse(AskQuery, { q: '', ...(request.query as object) }).q).trim();
    if (isBlank(question)) throw new Fault('question-required', 'Ask with `?q=` and the text of the question.');
    if (question.length > config.ASK_MAX_LENGTH) {
      throw new Fault(
        'too-large',
        `A question may have ${config.ASK_MAX_LENGTH} characters; this one has ${question.length}.`,
      );
    }

    reply.header('Cache-Control', 'private, no-store');
    const signal = hangUp(reply.raw);
    const onReplaced = (why: 'abstained' | 'withheld') => {
      const { name: engine } = context.engine;
      if (why === 'abstained')
        request.log.info({ engine, why }, 'The model found no answer; the own engine was asked.');
      else request.log.warn({ engine, why }, 'The gate withheld the model’s answer; the own engine was asked.');
    };
    return stagedReply(request, reply, async (report) => {
      // A copy: one answer is made of one state of the library.
      const needs = { ...context, report, onReplaced };
      const { answer, kind } = await answerQuestion(question, needs, signal).catch((cause: unknown) => {
        throw new Fault('engine-failed', 'No answer could be made this time. Please try again.', { cause });
      });
      // That somebody asked for help is remembered nowhere.
      if (kind !== 'help') {
        const expiresAt = new Date(now().getTime() + config.ISSUED_DAYS * dayInMs);
        const given = { digest: answerDigest(question, answer.markdown), kind, expiresAt };
        context.issued.remember(given, (error) => request.log.error({ err: error }, 'answers not remembered'));
      }

      const { markdown, sources, check, engine } = answer;
      return { ai_suggestion: markdown, sources: [...sources], check, engine, kind } satisfies Ask;
    });
  };

/** Work for a visitor who has left is stopped. */
function hangUp(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
