import type { RouteHandlerMethod } from 'fastify';
import { answerDigest } from '../../answers/digest.ts';
import { isBlank } from '../../contract/blank.ts';
import { SavePayload } from '../../contract/entities.ts';
import { ApiFault } from '../api-fault.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { abortedOnClose } from './aborted-on-close.ts';
import { cleanText } from './clean-text.ts';
import { refuseForeignOrigin } from './cross-origin.ts';
import { presentHistory } from './history.ts';
import { parse } from './parse.ts';

/** Saved twice within this time, a pair is one item: a visitor who pressed again, not a second question. */
const sameWithinMs = 5 * 60 * 1000;

export const save =
  (context: Pick<Context, 'config' | 'storage' | 'issued' | 'texts' | 'now'>): RouteHandlerMethod =>
  async (request, reply) => {
    const { config, storage, issued: answers, texts, now } = context;
    refuseForeignOrigin(request, config);
    const { question, answer } = readPair(request.body, config);

    const savedAt = now();
    const signal = abortedOnClose(reply.raw);
    const [{ library, ...check }, isListed] = await Promise.all([
      texts.run({ kind: 'check', text: answer }, { signal }),
      texts.run({ kind: 'is-listed', question }, { signal }),
    ]);
    const pairDigest = answerDigest(question, answer);
    // The answer may have been given a moment ago. Where it cannot be written, neither can what follows.
    answers.write().catch(() => undefined);
    const { row } = await storage.transact(async (writer) => {
      const issued = await writer.issuedAnswer(pairDigest, savedAt);
      if (!issued && config.SAVE_UNISSUED === 'refuse') {
        throw new ApiFault('save-refused', 'This site only keeps answers that it gave itself, unchanged.');
      }
      return writer.saveHistory({
        question,
        answer,
        pairDigest,
        savedAt,
        check: { ...check, library },
        provenance: issued ? 'issued' : 'unverified',
        hidden: (issued?.hidden ?? false) || !isListed,
        sameSince: new Date(savedAt.getTime() - sameWithinMs),
      });
    });
    reply.code(201).header('Cache-Control', 'no-store');
    return presentHistory(row, check);
  };

function readPair(body: unknown, config: Config) {
  const payload = parse(SavePayload, body, 'invalid-content');
  const question = cleanText(payload.question);
  const answer = cleanText(payload.answer);
  if (isBlank(question)) throw new ApiFault('invalid-content', '“question” is empty.');
  if (isBlank(answer)) throw new ApiFault('invalid-content', '“answer” is empty.');
  const tooLong = (name: string, most: number) =>
    new ApiFault('too-large', `“${name}” may have at most ${most} characters.`);
  if (question.length > config.ASK_MAX_LENGTH) throw tooLong('question', config.ASK_MAX_LENGTH);
  if (answer.length > config.SAVE_MAX_LENGTH) throw tooLong('answer', config.SAVE_MAX_LENGTH);
  return { question, answer };
}
