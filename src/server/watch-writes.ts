import type { Storage } from '../storage/port.ts';
import { ApiFault } from './api-fault.ts';
import type { Serving } from './health.ts';

/** The same storage, which notes whether the last write worked: pages say so where it did not. */
export function watchWrites(storage: Storage, serving: Serving): Storage {
  return {
    ...storage,
    transact: async (work) => {
      try {
        const result = await storage.transact(work);
        serving.cannotWrite = false;
        return result;
      } catch (error) {
        // What the rules refuse is no fault of the storage.
        if (!(error instanceof ApiFault)) serving.cannotWrite = true;
        throw error;
      }
    },
  };
}
