import { createHmac, randomBytes } from 'node:crypto';
import type { Storage } from '../storage/port.ts';
import { addressKey } from './limits/address-key.ts';

/** Letters of a name: enough that two of a million addresses hardly share one. */
const LENGTH = 12;

/**
 * Names for visitors' addresses in the log and in the storage. A name is made with the key of the day; the key of the day
 * before is deleted, so nobody can find out later whose a name was, nor that names of two days are one address.
 */
export class AddressNames {
  readonly #storage: Pick<Storage, 'transact'>;
  readonly #now: () => Date;
  #key: { day: string; value: Promise<string> } | undefined;

  constructor(storage: Pick<Storage, 'transact'>, now: () => Date) {
    this.#storage = storage;
    this.#now = now;
  }

  /** All processes on one storage give an address the same name. */
  async nameOf(address: string): Promise<string> {
    const key = await this.#keyOfToday();
    return createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, LENGTH);
  }

  #keyOfToday(): Promise<string> {
    const day = this.#now().toISOString().slice(0, 10);
    if (this.#key?.day !== day) {
      const made = randomBytes(32).toString('hex');
      const stored = this.#storage.transact((writer) => writer.keyOfDay(day, made));
      // Without the storage the names are this process's own, and still hide the addresses.
      this.#key = { day, value: stored.catch(() => made) };
    }
    return this.#key.value;
  }
}
