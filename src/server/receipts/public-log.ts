import Database from 'better-sqlite3';
import type { LogState } from '../../contract/receipt.ts';
import { consistencyProof, inclusionProof, leafHash, rootOf } from '../../receipts/merkle-tree.ts';

/** An append-only list of entries with the Merkle tree over them. Several processes may append to one file. */
export class PublicLog {
  readonly #database: Database.Database;
  readonly #entries: string[] = [];
  readonly #leaves: Buffer[] = [];
  #state: LogState | undefined;

  constructor(file: string) {
    this.#database = new Database(file);
    this.#database.pragma('journal_mode = WAL');
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('busy_timeout = 5000');
    this.#database.exec(`
      CREATE TABLE IF NOT EXISTS log (position INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
      CREATE TRIGGER IF NOT EXISTS log_is_not_changed BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'append-only'); END;
      CREATE TRIGGER IF NOT EXISTS log_is_not_cut BEFORE DELETE ON log BEGIN SELECT raise(ABORT, 'append-only'); END;
    `);
  }

  /** Appends what `missing` finds missing in the log as it is then: no other process appends between the two. */
  append(missing: (entries: readonly string[]) => readonly string[]): void {
    const insert = this.#database.prepare('INSERT INTO log (position, entry) VALUES (?, ?)');
    this.#database
      .transaction(() => {
        const before = this.entries();
        for (const [index, entry] of missing(before).entries()) insert.run(before.length + index, entry);
      })
      .immediate();
    this.entries();
  }

  /** All entries, those that another process appended too. */
  entries(): readonly string[] {
    const more = this.#database.prepare('SELECT entry FROM log WHERE position >= ? ORDER BY position').pluck();
    for (const entry of more.all(this.#entries.length) as string[]) {
      this.#entries.push(entry);
      this.#leaves.push(leafHash(entry));
    }
    return this.#entries;
  }

  state(): LogState {
    const size = this.entries().length;
    if (this.#state?.size !== size) this.#state = { size, root: rootOf(this.#leaves).toString('hex') };
    return this.#state;
  }

  /** That the log with `to` entries begins with the one with `from`; undefined where it never had so many. */
  consistency(from: number, to: number): string[] | undefined {
    if (from < 1 || from > to || to > this.entries().length) return undefined;
    return consistencyProof(this.#leaves.slice(0, to), from).map((hash) => hash.toString('hex'));
  }

  /** That an entry is in the log with `size` entries; undefined where it is not. */
  inclusion(position: number, size: number): string[] | undefined {
    if (position >= size || size > this.entries().length) return undefined;
    return inclusionProof(this.#leaves.slice(0, size), position).map((hash) => hash.toString('hex'));
  }

  close(): void {
    this.#database.close();
  }
}
