import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The highest key that each table with keys of its own has given, also to rows that are deleted. */
export interface GivenKeys {
  history: number;
  articles: number;
  corrections: number;
}

/** A storage as its tables, to be copied from or to: what each database does in its own way. */
export interface StoredTables {
  /** For messages: without name and password. */
  place: string;
  db: Kysely<Tables>;
  givenKeys(): Promise<GivenKeys>;
  /** The next keys come after these. */
  giveKeysAfter(keys: GivenKeys): Promise<void>;
  /** From now on no other process writes; whoever tries is refused or waits. Reading goes on. */
  keepOthersFromWriting(): Promise<void>;
  close(): Promise<void>;
}
