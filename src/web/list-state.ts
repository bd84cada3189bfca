import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Page } from '../contract/client.ts';
import { logFailure } from './log-failure.ts';

/** What became of a list that a page asked for. */
export type Loaded<Item> =
  | { kind: 'loaded'; page: Page<Item> }
  | { kind: 'failed' }
  /** Not yet there: under way in the browser, or too slow for the server's first view. */
  | { kind: 'late' };

/** The same, or its promise: a visit in the browser shows its loading state at once. */
export type Loading<Item> = Loaded<Item> | { kind: 'coming'; loaded: Promise<Loaded<Item>> };

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

/** Asks for a list in the browser, without waiting for it. */
export function loadInBrowser<Item>(ask: () => Promise<Page<Item>>): Loading<Item> {
  const loaded = ask().then(
    (page): Loaded<Item> => ({ kind: 'loaded', page }),
    (error: unknown): Loaded<Item> => {
      logFailure(error);
      return { kind: 'failed' };
    },
  );
  return { kind: 'coming', loaded };
}

/**
 * What a page shows of a list at this moment. While it is asked for again, `whileRefreshing` says whether the old list
 * stays or gives way to the loading state. What was too slow for the server is asked for once the page is alive.
 */
export function useLoaded<Item>(loading: Loading<Item>, whileRefreshing: 'keep' | 'clear'): Loaded<Item> {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ of: Loading<Item>; loaded: Loaded<Item> }>();

  useEffect(() => {
    if (loading.kind === 'late') revalidate();
    if (loading.kind !== 'coming') return;
    let isCurrent = true;
    loading.loaded.then((loaded) => {
      if (isCurrent) setShown({ of: loading, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [loading, revalidate]);

  // A list that came with the page is what a refresh keeps until the next one is there.
  if (loading.kind !== 'coming' && shown?.of !== loading) setShown({ of: loading, loaded: loading });
  if (loading.kind !== 'coming') return loading;
  return shown && (shown.of === loading || whileRefreshing === 'keep') ? shown.loaded : { kind: 'late' };
}
