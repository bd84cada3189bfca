import { lazy, type MouseEvent, Suspense, type ToggleEvent, useState } from 'react';
import type { Page } from '../../../contract/client.ts';
import type { HistoryItem } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import type { ListState } from '../../list-state.ts';
import { logFailure } from '../../log-failure.ts';
import { CorrectionLines } from '../../ui/correction-lines.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { correctionsInEnglish } from '../../words/correction-words.ts';
import { beginningOf } from './beginning-of.ts';
import type { GivenAnswer } from './use-ask.ts';

const WholeAnswer = lazy(() => import('./whole-answer.tsx'));

interface HistoryProps {
  loaded: ListState<HistoryItem>;
  /** Stands above already, and is not listed a second time. */
  given: GivenAnswer | undefined;
}

/** What was asked before. While it is refreshed the old list stays: nothing jumps under a reader. */
export function History({ loaded, given }: HistoryProps) {
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">Question history</h2>
      <HistoryState loaded={loaded} given={given} />
    </section>
  );
}

function HistoryState({ loaded, given }: { loaded: ListState<HistoryItem>; given: GivenAnswer | undefined }) {
  if (loaded.kind === 'pending') {
    return (
      <p className="spinner-line" role="status">
        <span className="spinner" aria-hidden="true" /> Loading the history
      </p>
    );
  }
  if (loaded.kind === 'failed') {
    return (
      <p className="notice notice-error" role="alert">
        Failed to load history. Please try again later.
      </p>
    );
  }
  const isEmpty = loaded.page.items.length === 0;
  if (isEmpty) return <p className="notice">No question history found. Ask a question to get started!</p>;
  return <HistoryList first={loaded.page} given={given} />;
}

/** The rows, and older ones as they are asked for. A refresh begins anew with the newest. */
function HistoryList({ first, given }: { first: Page<HistoryItem>; given: GivenAnswer | undefined }) {
  const [older, setOlder] = useState<{ after: Page<HistoryItem>; pages: Page<HistoryItem>[] }>();
  const pages = [first, ...(older?.after === first ? older.pages : [])];
  const items = pages.flatMap((page) => page.items).filter((item) => !isGiven(item, given));
  const next = pages.at(-1)?.next;
  return (
    <>
      <ol className="history-list">
        {items.map((item, index) => (
          <li key={item.id ?? `${item.timestamp ?? ''} ${items.length - index}`}>
            <HistoryRow item={item} />
          </li>
        ))}
      </ol>
      {next && (
        <LoadOlder
          key={next}
          before={next}
          onLoad={(page) => setOlder({ after: first, pages: [...pages.slice(1), page] })}
        />
      )}
    </>
  );
}

/** Whether an item is the answer that was just given: by its id, or where an API names none, by its words. */
function isGiven(item: HistoryItem, given: GivenAnswer | undefined): boolean {
  if (!given?.answer) return false;
  if (given.item !== undefined && item.id !== undefined) return String(item.id) === String(given.item);
  return item.question === given.question && item.answer === given.answer.ai_suggestion;
}

interface LoadOlderProps {
  before: string;
  onLoad: (page: Page<HistoryItem>) => void;
}

/** Adds older rows below. Without JavaScript the link leads to a page of them. */
function LoadOlder({ before, onLoad }: LoadOlderProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function load(event: MouseEvent) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    try {
      onLoad(await browserClient().history({ before }));
    } catch (error) {
      logFailure(error);
      setState('failed');
    }
  }

  return (
    <p className="older">
      <a href={`${addresses.ask}?before=${encodeURIComponent(before)}`} className="button button-quiet" onClick={load}>
        {state === 'loading' ? 'Loading older questions' : 'Load older'}
      </a>
      <span role="alert">{state === 'failed' && ' Failed to load older questions. Please try again later.'}</span>
    </p>
  );
}

function HistoryRow({ item }: { item: HistoryItem }) {
  const { id, question, answer, timestamp, provenance } = item;
  return (
    <article className="history-entry">
      <h3 {...languageOf(question)}>{id === undefined ? question : <a href={addresses.answer(id)}>{question}</a>}</h3>
      <p className="byline">
        {timestamp && <time dateTime={timestamp}>{formatDate(timestamp, 'shortWithTime')}</time>}
        {provenance === 'unverified' && <span className="badge badge-foreign">Not written by this site</span>}
      </p>
      <CorrectionLines
        what="answer"
        marks={item.corrections}
        most={1}
        words={correctionsInEnglish}
        date={(day) => formatDate(day, 'short')}
        told={(summary) => summary}
      />
      <RowAnswer item={item} beginning={beginningOf(answer)} />
    </article>
  );
}

/**
 * Two lines of the answer, and all of it in place when opened; of an excerpt the whole is fetched then. Without
 * JavaScript the page of the answer has it, or the row itself where an API gives its items no ids.
 */
function RowAnswer({ item, beginning }: { item: HistoryItem; beginning: string }) {
  const [whole, setWhole] = useState(item.excerpt ? undefined : item);
  const [isDrawn, setDrawn] = useState(item.id === undefined);
  const [hasFailed, setFailed] = useState(false);

  async function open({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return;
    setDrawn(true);
    if (whole || item.id === undefined) return;
    setFailed(false);
    try {
      setWhole(await browserClient().historyItem(item.id));
    } catch (error) {
      logFailure(error);
      setFailed(true);
    }
  }

  return (
    <details className="history-answer" onToggle={open}>
      <summary>
        <span className="history-beginning" {...languageOf(beginning)}>
          {beginning}
        </span>
        <span className="more">
          <span className="when-closed">Read the answer</span>
          <span className="when-open">Show less</span>
          <span className="visually-hidden"> to “{item.question}”</span>
        </span>
      </summary>
      {isDrawn && (
        <Suspense>
          <WholeAnswer item={whole ?? item} />
        </Suspense>
      )}
      <span role="alert">{hasFailed && 'Failed to load the answer. Please try again later.'}</span>
      {item.id !== undefined && (
        <p>
          <a className="more" href={addresses.answer(item.id)}>
            The page of this answer <ArrowRight />
          </a>
        </p>
      )}
    </details>
  );
}
