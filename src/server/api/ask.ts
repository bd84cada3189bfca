import type { onRequestAsyncHookHandler, RouteHandlerMethod } from 'fastify';
import { answerDigest } from '../../answers/digest.ts';
import { isBlank } from '../../contract/blank.ts';
import { AskQuery } from '../../contract/calls.ts';
import type { Ask } from '../../contract/entities.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import { ApiFault } from '../api-fault.ts';
import { citedPlaces, namedSources } from '../cited-works.ts';
import type { Context } from '../context.ts';
import { answerInThread } from '../text/answer-in-thread.ts';
import { cleanText } from './clean-text.ts';
import { jobOptions } from './job-options.ts';
import { parseQuery } from './parse.ts';
import { stagedReply } from './staged-reply.ts';

type AskContext = Pick<Context, 'config' | 'issued' | 'texts' | 'retrieval' | 'engine' | 'now' | 'profiles'>;

const dayInMs = 24 * 60 * 60 * 1000;

/** Answers a question, and remembers by digest that it did: a save of this very pair is then known to be issued. */
export const answer =
  (context: AskContext): RouteHandlerMethod =>
  async (request, reply) => {
    const { config, now } = context;
    const question = readQuestion(request.query, config);
    reply.header('Cache-Control', 'private, no-store');
    // HEAD says that the question can be asked; nothing is looked up for an answer that is not sent.
    if (request.method === 'HEAD') return reply.type('application/json; charset=utf-8').send();
    const job = jobOptions(request, reply, config);
    const onReplaced = (why: 'abstained' | 'withheld') => {
      const engine = context.engine?.name;
      if (why === 'abstained')
        request.log.info({ engine, why }, 'The model found no answer; the own engine was asked.');
      else request.log.warn({ engine, why }, 'The gate withheld the model’s answer; the own engine was asked.');
    };
    return stagedReply(request, reply, async (report) => {
      const options = { ...job, report, onReplaced };
      const { reply: answered, points } = await answerInThread(question, context, options).catch(refuse);
      // A question that was answered with help is not remembered at all.
      if (answered.kind !== 'help') {
        const expiresAt = new Date(now().getTime() + config.ISSUED_DAYS * dayInMs);
        const digest = answerDigest(question, answered.ai_suggestion);
        const given = { digest, kind: answered.kind, points, expiresAt };
        await context.issued.remember(given, (error) => request.log.error({ err: error }, 'answers not remembered'));
      }
      return withNamedWorks(answered, context.profiles.works);
    });
  };

/** An answer that also lists the works that it names. */
function withNamedWorks(answered: Ask, works: Context['profiles']['works']): Ask {
  const { ai_suggestion: words, check, sources } = answered;
  const places = citedPlaces(words, works);
  if (places.length === 0 || !check) return answered;
  return { ...answered, check: { ...check, works: places }, sources: [...(sources ?? []), ...namedSources(places)] };
}

/** Refuses what is no question before it is counted: nothing is looked up for it. */
export const refuseNoQuestion =
  ({ config }: Pick<AskContext, 'config'>): onRequestAsyncHookHandler =>
  async (request) => {
    readQuestion(request.query, config);
  };

function readQuestion(query: unknown, config: AskContext['config']): string {
  const question = cleanText(parseQuery(AskQuery, { q: '', ...(query as object) }).q).trim();
  if (isBlank(question)) throw new ApiFault('question-required', 'Ask with `?q=` and the text of the question.');
  const most = config.ASK_MAX_LENGTH;
  if (question.length > most) {
    throw new ApiFault('too-large', `A question may have ${most} characters; this one has ${question.length}.`);
  }
  return question;
}

/** A thread that was too slow or ended is a failure to expect; any other error is a fault of this program. */
function refuse(error: unknown): never {
  if (error instanceof ThreadError && (error.failure === 'late' || error.failure === 'lost')) {
    throw new ApiFault('engine-failed', 'No answer could be made this time. Please try again.', { cause: error });
  }
  throw error;
}
