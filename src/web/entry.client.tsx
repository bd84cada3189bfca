import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A page is there to be read before React is: React takes it over when the browser has nothing else to do, or with the
// first touch. A press that comes before goes where its link or form leads.

/** Milliseconds after which an idle moment is not waited for any more. */
const PATIENCE = 1_000;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

function takeOver(): void {
  for (const touch of touches) removeEventListener(touch, takeOver, true);
  takeOverOnce();
}

let takeOverOnce = (): void => {
  takeOverOnce = () => {};
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
};

for (const touch of touches) addEventListener(touch, takeOver, true);
if ('requestIdleCallback' in window) requestIdleCallback(takeOver, { timeout: PATIENCE });
else setTimeout(takeOver, PATIENCE / 5);
