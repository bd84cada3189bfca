import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Page } from '../contract/client.ts';

/** What became of a list that a page asked for. */
export type Loaded<Item> =
  | { kind: 'loaded'; page: Page<Item> }
  | { kind: 'failed' }
  /** The API was too slow for the server's first view: the browser asks again. */
  | { kind: 'late' };

/** The same, or its promise: a visit in the browser shows its loading state at once. */
export type Loading<Item> = Loaded<Item> | { kind: 'coming'; loaded: Promise<Loaded<Item>>; attempt: number };

/** Asks for a list on the server, for no longer than the page may wait. */
export async function loadOnServer<Item>(
  ask: () => Promise<Page<Item>>,
  { deadline, passing }: { deadline: AbortSignal; passing: () => void },
): Promise<Loaded<Item>> {
  try {
    return { kind: 'loaded', page: await ask() };
  } catch (error) {
    passing();
    if (deadline.aborted) return { kind: 'late' };
    logFailure(error);
    return { kind: 'failed' };
  }
}

let attempts = 0;

/** Asks for a list in the browser, without waiting for it. */
export function loadInBrowser<Item>(ask: () => Promise<Page<Item>>): Loading<Item> {
  const loaded = ask().then(
    (page): Loaded<Item> => ({ kind: 'loaded', page }),
    (error: unknown): Loaded<Item> => {
      logFailure(error);
      return { kind: 'failed' };
    },
  );
  attempts += 1;
  return { kind: 'coming', loaded, attempt: attempts };
}

/** The message alone: it names path and status, never a visitor's question. */
export function logFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

/** A list that came too late for the server's view is asked for once the page is alive. */
export function useLateLoading(loading: { kind: string }): void {
  const { revalidate } = useRevalidator();
  const asked = useRef(false);
  useEffect(() => {
    if (loading.kind !== 'late' || asked.current) return;
    asked.current = true;
    revalidate();
  }, [loading.kind, revalidate]);
}
