import { createHmac, randomBytes } from 'node:crypto';
import type { Storage } from '../storage/port.ts';
import { addressKey } from './limits/address-key.ts';
import type { MonotonicClock } from './limits/counters.ts';

/** Letters of a name: enough that two of a million addresses hardly share one. */
const LENGTH = 12;

/** How long a key of this process's own serves before the storage is asked again for the key of all. */
const ALONE_MS = 60_000;

interface DayKey {
  day: string;
  /** What this process gives the storage as the key, if no other has. */
  made: string;
  value: Promise<string>;
  /** When the storage is to be asked again. */
  askAgainAt: number;
}

/**
 * Names for visitors' addresses in the log and in the storage. A name is made with the key of the day; the key of the day
 * before is deleted, so nobody can find out later whose a name was, nor that names of two days are one address.
 */
export class AddressNames {
  readonly #storage: Pick<Storage, 'transact'>;
  readonly #now: () => Date;
  readonly #clock: MonotonicClock;
  #key: DayKey | undefined;

  constructor(storage: Pick<Storage, 'transact'>, now: () => Date, clock: MonotonicClock = () => performance.now()) {
    this.#storage = storage;
    this.#now = now;
    this.#clock = clock;
  }

  /** All processes on one storage give an address the same name. */
  async nameOf(address: string): Promise<string> {
    const key = await this.#keyOfToday();
    return createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, LENGTH);
  }

  #keyOfToday(): Promise<string> {
    const day = this.#now().toISOString().slice(0, 10);
    const known = this.#key?.day === day ? this.#key : undefined;
    if (known && this.#clock() < known.askAgainAt) return known.value;
    const made = known?.made ?? randomBytes(32).toString('hex');
    const stored = this.#storage.transact((writer) => writer.keyOfDay(day, made));
    // Without the storage the names are this process's own, and still hide the addresses.
    const value = stored.catch(() => {
      key.askAgainAt = this.#clock() + ALONE_MS;
      return made;
    });
    const key: DayKey = { day, made, value, askAgainAt: Number.POSITIVE_INFINITY };
    this.#key = key;
    return value;
  }
}
