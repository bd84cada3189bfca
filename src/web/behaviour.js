// @ts-check
// The little that pages without React need. It listens on the document, so it serves the pages with React as well.

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-share]');
  if (button instanceof HTMLElement) share(button);
});

// Without React an address that history brings back has nobody to draw its page: the browser loads it. A place on the
// same page (the skip link's) is no other address.
const shown = location.pathname + location.search;
addEventListener('popstate', () => {
  if (!('__reactRouterContext' in window) && location.pathname + location.search !== shown) location.reload();
});

/** @param {HTMLElement} button */
async function share(button) {
  const { title = document.title, text = '' } = button.dataset;
  const url = location.href;
  try {
    if (navigator.share) return await navigator.share({ title, text, url });
  } catch (error) {
    console.error(error);
    // The visitor closed the sheet: nothing is to be done instead.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say(button, 'Link copied');
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
