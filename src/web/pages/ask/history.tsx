import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HistoryItem } from '../../../contract/entities.ts';
import { addresses, itemAnchor } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import { type ListData, type ListState, useListState } from '../../list-state.ts';
import { logFailure } from '../../log-failure.ts';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Prose } from '../../ui/prose.tsx';

/** What was asked before. While it is refreshed the old list stays: nothing jumps under a reader. */
export function History({ loading }: { loading: ListData<HistoryItem> }) {
  const loaded = useListState(loading, 'keep');
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">Question history</h2>
      <HistoryState loaded={loaded} />
    </section>
  );
}

function HistoryState({ loaded }: { loaded: ListState<HistoryItem> }) {
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
  const { items, next } = loaded.page;
  if (items.length === 0) return <p className="notice">No question history found. Ask a question to get started!</p>;
  return (
    <>
      <ol className="history-list">
        {items.map((item, index) => (
          <li key={item.id ?? `${item.timestamp ?? ''} ${items.length - index}`}>
            <HistoryEntry item={item} />
          </li>
        ))}
      </ol>
      {next && (
        <p className="older">
          <Link to={`${addresses.ask}?before=${encodeURIComponent(next)}`} className="more">
            Older questions <ArrowRight />
          </Link>
        </p>
      )}
    </>
  );
}

function HistoryEntry({ item }: { item: HistoryItem }) {
  const [whole, setWhole] = useState<HistoryItem>();
  const entry = useRef<HTMLElement>(null);
  const { id, question, answer, timestamp, provenance, check, excerpt } = whole ?? item;
  const label = (
    <>
      Read the whole answer<span className="visually-hidden"> to “{question}”</span>
    </>
  );

  function open(opened: HistoryItem) {
    setWhole(opened);
    // The link that had the focus is gone.
    entry.current?.focus({ preventScroll: true });
  }

  return (
    <article className="history-entry" ref={entry} tabIndex={-1} id={id === undefined ? undefined : itemAnchor(id)}>
      <h3 {...languageOf(question)}>{question}</h3>
      <p className="byline">
        {timestamp && <time dateTime={timestamp}>{formatDate(timestamp, 'shortWithTime')}</time>}
        {provenance === 'unverified' && <span className="badge badge-foreign">Not written by this site</span>}
      </p>
      <Prose text={answer} check={check} under={3} folded={excerpt || whole ? undefined : { label }} />
      {excerpt && id !== undefined ? <OpenWhole id={id} label={label} onOpen={open} /> : <CheckSummary check={check} />}
    </article>
  );
}

interface OpenWholeProps {
  id: string | number;
  label: ReactNode;
  onOpen: (item: HistoryItem) => void;
}

/** Opens a whole item where its excerpt is. Without JavaScript the link loads the page with the item open. */
function OpenWhole({ id, label, onOpen }: OpenWholeProps) {
  const [hasFailed, setFailed] = useState(false);

  async function open(event: MouseEvent) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      onOpen(await browserClient().historyItem(id));
    } catch (error) {
      logFailure(error);
      setFailed(true);
    }
  }

  return (
    <p>
      <a href={addresses.historyItem(id)} className="more" onClick={open}>
        {label}
      </a>
      <span role="alert">{hasFailed && ' Failed to load the answer. Please try again later.'}</span>
    </p>
  );
}
