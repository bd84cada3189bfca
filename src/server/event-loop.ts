import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from './log.ts';

/** Milliseconds between two looks, and between two lines of the log at most. */
const LOOK_MS = 10_000;

/** How often the delay is measured, in milliseconds. It is no part of the figures. */
const RESOLUTION_MS = 10;

/** Milliseconds for which the event loop kept requests waiting, in the last ten seconds. */
export interface EventLoopDelay {
  p50: number;
  p99: number;
  max: number;
}

/** Watches how long the thread that answers the network is busy with one thing, during which nobody is answered. */
export class EventLoopWatch {
  readonly #histogram: ReturnType<typeof monitorEventLoopDelay>;
  readonly #timer: NodeJS.Timeout;
  #last: EventLoopDelay = { p50: 0, p99: 0, max: 0 };

  constructor({ warnMs, log, lookMs = LOOK_MS }: { warnMs: number; log: Log; lookMs?: number }) {
    this.#histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#last = this.#read();
      this.#histogram.reset();
      if (this.#last.max > warnMs) {
        const sentence = `All visitors waited for ${Math.round(this.#last.max)} ms while the event loop was busy.`;
        log.warn({ eventLoop: this.#last }, sentence);
      }
    }, lookMs).unref();
  }

  /** The figures of the last whole interval. */
  delay(): EventLoopDelay {
    return this.#last;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #read(): EventLoopDelay {
    const at = (nanoseconds: number) => Math.max(0, Math.round((nanoseconds / 1e6 - RESOLUTION_MS) * 10) / 10);
    const { max } = this.#histogram;
    return { p50: at(this.#histogram.percentile(50)), p99: at(this.#histogram.percentile(99)), max: at(max) };
  }
}
