import type { RouteHandlerMethod } from 'fastify';
import { answerDigest } from '../../answers/digest.ts';
import { isBlank } from '../../contract/blank.ts';
import { type HistoryItem, SavePayload } from '../../contract/entities.ts';
import { distinct } from '../../knowledge/corrections/trace-points.ts';
import type { Writer } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import { reviewRules } from '../config.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { isListedKind } from '../saved/listing.ts';
import { listingAfterReview } from '../saved/review.ts';
import type { SavedJudgement } from '../text/text-jobs.ts';
import { secondsToTomorrow } from '../tomorrow.ts';
import { cleanText } from './clean-text.ts';
import { refuseForeignOrigin } from './cross-origin.ts';
import type { HistoryContext } from './history.ts';
import { jobOptions } from './job-options.ts';
import { parse } from './parse.ts';

const MEGABYTE = 1_000_000;

type SaveContext = Pick<Context, 'config' | 'storage' | 'issued' | 'texts' | 'now'> & Pick<HistoryContext, 'publicIds'>;

/** Milliseconds within which the same pair is one item: a visitor who pressed again, not a second question. */
const SAME_WITHIN_MS = 5 * 60 * 1000;

/**
 * Keeps a pair, or acknowledges it where it leaves no trace. The reply says nothing that depends on what others sent: its
 * time is now, and only what the public list shows has an id and a provenance.
 */
export const save =
  (context: SaveContext, limits: Pick<Limits, 'keep'>): RouteHandlerMethod =>
  async (request, reply) => {
    const { config, texts, now } = context;
    refuseForeignOrigin(request, config);
    const { question, answer } = readPair(request.body, config);
    await limits.keep(request, Buffer.byteLength(question) + Buffer.byteLength(answer));
    const savedAt = now();
    const judged = await texts.run({ kind: 'judge-saved', question, answer }, jobOptions(request, reply, config));
    const kept = await keep({ question, answer, savedAt, ...judged }, context);

    reply.code(201).header('Cache-Control', 'no-store');
    const { library: _, ...found } = judged.check;
    return { question, answer, timestamp: savedAt.toISOString(), check: found, ...kept } satisfies HistoryItem;
  };

type Keeping = SavedJudgement & Pick<HistoryItem, 'question' | 'answer'> & { savedAt: Date };

/** Gives the id and provenance of a pair that is listed, and nothing of one that is not. */
async function keep({ question, answer, savedAt, listing, check, excerpt, points }: Keeping, context: SaveContext) {
  if (listing === 'not-kept') return undefined;
  const { config, storage, issued: answers } = context;
  const pairDigest = answerDigest(question, answer);
  const kept = await storage.transact(async (writer) => {
    const issued = await answers.find(pairDigest, writer);
    if (!issued && config.SAVE_UNISSUED === 'refuse') {
      // A refusal would say that nobody was given this answer to a question that is not public.
      if (listing === 'unlisted') return undefined;
      throw new ApiFault('save-refused', 'This site only keeps answers that it gave itself, unchanged.');
    }
    const provenance = issued ? ('issued' as const) : ('unverified' as const);
    const judged = isListedKind(issued?.kind) ? listing : 'unlisted';
    const outcome = listingAfterReview(judged, { question, answer, provenance }, reviewRules(config));
    const { id, kept: isNew } = await writer.saveHistory({
      question,
      answer,
      pairDigest,
      savedAt,
      check,
      excerpt,
      points: distinct([...(issued?.points ?? []), ...points]),
      provenance,
      ...outcome,
      sameSince: new Date(savedAt.getTime() - SAME_WITHIN_MS),
    });
    if (isNew) await bound(writer, savedAt, { question, answer }, config);
    return outcome.listing === 'listed' ? { id, provenance } : undefined;
  });
  if (!kept) return undefined;
  return { id: (await context.publicIds()).idOf(kept.id), provenance: kept.provenance };
}

/**
 * Counts what is new against the day, and deletes the oldest items where the history has grown too large. A refusal undoes
 * the save, as it is thrown in its transaction.
 */
async function bound(
  writer: Writer,
  savedAt: Date,
  { question, answer }: Pick<HistoryItem, 'question' | 'answer'>,
  config: SaveContext['config'],
): Promise<void> {
  const bytes = Buffer.byteLength(question) + Buffer.byteLength(answer);
  const mostToday = config.SAVE_TOTAL_MB_PER_DAY * MEGABYTE;
  const day = savedAt.toISOString().slice(0, 10);
  if (config.RATE_LIMIT && !(await writer.spend('saved-bytes', day, mostToday, bytes))) {
    throw new ApiFault(
      'budget-spent',
      'This site keeps no more today. Copy your answer if you need it, or save it again tomorrow.',
      { retryAfter: secondsToTomorrow(savedAt) },
    );
  }
  await writer.trimHistory(config.HISTORY_MAX_MB * MEGABYTE);
}

function readPair(body: unknown, config: SaveContext['config']) {
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
