// What listens on every page: all the script of a page that is only read.

import { inHub } from '../base-path.ts';

type ShowPassage = typeof import('./passage-popover.ts').showPassage;
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): unknown };
}
/** A script that `data-run` of a button or `data-script` of a field names. */
interface Script {
  run: (element: HTMLElement) => Promise<void>;
}

const referenceLink = '.reference[data-mark]';

document.addEventListener('click', (event) => {
  const pressed =
    event.target instanceof Element &&
    event.target.closest(`[data-share], [data-copy], [data-print], [data-fill], [data-run], ${referenceLink}`);
  if (pressed instanceof HTMLAnchorElement) return openPassage(event, pressed);
  if (!(pressed instanceof HTMLElement)) return;
  const { copy, copied = '', print, fill, text = '', run } = pressed.dataset;
  if (copy) writeToClipboard(pressed, copy, copied);
  else if (print !== undefined) window.print();
  // The script of a button is fetched with the first press.
  else if (run) start(run, pressed);
  else if (fill) {
    const field = document.getElementById(fill);
    // Text that a visitor typed is never overwritten.
    if (field instanceof HTMLTextAreaElement) field.value ||= text;
    field?.focus();
  } else share(pressed);
});

// The script of a field is fetched when it is first focused.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset.script) start(target.dataset.script, target);
});

// A slash leads to the search: to the page's own field, or to the page of the search.
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('main [type=search]');
  if (field) field.focus();
  else location.assign(inHub('/search'));
});

// Copies of what is read are kept for reading without a network, when the page has loaded. In a private window there may be
// none.
const { offline } = document.documentElement.dataset;
if (offline) addEventListener('load', () => navigator.serviceWorker?.register(asWorker(offline)).catch(console.info));

/** The content policy lets the one script be a worker, by this name. */
function asWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => address };
  return trustedTypes ? (trustedTypes.createPolicy('isnad-worker', rules).createScriptURL('') as string) : address;
}

function start(address: string, element: HTMLElement): void {
  import(/* @vite-ignore */ address).then((script: Script) => script.run(element), console.error);
}

/** A plain press opens the passage where the reader is; its script is fetched with the first one. */
function openPassage(event: MouseEvent, link: HTMLAnchorElement): void {
  const { passagePopover = '' } = document.documentElement.dataset;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  import(/* @vite-ignore */ passagePopover).then(
    ({ showPassage }: { showPassage: ShowPassage }) => showPassage(link),
    () => location.assign(link.href),
  );
}

async function share(button: HTMLElement): Promise<void> {
  const { title = document.title, text = '', url = location.href, copied = '' } = button.dataset;
  try {
    if (navigator.share) return await navigator.share({ title, text, url });
  } catch (error) {
    console.error(error);
    // The visitor closed the share sheet: there is nothing to do instead.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  writeToClipboard(button, url, copied);
}

async function writeToClipboard(button: HTMLElement, text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(button, words);
  } catch (error) {
    console.error(error);
  }
}

function announce(button: HTMLElement, words: string): void {
  const status = button.parentElement?.querySelector('[role=status]');
  if (!status) return;
  status.textContent = words;
  setTimeout(() => {
    status.textContent = '';
  }, 4000);
}
