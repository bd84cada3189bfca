import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  /** Where to go on. */
  link?: { href: string; label: string };
}

// Most visits show no toast: the code that draws them is fetched with the first one.
const Toaster = lazy(() => import('./toaster.tsx'));

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. */
export function showToast(message: ToastMessage): void {
  setWaiting([...waiting, message]);
}

let dismissals = 0;

/** Takes away the toasts that are shown: what they say is no longer so. */
export function dismissToasts(): void {
  dismissals += 1;
  setWaiting([]);
}

function setWaiting(messages: readonly ToastMessage[]) {
  waiting = messages;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let needed = false;
const isNeeded = () => {
  needed ||= waiting.length > 0;
  return needed;
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, isNeeded, () => false);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The toasts that wait to be drawn, and how to take them. */
export const useWaitingToasts = () => useSyncExternalStore(subscribe, () => waiting);
export const takeToasts = () => setWaiting([]);

/** Changes whenever the toasts that are shown have to go. */
export const useDismissals = () => useSyncExternalStore(subscribe, () => dismissals);
