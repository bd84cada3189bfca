// Suggests what the site has while one types in a search field. Fetched when such a field is first focused; it builds nodes
// and never HTML. Without it the form is sent and the server searches.

import type { Hit } from '../../search/site-index.ts';
import { hrefOf } from '../pages/search/href-of.ts';
import { openSiteSearch } from './open-site-search.ts';

/** Suggestions at most, of each group and in all. */
const MOST_OF_GROUP = 3;
const MOST = 8;

/** A field becomes a combobox: the arrows choose a suggestion, Enter opens it, Escape closes the list. */
export async function run(field: HTMLInputElement): Promise<void> {
  if (field.role === 'combobox') return;
  const search = await openSiteSearch();
  const list = document.createElement('ul');
  list.role = 'listbox';
  list.id = 'suggestions';
  list.className = 'suggestions';
  list.hidden = true;
  list.ariaLabel = 'Suggestions';
  field.parentElement?.append(list);
  field.role = 'combobox';
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-autocomplete', 'list');
  let chosen = -1;

  const close = () => {
    list.hidden = true;
    field.ariaExpanded = 'false';
    field.removeAttribute('aria-activedescendant');
    chosen = -1;
  };
  const show = () => {
    const hits = search(field.value).flatMap((group) => group.hits.slice(0, MOST_OF_GROUP));
    list.replaceChildren(...hits.slice(0, MOST).map(option));
    close();
    list.hidden = hits.length === 0;
    field.ariaExpanded = String(hits.length > 0);
  };
  const choose = (step: number) => {
    const options = [...list.children];
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = (chosen + step + options.length + 1) % (options.length + 1);
    // Behind the last suggestion comes the field itself.
    if (chosen === options.length) chosen = -1;
    const now = options[chosen];
    now?.setAttribute('aria-selected', 'true');
    now?.scrollIntoView({ block: 'nearest' });
    if (now) field.setAttribute('aria-activedescendant', now.id);
    else field.removeAttribute('aria-activedescendant');
  };

  field.addEventListener('input', show);
  field.addEventListener('focus', show);
  field.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (chosen === -1 && event.key === 'ArrowUp') chosen = list.children.length;
      choose(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      list.children[chosen]?.querySelector('a')?.click();
    } else if (event.key === 'Escape') {
      // The browser would empty the field.
      event.preventDefault();
      close();
    }
  });
  field.addEventListener('blur', (event) => {
    if (!(event.relatedTarget instanceof Node && list.contains(event.relatedTarget))) close();
  });
  // A press on a suggestion must not take the focus first: the list would be gone before the press is over.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  if (document.activeElement === field && field.value) show();
}

function option({ title, marks, leadsTo, place }: Hit, at: number): HTMLLIElement {
  const link = document.createElement('a');
  link.href = hrefOf(leadsTo);
  link.tabIndex = -1;
  // One box, so that the pieces of a title stay together.
  const words = link.appendChild(document.createElement('span'));
  let read = 0;
  for (const [start, end] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = title.slice(start, end);
    words.append(title.slice(read, start), mark);
    read = end;
  }
  words.append(title.slice(read));
  if (place !== undefined) {
    const beside = document.createElement('span');
    beside.className = 'hit-place';
    beside.textContent = place;
    link.append(beside);
  }
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `suggestion-${at}`;
  item.ariaSelected = 'false';
  item.append(link);
  return item;
}
