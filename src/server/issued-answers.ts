import type { IssuedAnswer, Reader, Storage } from '../storage/port.ts';

/** Milliseconds to collect answers for one write: each write waits for the disk, and blocks the server. */
const GATHER_MS = 250;

/** Answers kept in memory while they cannot be written. Beyond that the oldest are forgotten. */
const MAX_WAITING = 10_000;

/** Answers written between two looks at how many there are. */
const WRITTEN_BETWEEN_TRIMS = 1_000;

/**
 * Remembers which answers this server issued. One process alone writes them in delayed batches; `find` sees pending ones
 * too. Where several processes serve, another one may be asked to save the answer a moment later: then each is written
 * before it is sent.
 */
export class IssuedAnswers {
  readonly #storage: Storage;
  readonly #now: () => Date;
  readonly #most: number;
  readonly #atOnce: boolean;
  #written = 0;
  readonly #waiting = new Map<string, IssuedAnswer>();
  #timer: NodeJS.Timeout | undefined;
  /** The write that has not begun: it will take all that wait. */
  #next: Promise<void> | undefined;
  /** Settles with the last write, and never fails. */
  #last: Promise<void> = Promise.resolve();

  /** `most` are remembered; beyond that the oldest are forgotten, so that questions cannot fill the disk. */
  constructor(storage: Storage, now: () => Date, { most, atOnce = false }: { most: number; atOnce?: boolean }) {
    this.#storage = storage;
    this.#now = now;
    this.#most = most;
    this.#atOnce = atOnce;
  }

  /** A failure here does not fail the answer; at worst a later save of it is marked unverified. */
  async remember(answer: IssuedAnswer, onFault: (error: unknown) => void): Promise<void> {
    this.#waiting.delete(answer.digest);
    this.#waiting.set(answer.digest, answer);
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= MAX_WAITING) break;
      this.#waiting.delete(oldest);
    }
    if (this.#atOnce) await this.write().catch(onFault);
    else this.#timer ??= setTimeout(() => void this.write().catch(onFault), GATHER_MS);
  }

  /** The answer of a digest, if this server issued it and still remembers it. */
  async find(digest: string, reader: Pick<Reader, 'issuedAnswer'>): Promise<IssuedAnswer | undefined> {
    const now = this.#now();
    const waiting = this.#waiting.get(digest);
    return waiting && waiting.expiresAt > now ? waiting : reader.issuedAnswer(digest, now);
  }

  /**
   * Writes the pending answers. After a failure they stay pending until the next write. One write runs at a time: calls
   * during a write share the next one, so that no answer is written twice.
   */
  write(): Promise<void> {
    if (!this.#next) {
      this.#next = this.#last.then(() => {
        this.#next = undefined;
        return this.#writePending();
      });
      this.#last = this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  async #writePending(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const answers = [...this.#waiting.values()];
    if (answers.length === 0) return;
    await this.#storage.transact(async (writer) => {
      for (const answer of answers) await writer.rememberIssued(answer, this.#now());
      if (this.#written + answers.length >= WRITTEN_BETWEEN_TRIMS) await writer.trimIssued(this.#most);
    });
    this.#written = (this.#written + answers.length) % WRITTEN_BETWEEN_TRIMS;
    for (const answer of answers) {
      // The same answer may have been given again meanwhile.
      if (this.#waiting.get(answer.digest) === answer) this.#waiting.delete(answer.digest);
    }
  }
}
