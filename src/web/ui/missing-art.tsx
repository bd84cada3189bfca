import { lazy, Suspense } from 'react';

/** Fetched only where it is shown: pages that are there need no drawing of a lost path. */
const LostPath = lazy(async () => ({ default: (await import('../art/lost-path.tsx')).LostPath }));

export const MissingArt = () => (
  <Suspense>
    <LostPath className="missing-art" />
  </Suspense>
);
