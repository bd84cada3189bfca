import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import { type OperatorItem, type OperatorView, type SavedList, savedLists } from '../../server-side/operator-view.ts';
import { Moderate } from './moderate.tsx';

type SavedView = Extract<OperatorView, { kind: 'saved' }>;

const listTitles: Readonly<Record<SavedList, string>> = {
  held: 'Waiting for you',
  listed: 'On the public list',
  hidden: 'Hidden',
  unlisted: 'Not for the list',
  all: 'All',
};

/** What visitors saved, newest first. */
export function SavedItems({ list, words, items, older, held }: SavedView) {
  const address = (change: Record<string, string>) => {
    const query = new URLSearchParams({ list, ...(words && { words }), ...change });
    return `${addresses.operatorSaved}?${query}`;
  };
  return (
    <>
      <form method="get" action={addresses.operatorSaved} className="operator-filter">
        <label>
          <span>Show</span>
          <select name="list" defaultValue={list}>
            {savedLists.map((one) => (
              <option key={one} value={one}>
                {listTitles[one]}
                {one === 'held' && held > 0 ? ` (${held})` : ''}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>With the words</span>
          <input type="search" name="words" defaultValue={words} dir="auto" />
        </label>
        <button type="submit" className="button button-quiet">
          Show
        </button>
      </form>
      <h2>{listTitles[list]}</h2>
      {items.length === 0 && (
        <p className="notice notice-empty">
          {list === 'held' && !words ? 'Nothing waits for you.' : 'No items here.'}
          {older && ' There are older ones, which were not looked through yet.'}
        </p>
      )}
      <ol className="operator-items">
        {items.map((item) => (
          <li key={item.id}>
            <SavedRow item={item} back={address({})} />
          </li>
        ))}
      </ol>
      {older && (
        <p className="older">
          <a className="button button-quiet" href={address({ before: older })}>
            Older items
          </a>
        </p>
      )}
    </>
  );
}

function SavedRow({ item, back }: { item: OperatorItem; back: string }) {
  const { id, question, answer } = item;
  return (
    <article>
      <h3 {...languageOf(question)}>
        <a href={addresses.operatorItem(id)}>{question}</a>
      </h3>
      <ItemFacts item={item} />
      <p className="operator-excerpt" dir="auto">
        {answer}
      </p>
      <Moderate item={item} back={back} />
    </article>
  );
}

/** Where an item is to be seen, why, and who wrote its answer. */
export function ItemFacts({ item: { listing, heldFor, provenance, savedAt } }: { item: OperatorItem }) {
  return (
    <p className="byline">
      <strong>{heldFor ? `Waits for you: ${heldFor}` : listingSays[listing]}</strong>
      <span>{provenance === 'issued' ? 'this site’s answer' : 'not this site’s answer'}</span>
      <time dateTime={savedAt}>{formatDate(savedAt, 'shortWithTime')} UTC</time>
    </p>
  );
}

const listingSays: Readonly<Record<OperatorItem['listing'], string>> = {
  listed: 'On the public list',
  hidden: 'Hidden',
  unlisted: 'Not for the list',
  unjudged: 'Not judged yet',
};
