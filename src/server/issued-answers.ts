import type { IssuedAnswer, Reader, Storage } from '../storage/port.ts';

/** Milliseconds within which answers are remembered with one write: each write waits for the disk, and the server with it. */
const GATHER_MS = 250;

/** Answers kept in memory while they cannot be written. Beyond that the oldest are forgotten. */
const MAX_WAITING = 10_000;

/** Remembers which answers this server gave out, a little later and together. What is not written yet is known all the same. */
export class IssuedAnswers {
  readonly #storage: Storage;
  readonly #now: () => Date;
  readonly #waiting = new Map<string, IssuedAnswer>();
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => Date) {
    this.#storage = storage;
    this.#now = now;
  }

  /** An answer that cannot be remembered is still an answer; at worst a save of it is called unverified. */
  remember(answer: IssuedAnswer, onFault: (error: unknown) => void): void {
    this.#waiting.delete(answer.digest);
    this.#waiting.set(answer.digest, answer);
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= MAX_WAITING) break;
      this.#waiting.delete(oldest);
    }
    this.#timer ??= setTimeout(() => void this.write().catch(onFault), GATHER_MS);
  }

  /** The answer of a digest, if this server gave it out and still remembers. */
  async find(digest: string, reader: Pick<Reader, 'issuedAnswer'>): Promise<IssuedAnswer | undefined> {
    const now = this.#now();
    const waiting = this.#waiting.get(digest);
    return waiting && waiting.expiresAt > now ? waiting : reader.issuedAnswer(digest, now);
  }

  /** Writes what is waiting. What cannot be written goes on waiting for the next time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const answers = [...this.#waiting.values()];
    if (answers.length === 0) return;
    await this.#storage.transact(async (writer) => {
      for (const answer of answers) await writer.rememberIssued(answer, this.#now());
    });
    for (const answer of answers) {
      // The same answer may have been given again meanwhile.
      if (this.#waiting.get(answer.digest) === answer) this.#waiting.delete(answer.digest);
    }
  }
}
