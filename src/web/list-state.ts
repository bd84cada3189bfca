import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Page } from '../contract/client.ts';
import { logFailure } from './log-failure.ts';

/** The state of a list that a page asked for. */
export type ListState<Item> =
  | { kind: 'loaded'; page: Page<Item> }
  | { kind: 'failed' }
  /** Still loading in the browser, or too slow for the server, which gave up waiting. */
  | { kind: 'pending' };

/** The same, or a promise of it: a client-side visit shows its loading state at once. */
export type ListData<Item> = ListState<Item> | { kind: 'loading'; loaded: Promise<ListState<Item>> };

/** Loads a list on the server, for no longer than the page may wait. */
export async function loadOnServer<Item>(
  ask: () => Promise<Page<Item>>,
  { deadline, doNotCache }: { deadline: AbortSignal; doNotCache: () => void },
): Promise<ListState<Item>> {
  try {
    return { kind: 'loaded', page: await ask() };
  } catch (error) {
    doNotCache();
    if (deadline.aborted) return { kind: 'pending' };
    logFailure(error);
    return { kind: 'failed' };
  }
}

/** Loads a list in the browser, without waiting for it. */
export function loadInBrowser<Item>(ask: () => Promise<Page<Item>>): ListData<Item> {
  const loaded = ask().then(
    (page): ListState<Item> => ({ kind: 'loaded', page }),
    (error: unknown): ListState<Item> => {
      logFailure(error);
      return { kind: 'failed' };
    },
  );
  return { kind: 'loading', loaded };
}

/**
 * What a page shows of a list now. During a refresh, `whileRefreshing` says whether the old list stays or is replaced
 * by the loading state. A list that was too slow for the server is loaded after hydration.
 */
export function useListState<Item>(loading: ListData<Item>, whileRefreshing: 'keep' | 'clear'): ListState<Item> {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ of: ListData<Item>; loaded: ListState<Item> }>();

  useEffect(() => {
    if (loading.kind === 'pending') revalidate();
    if (loading.kind !== 'loading') return;
    let isCurrent = true;
    loading.loaded.then((loaded) => {
      if (isCurrent) setShown({ of: loading, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [loading, revalidate]);

  // A refresh keeps the list that came with the page until the next one has loaded.
  if (loading.kind !== 'loading' && shown?.of !== loading) setShown({ of: loading, loaded: loading });
  if (loading.kind !== 'loading') return loading;
  return shown && (shown.of === loading || whileRefreshing === 'keep') ? shown.loaded : { kind: 'pending' };
}
