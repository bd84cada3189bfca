// Shows only the notes whose title has the words that are typed, on the page of all topics, and the terms of the glossary. Fetched when its field is first
// focused. Categories and shelves without a note that fits are hidden with their headings.

import { fitOf, placedWords, wordsSought } from '../../search/match-words.ts';

export async function run(field: HTMLInputElement): Promise<void> {
  if (field.dataset.isReady) return;
  field.dataset.isReady = 'true';
  const all = document.getElementById('all-notes');
  const status = document.getElementById('filter-status');
  const notes = [...(all?.querySelectorAll<HTMLLIElement>('li') ?? [])].map((item) => ({
    item,
    // A shelf's heading speaks for its notes.
    words: placedWords(`${item.textContent} ${item.closest('section')?.querySelector('h3')?.textContent ?? ''}`),
  }));
  const sections = [...(all?.querySelectorAll<HTMLElement>('section') ?? [])];

  const filter = () => {
    const sought = wordsSought(field.value);
    let shown = 0;
    for (const { item, words } of notes) {
      item.hidden = !sought.every((one, at) => words.some((word) => fitOf(one, word, at === sought.length - 1) > 0));
      if (!item.hidden) shown += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])');
    all?.toggleAttribute('data-filtered', sought.length > 0);
    if (status) status.textContent = sought.length === 0 ? '' : saying(shown, status.dataset.of ?? 'note');
  };
  field.addEventListener('input', filter);
  filter();
}

const saying = (shown: number, what: string) =>
  shown === 0
    ? `No ${what} has these words. Search the whole site, or ask a question.`
    : `${shown} ${what}${shown === 1 ? '' : 's'}`;
