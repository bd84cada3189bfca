import type { Storage } from '../port.ts';

/** Where a storage is kept; opened again, it is the same storage. */
export interface StoragePlace {
  open(): Promise<Storage>;
  remove(): Promise<void>;
  /** Whether another handle may give the revisions of before for a moment; its adapter's tests hold the bound. */
  seenElsewhereSoon?: boolean;
}

export type NewPlace = () => Promise<StoragePlace>;

/** Runs a test in an empty place, and clears it away. Closing twice must do no harm, so a test may close too. */
export function inPlace(newPlace: NewPlace, test: (storage: Storage, place: StoragePlace) => Promise<void>) {
  return async (): Promise<void> => {
    const place = await newPlace();
    try {
      const storage = await place.open();
      await test(storage, place).finally(() => storage.close());
    } finally {
      await place.remove();
    }
  };
}
