// @ts-check
// Opens the passage of a reference where the reader is. Loaded with the first press on one, on pages with React and
// without; it builds nodes and never HTML. The words come from this site's own server, whatever API the pages use.

/** @typedef {{ edition: string, title: string, language: string, role: string, text: string }} Text */
/** @typedef {{ reference: string, texts: Text[] }} Passage */
/** @typedef {{ reference: string, title: string, work: { kind: string }, passages: Passage[] }} Source */
/** @typedef {{ source: Source } | { why: string, isMissing?: true }} Answer */

/** Of a long passage so much is shown; its page has the rest. */
const mostVerses = 7;

/** What was fetched is kept for the visit. @type {Map<string, Promise<Answer>>} */
const fetched = new Map();

/** @type {HTMLElement | undefined} */
let panel;
/** @type {HTMLAnchorElement | undefined} */
let opener;

/** @param {HTMLAnchorElement} link */
export async function showInPlace(link) {
  const sheet = panel ?? makePanel();
  panel = sheet;
  opener = link;
  const { verdict = 'unchecked', words = '' } = link.dataset;
  sheet.className = `in-place scripture-${verdict}`;
  const body = element('div', { className: 'in-place-body' }, skeleton());
  const status = element('p', { className: 'visually-hidden', role: 'status' }, 'Loading the passage');
  const foot = element('p', { className: 'in-place-foot' }, wayTo(link));
  sheet.replaceChildren(
    element('h2', { id: 'in-place-title' }, link.textContent ?? ''),
    closeButton(sheet),
    ...(words ? [element('p', { className: 'scripture-verdict' }, seal(verdict), words)] : []),
    status,
    body,
    foot,
  );
  // The browser gives the focus back to what had it: a press with a mouse does not give it to a link everywhere.
  link.focus({ preventScroll: true });
  // @ts-expect-error the option is younger than the types: it puts the panel behind its link for the tab key
  sheet.showPopover({ source: link });
  place(sheet, link);
  keepInSight(sheet, link);
  sheet.focus({ preventScroll: true });

  const answer = await load(new URL(link.href).pathname);
  if (opener !== link) return;
  body.replaceChildren(...('source' in answer ? passage(answer.source) : [element('p', {}, answer.why)]));
  status.textContent = 'source' in answer ? answer.source.title : answer.why;
  if ('isMissing' in answer) foot.remove();
  // What scrolls is reached with the keyboard as well.
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  keepInSight(sheet, link);
}

function makePanel() {
  const made = element('div', { id: 'in-place', role: 'dialog', tabIndex: -1 });
  made.setAttribute('aria-labelledby', 'in-place-title');
  made.popover = 'auto';
  // Who tabs out of the panel goes on reading the page: it closes behind them.
  made.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !made.contains(relatedTarget)) made.hidePopover();
  });
  document.body.append(made);
  return made;
}

/** @param {string} path @returns {Promise<Answer>} */
function load(path) {
  const known = fetched.get(path);
  if (known) return known;
  const answer = fetchPassage(path).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    fetched.delete(path);
    return { why: 'The passage could not be loaded just now. Its page may still open:' };
  });
  fetched.set(path, answer);
  return answer;
}

/** @param {string} path @returns {Promise<Answer>} */
async function fetchPassage(path) {
  const response = await fetch(`/api${path}`, { headers: { Accept: 'application/json' } });
  const answer = await response.json();
  if (response.ok) return { source: answer };
  if (response.status === 404) return { why: answer.detail, isMissing: true };
  throw new Error(`API ${path} error: ${response.status}`);
}

/** @param {Source} source */
function passage({ reference, title, work, passages }) {
  const shown = passages.slice(0, mostVerses);
  const more = countOf(reference, passages) - shown.length;
  const kind = work.kind === 'hadith' ? 'hadith' : more > 1 ? 'verses' : 'verse';
  const editions = new Set(shown.flatMap(({ texts }) => chosen(texts).map((text) => text.title)));
  return [
    element('p', { className: 'in-place-where' }, title),
    ...shown.flatMap(({ reference, texts }) => [
      ...(shown.length > 1 ? [element('p', { className: 'passage-number' }, reference)] : []),
      ...chosen(texts).map((text) => words(text, reference)),
    ]),
    ...(more > 0 ? [element('p', { className: 'in-place-more' }, `${more} more ${kind}: read it in its place`)] : []),
    element('p', { className: 'scripture-edition' }, [...editions].join(' · ')),
  ];
}

