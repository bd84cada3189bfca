/** How much is allowed in which time. */
export interface Allowance {
  limit: number;
  windowMs: number;
}

/** What a count says of one request. */
export interface Counted {
  isAllowed: boolean;
  /** What this window has left. */
  remaining: number;
  /** Milliseconds until the next window. */
  resetMs: number;
}

/** Counts by name. One that asks a database answers later. */
export interface Counters {
  take(name: string, amount?: number): Counted | Promise<Counted>;
}

/** Milliseconds that never go back, whatever happens to the clock of the machine. */
export type MonotonicClock = () => number;

/** Most names counted at a time: about 20 MB. Beyond that the longest counted give way; the limits for all still hold. */
const MAX_NAMES = 100_000;

interface Window {
  taken: number;
  endsAt: number;
}

/** Counts in the memory of this process. A window begins with its first request. */
export class MemoryCounters implements Counters {
  readonly #allowance: Allowance;
  readonly #clock: MonotonicClock;
  readonly #mostNames: number;
  /** In the order in which the windows end. */
  readonly #windows = new Map<string, Window>();

  constructor(allowance: Allowance, clock: MonotonicClock, mostNames = MAX_NAMES) {
    this.#allowance = allowance;
    this.#clock = clock;
    this.#mostNames = mostNames;
  }

  take(name: string, amount = 1): Counted {
    const { limit, windowMs } = this.#allowance;
    const now = this.#clock();
    this.#forget(now);
    let window = this.#windows.get(name);
    if (!window) {
      window = { taken: 0, endsAt: now + windowMs };
      this.#windows.set(name, window);
    }
    const isAllowed = window.taken + amount <= limit;
    if (isAllowed) window.taken += amount;
    return { isAllowed, remaining: limit - window.taken, resetMs: window.endsAt - now };
  }

  #forget(now: number): void {
    for (const [name, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#mostNames) return;
      this.#windows.delete(name);
    }
  }
}
