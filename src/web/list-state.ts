import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page } from '../contract/client.ts';
import { logFailure } from './log-failure.ts';

/** The state of a list that a page asked for. */
export type ListState<Item> =
  | { kind: 'loaded'; page: Page<Item> }
  | { kind: 'failed' }
  /** Still loading in the browser, or too slow for the server, which gave up waiting. */
  | { kind: 'pending' };

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

/**
 * The list that came with a page, and how to load it again. During a refresh, `whileRefreshing` says whether the old list
 * stays or is replaced by the loading state. A list that was too slow for the server is loaded as soon as React is there.
 */
export function useList<Item>(
  sent: ListState<Item>,
  ask: () => Promise<Page<Item>>,
  whileRefreshing: 'keep' | 'clear',
): { list: ListState<Item>; refresh: () => void } {
  const [list, setList] = useState(sent);
  const lastAsk = useRef(ask);
  lastAsk.current = ask;
  const refreshes = useRef(0);

  const refresh = useCallback(async () => {
    refreshes.current += 1;
    const mine = refreshes.current;
    if (whileRefreshing === 'clear') setList({ kind: 'pending' });
    const next = await lastAsk.current().then(
      (page): ListState<Item> => ({ kind: 'loaded', page }),
      (error: unknown): ListState<Item> => {
        logFailure(error);
        return { kind: 'failed' };
      },
    );
    // Of two refreshes the later one counts, whichever comes back first.
    if (mine === refreshes.current) setList(next);
  }, [whileRefreshing]);

  const isLate = sent.kind === 'pending';
  useEffect(() => {
    if (isLate) refresh();
  }, [isLate, refresh]);

  return { list, refresh };
}
