import type { Revisions } from '../port.ts';
import type { Connection } from './connect.ts';

/** Asks SQLite whether any other connection has committed (microseconds), and reads the counters only then. */
export function watchRevisions(connection: Connection): () => Revisions {
  const dataVersion = connection.prepare<[], number>('pragma data_version').pluck();
  const counters = connection.prepare<[], { kind: keyof Revisions; writes: number }>(
    'select kind, writes from revisions',
  );
  let seenVersion: number | undefined;
  let revisions: Revisions = { articles: 0, history: 0 };

  return () => {
    // The version comes first: a commit between the two reads is then noticed at the next call.
    const version = dataVersion.get();
    if (version !== seenVersion) {
      const counted = { ...revisions };
      for (const { kind, writes } of counters.all()) counted[kind] = writes;
      revisions = Object.freeze(counted);
      seenVersion = version;
    }
    return revisions;
  };
}
