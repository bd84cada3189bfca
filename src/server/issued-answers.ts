import type { IssuedAnswer, Storage } from '../storage/port.ts';

/** Answers given within this time are remembered with one write: each write waits for the disk, and the server with it. */
const GATHER_MS = 250;

type Told = (error: unknown) => void;

/**
 * Remembers which answers this server gave out, a little later and together. Whoever looks one up writes what is waiting
 * first (`write`): writes keep their order.
 */
export class IssuedAnswers {
  readonly #storage: Storage;
  readonly #now: () => Date;
  #waiting: IssuedAnswer[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, now: () => Date) {
    this.#storage = storage;
    this.#now = now;
  }

  /** An answer that cannot be remembered is still an answer; at worst a save of it is called unverified. */
  remember(answer: IssuedAnswer, onFault: Told): void {
    this.#waiting.push(answer);
    this.#timer ??= setTimeout(() => void this.write().catch(onFault), GATHER_MS);
  }

  /** Writes what is waiting; its caller's own write, begun behind it, comes behind it. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const answers = this.#waiting;
    this.#waiting = [];
    if (answers.length === 0) return;
    await this.#storage.transact(async (writer) => {
      for (const answer of answers) await writer.rememberIssued(answer, this.#now());
    });
  }
}
