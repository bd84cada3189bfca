import type { Storage } from '../../storage/port.ts';
import { type Allowance, type Counted, type Counters, MemoryCounters, type MonotonicClock } from './counters.ts';

/** The share of a limit that a process takes from the storage at a time: so many writes at most for each window and name. */
const LEASES_PER_WINDOW = 5;

/** Most names leased at a time, as many as are counted in memory. */
const MAX_NAMES = 100_000;

interface Leased {
  /** What this process may still give out. */
  left: number;
  /** What the window had left in the storage after the lease. */
  inStorage: number;
  /** Whether the storage has nothing more to give. */
  isLast: boolean;
  endsAt: number;
}

export interface LeaseParts {
  storage: Pick<Storage, 'transact'>;
  /** Changes a counted name into one that may be stored. */
  storedName: (name: string) => Promise<string>;
  clock: MonotonicClock;
  now: () => Date;
  /** Called when the storage cannot be asked. */
  onFault: (error: unknown) => void;
}

/**
 * Counts together with other processes on the same storage. A process leases several requests with one write and gives
 * them out from memory. What it has leased and not given out when the window ends is lost, so a limit is never passed.
 * While the storage is away each process counts for itself: reading goes on, and what costs money has a budget in the
 * storage, which is then refused.
 */
export class LeasedCounters implements Counters {
  readonly #allowance: Allowance;
  readonly #parts: LeaseParts;
  readonly #alone: MemoryCounters;
  readonly #leases = new Map<string, Leased>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(allowance: Allowance, parts: LeaseParts) {
    this.#allowance = allowance;
    this.#parts = parts;
    this.#alone = new MemoryCounters(allowance, parts.clock);
  }

  async take(name: string, amount = 1): Promise<Counted> {
    for (;;) {
      const now = this.#parts.clock();
      const leased = this.#leases.get(name);
      if (leased && leased.endsAt > now) {
        const { left, inStorage, endsAt } = leased;
        if (left >= amount) leased.left -= amount;
        if (left >= amount || leased.isLast) {
          return { isAllowed: left >= amount, remaining: leased.left + inStorage, resetMs: endsAt - now };
        }
      }
      try {
        await this.#lease(name, amount);
      } catch (error) {
        this.#parts.onFault(error);
        return this.#alone.take(name, amount);
      }
    }
  }

  /** Takes more from the storage; those who ask for the same name meanwhile wait for the same lease. */
  #lease(name: string, amount: number): Promise<void> {
    const asked = this.#asked.get(name) ?? this.#takeLease(name, amount).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  async #takeLease(name: string, amount: number): Promise<void> {
    const { storage, storedName, clock, now } = this.#parts;
    const { limit, windowMs } = this.#allowance;
    const wanted = Math.max(amount, Math.ceil(limit / LEASES_PER_WINDOW));
    const stored = await storedName(name);
    const lease = await storage.transact((writer) => writer.lease(stored, { limit, windowMs, wanted }, now()));
    const before = this.#leases.get(name);
    const isSameWindow = before !== undefined && before.endsAt > clock();
    this.#leases.delete(name);
    this.#leases.set(name, {
      left: lease.granted + (isSameWindow ? before.left : 0),
      inStorage: lease.left,
      isLast: lease.granted < wanted,
      endsAt: clock() + lease.endsInMs,
    });
    for (const oldest of this.#leases.keys()) {
      if (this.#leases.size <= MAX_NAMES) break;
      this.#leases.delete(oldest);
    }
  }
}
