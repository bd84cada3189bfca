import type { ArticleRow } from '../../storage/port.ts';
import { ApiFault } from '../api-fault.ts';
import { nextTime } from './article-schedule.ts';
import { type GenerationContext, generateAlone } from './generate-alone.ts';

/** Between two looks at the clock: it may be set, or the machine may have slept. */
const LOOK_MS = 30_000;

/** For how long a time that is due is tried, where the database did not answer. */
const OVERDUE_MS = 15 * 60_000;

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
 * Generates articles at the times of the operator's schedule, each time in one process of all that share the database:
 * the first that takes the time in it. Gives what stops it, and waits for an article that is being written.
 */
export function generateOnSchedule(
  context: GenerationContext,
  { generate = generateAlone, later = byTimer }: ScheduleParts = {},
): () => Promise<void> {
  const { config, storage, log, now } = context;
  const { ARTICLE_SCHEDULE: schedule } = config;
  if (!schedule) return async () => undefined;
  const after = (moment: Date) => nextTime(schedule, moment);
  let due = after(now());
  let underWay: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let isStopped = false;

  /** Of all processes one gets it: a time is taken once for ever, also where that process ends before its article. */
  const take = (time: Date) =>
    storage.transact((writer) => writer.spend('article-schedule', time.toISOString().slice(0, 16), 1));

  async function run(): Promise<void> {
    const moment = now();
    if (moment >= due) {
      const taken = await take(due).catch((error: unknown) => {
        log.warn({ err: error }, 'The time of an article could not be taken: it is tried again.');
        return undefined;
      });
      if (taken !== undefined || moment.getTime() - due.getTime() > OVERDUE_MS) due = after(moment);
      if (taken) await write();
    } else {
      // The clock was put back: the time that was waited for would be a day away.
      const next = after(moment);
      if (next < due) due = next;
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

  function wait() {
    if (isStopped) return;
    const ms = Math.min(LOOK_MS, Math.max(0, due.getTime() - now().getTime()));
    cancel = later(() => {
      underWay = run().finally(wait);
    }, ms);
  }

  wait();
  return async () => {
    isStopped = true;
    cancel?.();
    await underWay;
  };
}
