// How a visitor reads: theme, size of the text and of the Arabic. Runs in the head, before anything is painted, so that no
// page flashes in another theme or moves. The choice is kept in this browser alone (`localStorage`).

const KEY = 'reading';
const root = document.documentElement;

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Switched off, or written by somebody else.
    return {};
  }
}

Object.assign(root.dataset, stored());

// The choices are radio buttons of a sheet in the header.
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.form?.matches('.reading-settings')) return;
  const settings = { ...stored(), [target.name]: target.value };
  Object.assign(root.dataset, settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It lasts as long as the page.
  }
});

// The sheet shows what is chosen when it opens.
addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLElement) || target.id !== 'reading-settings') return;
    for (const input of target.querySelectorAll('input')) {
      if (root.dataset[input.name] === input.value) input.checked = true;
    }
  },
  true,
);
