import { Counter, Histogram, Registry } from 'prom-client';
import { ThreadError } from '../threads/thread-error.ts';
import type { TextThreads } from './text/text-threads.ts';

/** What the parts of a server count, for `/metrics`. No label holds anything that a visitor wrote. */
export class Meters {
  readonly register = new Registry();
  readonly #registers = [this.register];

  readonly pages = new Counter({
    name: 'isnad_pages_total',
    help: 'Pages sent from memory, and pages rendered.',
    labelNames: ['from'],
    registers: this.#registers,
  });
  readonly texts = new Histogram({
    name: 'isnad_text_job_seconds',
    help: 'Time of work on texts, waiting for a thread included, by what was done and how it ended.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.#registers,
  });
  readonly verdicts = new Counter({
    name: 'isnad_verdicts_total',
    help: 'Verdicts of checks that visitors and programs asked for.',
    labelNames: ['verdict'],
    registers: this.#registers,
  });
  readonly articles = new Counter({
    name: 'isnad_articles_generated_total',
    help: 'Articles that were generated.',
    registers: this.#registers,
  });
  readonly modelFailures = new Counter({
    name: 'isnad_model_failures_total',
    help: 'Answers that the model did not give, by the reason; the site’s own engine gave them.',
    labelNames: ['why'],
    registers: this.#registers,
  });

  /** Counts the verdicts of a check that is ready to be sent: a key stands without a backslash, what was sent never does. */
  countVerdicts(checked: string): void {
    for (const [, verdict = ''] of checked.matchAll(/"verdict":"([a-z-]{1,30})"/g)) this.verdicts.inc({ verdict });
  }

  /** The same threads, with each job timed. */
  timed(threads: TextThreads): TextThreads {
    return {
      ...threads,
      run: async (job, options) => {
        const end = this.texts.startTimer({ kind: job.kind });
        try {
          const result = await threads.run(job, options);
          end({ outcome: 'done' });
          return result;
        } catch (error) {
          end({ outcome: outcomeOf(error, options?.signal) });
          throw error;
        }
      },
    };
  }
}

function outcomeOf(error: unknown, signal: AbortSignal | undefined): string {
  if (error instanceof ThreadError) return error.failure;
  return signal?.aborted ? 'abandoned' : 'failed';
}
