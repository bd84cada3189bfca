// @ts-check
// The little that pages without React need. It listens on the document, so it serves the pages with React as well.

const reference = '.reference[href^="/sources/"], .reference > a[href^="/sources/"]';

document.addEventListener('click', (event) => {
  const pressed =
    event.target instanceof Element &&
    event.target.closest(`[data-share], [data-copy], [data-print], [data-fill], ${reference}`);
  if (pressed instanceof HTMLAnchorElement) return openInPlace(event, pressed);
  if (!(pressed instanceof HTMLElement)) return;
  const { copy, copied = '', print, fill, text = '' } = pressed.dataset;
  if (copy) write(pressed, copy, copied);
  else if (print !== undefined) window.print();
  else if (fill) {
    const field = document.getElementById(fill);
    // What somebody typed is never written over.
    if (field instanceof HTMLTextAreaElement) field.value ||= text;
    field?.focus();
  } else share(pressed);
});

// Without React an address that history brings back has nobody to draw its page: the browser loads it. A place on the
// same page (the skip link's) is no other address.
const shown = location.pathname + location.search;
addEventListener('popstate', () => {
  if (!('__reactRouterContext' in window) && location.pathname + location.search !== shown) location.reload();
});

/** A plain press opens the passage where the reader is; what shows it is fetched with the first one.
 * @param {MouseEvent} event @param {HTMLAnchorElement} link */
function openInPlace(event, link) {
  const { inPlace = '' } = document.documentElement.dataset;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  import(/* @vite-ignore */ inPlace).then(
    ({ showInPlace }) => showInPlace(link),
    () => location.assign(link.href),
  );
}

/** @param {HTMLElement} button */
async function share(button) {
  const { title = document.title, text = '', url = location.href } = button.dataset;
  try {
    if (navigator.share) return await navigator.share({ title, text, url });
  } catch (error) {
    console.error(error);
    // The visitor closed the sheet: nothing is to be done instead.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  write(button, url, 'Link copied');
}

/** @param {HTMLElement} button @param {string} text @param {string} words */
async function write(button, text, words) {
  try {
    await navigator.clipboard.writeText(text);
    say(button, words);
  } catch (error) {
    console.error(error);
  }
}

/** @param {HTMLElement} button @param {string} words */
function say(button, words) {
  const status = button.parentElement?.querySelector('[role=status]');
  if (!status) return;
  status.textContent = words;
  setTimeout(() => {
    status.textContent = '';
  }, 4000);
}
