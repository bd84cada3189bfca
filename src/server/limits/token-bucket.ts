import type { MonotonicClock } from './counters.ts';

/** Seconds' worth that may come at once. A minute's worth at once would occupy the server for many seconds. */
const BURST_SECONDS = 1;

/** And so many at least: one visitor may press twice. */
const LEAST_BURST = 10;

/** The share of a full bucket that is kept for addresses that have hardly asked yet. */
const KEPT_FOR_NEWCOMERS = 0.25;

/** Lets so many pass in a minute, evenly: what all addresses together may take of this process. */
export class TokenBucket {
  readonly #perMs: number;
  readonly #most: number;
  readonly #clock: MonotonicClock;
  #tokens: number;
  #filledAt: number;

  constructor(perMinute: number, clock: MonotonicClock) {
    this.#perMs = perMinute / 60_000;
    this.#most = Math.max(LEAST_BURST, (perMinute / 60) * BURST_SECONDS);
    this.#clock = clock;
    this.#tokens = this.#most;
    this.#filledAt = clock();
  }

  /**
   * Milliseconds to wait, or 0 where the request may pass. The last tokens are for newcomers, so that addresses that
   * flood are refused before those that come with a first question.
   */
  take(isNewcomer: boolean): number {
    const now = this.#clock();
    this.#tokens = Math.min(this.#most, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
    const missing = 1 + (isNewcomer ? 0 : this.#most * KEPT_FOR_NEWCOMERS) - this.#tokens;
    if (missing > 0) return missing / this.#perMs;
    this.#tokens -= 1;
    return 0;
  }
}
