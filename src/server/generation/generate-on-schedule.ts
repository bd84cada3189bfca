import { randomUUID } from 'node:crypto';
import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import { lastTime, nextTime } from './article-schedule.ts';
import { type GenerationContext, generateAlone } from './generate-alone.ts';

/** Between two looks at the clock: it may be set, or the machine may have slept. */
const LOOK_MS = 30_000;

/** For how long a process that took a time keeps others from it: longer than an article takes, also from a model. */
const HELD_MS = 5 * 60_000;

/** A time that was seen to so far ahead of the clock was seen to by a clock that was wrong. */
const AHEAD_MS = 24 * 3_600_000;

const NAME = 'article-schedule';

/** Calls a function later, and gives what takes that back. */
export type Later = (work: () => void, ms: number) => () => void;

const byTimer: Later = (work, ms) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

interface ScheduleParts {
  generate?: (context: GenerationContext) => Promise<ArticleRow>;
  later?: Later;
}

/**
 * Generates articles at the times of the operator's schedule, each time in one process of all that share the database. A
 * time that nobody saw to, because the server was down or was killed before its article, is caught up; of several the
 * last alone. Gives what stops it, and waits for an article that is being written.
 */
export function generateOnSchedule(
  context: GenerationContext,
  { generate = generateAlone, later = byTimer }: ScheduleParts = {},
): () => Promise<void> {
  const { config, storage, log, now } = context;
  if (!config.ARTICLE_SCHEDULE) return async () => undefined;
  const at = config.ARTICLE_SCHEDULE;
  const owner = randomUUID();
  /** A hub that has a schedule for the first time has nothing to catch up. */
  const before = lastTime(at, now());
  let settled: Date | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let isStopped = false;

  const isSettled = (time: Date, last: Date) => last >= time && last.getTime() - now().getTime() < AHEAD_MS;

  const take = (time: Date): Promise<'taken' | 'held' | 'settled'> =>
    storage.transact(async (writer) => {
      let last = await writer.settledTime(NAME);
      if (!last) {
        last = before;
        await writer.settleTime(NAME, last);
      }
      if (isSettled(time, last)) return 'settled';
      if (!(await writer.lock(NAME, owner, HELD_MS, now()))) return 'held';
      // Who took it before may have been killed when its article was there already.
      const [newest] = await writer.articles({ limit: 1 });
      if (!newest || newest.createdAt < time) return 'taken';
      await writer.settleTime(NAME, time);
      await writer.unlock(NAME, owner);
      return 'settled';
    });

  /** Only now: what ends before this is caught up. */
  const settle = (time: Date) =>
    storage.transact(async (writer) => {
      await writer.settleTime(NAME, time);
      await writer.unlock(NAME, owner);
    });

  async function run(time: Date): Promise<void> {
    if (settled && isSettled(time, settled)) return;
    try {
      const outcome = await take(time);
      // It is being written, or the process that has it was killed: the next look shows which.
      if (outcome === 'held') return;
      if (outcome === 'taken') {
        await write();
        await settle(time);
      }
      settled = time;
    } catch (error) {
      log.warn({ err: error }, 'The time of an article could not be taken: it is tried again.');
    }
  }

  async function write(): Promise<void> {
    try {
      const { slug, made } = await generate(context);
      log.info({ slug, why: made.why }, 'article generated on schedule');
    } catch (error) {
      const code = error instanceof ApiFault ? error.code : undefined;
      if (code === 'nothing-new') log.info('Nothing new is left for the scheduled article: add notes or drafts.');
      else log.warn({ err: error, code }, 'The scheduled article was not generated.');
    }
  }

  function wait(): void {
    if (isStopped) return;
    const moment = now();
    const ms = Math.min(LOOK_MS, nextTime(at, moment).getTime() - moment.getTime());
    cancel = later(() => {
      underWay = run(lastTime(at, now())).finally(wait);
    }, ms);
  }

  wait();
  return async () => {
    isStopped = true;
    cancel?.();
    await underWay;
  };
}
