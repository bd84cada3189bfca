import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Storage } from '../../storage/port.ts';
import { keptOnce } from '../kept.ts';

/** One block of AES: eight zero bytes, which an invented id does not have, and the row's key. */
const CIPHER = 'aes-128-ecb';
const PUBLIC_ID = /^[\w-]{22}$/;

/**
 * The ids of the history as visitors see them: row keys, enciphered with a key of the database. Row keys themselves would
 * count the rows that are not listed.
 */
export class PublicIds {
  readonly #key: Buffer;

  private constructor(key: Buffer) {
    this.#key = key;
  }

  static async of(storage: Storage): Promise<PublicIds> {
    return new PublicIds(Buffer.from(await storage.read((reader) => reader.secret('history-ids')), 'hex'));
  }

  idOf(row: number): string {
    const block = Buffer.alloc(16);
    block.writeBigUInt64BE(BigInt(row), 8);
    const cipher = createCipheriv(CIPHER, this.#key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
  }

  /** Undefined for anything but an id of this database. */
  rowOf(id: string): number | undefined {
    if (!PUBLIC_ID.test(id)) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, null).setAutoPadding(false);
    const block = Buffer.concat([decipher.update(Buffer.from(id, 'base64url')), decipher.final()]);
    const row = Number(block.readBigUInt64BE(8));
    // Base64 has spare bits: one id is written in one way only.
    return block.readBigUInt64BE(0) === 0n && Number.isSafeInteger(row) && this.idOf(row) === id ? row : undefined;
  }
}

/** The public ids of a storage, read when they are first needed. */
export function publicIdsOf(storage: Storage): () => Promise<PublicIds> {
  return keptOnce(() => PublicIds.of(storage));
}