/** Of a very long passage the answer has not all verses either. @param {string} reference @param {Passage[]} passages */
function countOf(reference, passages) {
  const [, from, to] = /:(\d+)-(\d+)$/.exec(reference) ?? [];
  return from && to ? Number(to) - Number(from) + 1 : passages.length;
}

/** The original, and the English beside it. @param {Text[]} texts */
function chosen(texts) {
  const usual = texts.filter(
    ({ role, language }) => role === 'original' || (role === 'translation' && language === 'en'),
  );
  return usual.length ? usual : texts.slice(0, 1);
}

/** @param {Text} text @param {string} reference */
function words({ text, language, role }, reference) {
  if (role !== 'original')
    return element('p', { className: 'scripture-translation', lang: language, dir: 'auto' }, text);
  const verse = /^Quran \d+:(\d+)$/.exec(reference)?.[1];
  return element(
    'p',
    { className: 'scripture-arabic', lang: language, dir: 'auto' },
    text,
    ...(verse ? [verseEnd(verse)] : []),
  );
}

/** As on the passage's page (pages/sources/verse-end.tsx): ours, not the edition's, and not read out. @param {string} verse */
function verseEnd(verse) {
  const digits = verse.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  return element('span', { className: 'verse-end', ariaHidden: 'true' }, ` ﴿${digits}﴾`);
}

/** @param {HTMLElement} sheet */
function closeButton(sheet) {
  const button = element(
    'button',
    { type: 'button', className: 'icon-button', ariaLabel: 'Close' },
    drawing('0 0 24 24', ['m6 6 12 12M18 6 6 18']),
  );
  button.addEventListener('click', () => sheet.hidePopover());
  return button;
}

/** @param {HTMLAnchorElement} link */
const wayTo = ({ href }) => element('a', { href, className: 'more' }, 'Read it in its place');

function skeleton() {
  const lines = element('div', { ariaHidden: 'true' });
  for (const kind of ['skeleton-title', '', 'skeleton-short'])
    lines.append(element('span', { className: `skeleton ${kind}` }));
  return lines;
}

// The rim of the seal that stands beside every verdict (art/verse-seal.tsx), as it comes out of the construction.
const rim =
  'M19 10l-2.6 2.6 0 3.8-3.8 0-2.6 2.6-2.6-2.6-3.8 0 0-3.8-2.6-2.6 2.6-2.6 0-3.8 3.8 0 2.6-2.6 2.6 2.6 3.8 0 0 3.8z';
/** @type {Record<string, string>} */
const signs = {
  verified: 'M6.6 10.3l2.4 2.3 4.4-5',
  unchecked: 'M7.5 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0z',
  wrong: 'M7.3 7.3l5.4 5.4m0-5.4l-5.4 5.4',
};

/** @param {string} verdict */
const seal = (verdict) => drawing('0 0 20 20', [rim, signs[verdict] ?? '']);

/** @param {string} viewBox @param {string[]} paths */
function drawing(viewBox, paths) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const attributes = {
    viewBox,
    class: 'icon',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.4',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  for (const d of paths) {
    const path = document.createElementNS(svg.namespaceURI, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** Under the link or, where there is more room, above it: chosen once, so that nothing moves when the words have come.
 * The sheet grows away from its link. On small screens it lies at the bottom: see the styles.
 * @param {HTMLElement} sheet @param {HTMLElement} link */
function place({ style, offsetWidth }, link) {
  const at = link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [at.top, clientHeight - at.bottom];
  const isBelow = below > above || below > enough;
  style.setProperty('--top', isBelow ? `${scrollY + at.bottom + gap}px` : 'auto');
  style.setProperty('--bottom', isBelow ? 'auto' : `${clientHeight - scrollY - at.top + gap}px`);
  style.setProperty('--room', `${Math.max(least, (isBelow ? below : above) - 2 * gap)}px`);
  style.setProperty('--left', `${scrollX + Math.max(gap, Math.min(at.left, clientWidth - offsetWidth - gap))}px`);
}

/** Where the sheet lies at the bottom, its link is kept above it.
 * @param {HTMLElement} sheet @param {HTMLElement} link */
function keepInSight(sheet, link) {
  if (getComputedStyle(sheet).position !== 'fixed') return;
  const covered = link.getBoundingClientRect().bottom + gap - (innerHeight - sheet.offsetHeight);
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}

/** So much room under a link is taken, though there be more above it. */
const enough = 420;

/** In a window as low as a strip the sheet is at least so high. */
const least = 160;

const gap = 10;

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Partial<HTMLElementTagNameMap[Name]>} properties @param {...(Node | string)} children
 */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
