import { type Storage, UnclearOutcome } from '../storage/port.ts';
import { ApiFault } from './api-fault.ts';
import { Refusal } from './refusal.ts';

/** The storage with its failures in the contract's words: what needs it is refused for now, everything else goes on. */
export function withStorageFaults(storage: Storage): Storage {
  return {
    ...storage,
    read: (work) => storage.read(work).catch(refuse),
    revisions: () => storage.revisions().catch(refuse),
    transact: (work) => storage.transact(work).catch(refuse),
  };
}

function refuse(error: unknown): never {
  // What the rules refuse is no fault of the storage.
  if (error instanceof ApiFault || error instanceof Refusal) throw error;
  throw new ApiFault(
    'unavailable',
    error instanceof UnclearOutcome
      ? 'The connection to the database broke while this was being written: it may have been kept. Try again soon; the same is kept once.'
      : 'The database is not responding at the moment. Nothing was written; try again soon.',
    {
      cause: error,
      retryAfter: 30,
    },
  );
}
