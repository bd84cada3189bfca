// Opens the passage of a reference where the reader is. Loaded with the first press on a reference, on pages with React
// and without; it builds nodes and never HTML. The words come from this site's own server, whatever API the pages use.

import { verseEndMark } from '../../contract/scripture-text.ts';
import type { EditionText, Passage, SourcePassage } from '../../contract/source-entities.ts';
import { type SealKind, sealBox, sealLines } from '../art/seal.ts';
import { basePath, inHub } from '../base-path.ts';
import { passageWords } from '../words/passage-words.ts';

/** What came of asking for a passage: the passage, or a sentence that says why there is none. */
type Answer = { source: SourcePassage } | { why: string; isMissing?: true };

/** Verses that are shown of a long passage; its page has the rest. */
const mostVerses = 7;

/** Letters of an original that stands above its translation at most: three lines on a phone. */
const mostLetters = 120;

/** Pixels between the popover and its link, and to the window's edges. */
const gap = 10;

/** With this many pixels under the link the popover opens there, even when there is more room above. */
const enoughBelow = 420;

/** The popover is at least this many pixels high, however low the window. */
const leastHeight = 160;

/** Passages by path, kept for the visit. */
const fetched = new Map<string, Promise<Answer>>();

let popover: HTMLElement | undefined;
let opener: HTMLAnchorElement | undefined;

/** The language of the text from which a passage was opened last. */
let language: 'en' | 'ar' = 'en';
const words = () => passageWords[language];

/** Shows the passage of a reference's link beside it; of a work that is not held, what that means. */
export async function showPassage(link: HTMLAnchorElement): Promise<void> {
  language = link.closest<HTMLElement>('[lang]')?.lang === 'ar' ? 'ar' : 'en';
  popover ??= makePopover();
  const panel = popover;
  opener = link;
  const { outside } = link.dataset;
  panel.className = 'in-place scripture-unchecked';
  panel.lang = language;
  panel.dir = language === 'ar' ? 'rtl' : 'ltr';
  const body = element('div', { className: 'in-place-body' }, ...(outside ? notHeld(outside) : [skeleton()]));
  const status = element('p', { className: 'visually-hidden', role: 'status' }, outside ? '' : words().loading);
  const foot = element('p', { className: 'in-place-foot' }, outside ? linkToWorks() : linkToPage(link));
  panel.replaceChildren(
    element('h2', { id: 'in-place-title' }, link.textContent ?? ''),
    closeButton(panel),
    status,
    body,
    foot,
  );
  // The browser returns the focus to the element that had it: not every browser focuses a link on a mouse press.
  link.focus({ preventScroll: true });
  // With its source the popover follows its link in the tab order.
  panel.showPopover({ source: link });
  place(panel, link);
  keepLinkVisible(panel, link);
  panel.focus({ preventScroll: true });
  if (outside) return;

  const answer = await load(new URL(link.href).pathname.slice(basePath.length));
  if (opener !== link) return;
  const isHere = 'source' in answer;
  if (isHere) panel.className = 'in-place scripture-verified';
  body.replaceChildren(
    ...aboutText(link, 'wrong'),
    ...(isHere ? passageNodes(answer.source) : [element('p', {}, answer.why)]),
    ...(isHere ? aboutText(link, 'exists') : []),
  );
  status.textContent = !isHere ? answer.why : language === 'en' ? answer.source.title : link.textContent;
  if ('isMissing' in answer) foot.remove();
  // What scrolls must be reachable with the keyboard as well.
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  keepLinkVisible(panel, link);
}

/** What the mark says of the text in which the reference is: it is not a verdict on the passage's own words. */
function aboutText({ dataset, title }: HTMLAnchorElement, state: 'wrong' | 'exists'): Node[] {
  if (dataset.mark !== state) return [];
  const sentence = {
    wrong: words().wrong(title),
    exists: words().notQuoted,
  }[state];
  return [element('p', { className: `in-place-about about-${state}` }, sentence)];
}

function notHeld(outside: string): Node[] {
  return [element('p', {}, words().notHeld), element('p', { className: 'in-place-out' }, outsideLink(outside))];
}

/** The only way out of this site: it says where it leads, and leaves this page open. */
function outsideLink(href: string): HTMLElement {
  const site = new URL(href).hostname;
  const made = element('a', { href, target: '_blank', rel: 'noopener' }, words().readElsewhere(site));
  made.append(
    element('span', { ariaHidden: 'true' }, '↗'),
    element('span', { className: 'visually-hidden' }, words().newTab),
  );
  return made;
}

function makePopover(): HTMLElement {
  const made = element('div', { id: 'in-place', role: 'dialog', tabIndex: -1 });
  made.setAttribute('aria-labelledby', 'in-place-title');
  made.popover = 'auto';
  // A reader who tabs out of the popover goes on reading the page: it closes behind them.
  made.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !made.contains(relatedTarget)) made.hidePopover();
  });
  document.body.append(made);
  return made;
}

function load(path: string): Promise<Answer> {
  const known = fetched.get(path);
  if (known) return known;
  const answer = fetchPassage(path).catch((error: unknown): Answer => {
    console.error(error instanceof Error ? error.message : error);
    fetched.delete(path);
    return { why: words().failed };
  });
  fetched.set(path, answer);
  return answer;
}

async function fetchPassage(path: string): Promise<Answer> {
  const response = await fetch(inHub(`/api${path}`), { headers: { Accept: 'application/json' } });
  const body = await response.json();
  if (response.ok) return { source: body };
  if (response.status === 404) return { why: body.detail, isMissing: true };
  throw new Error(`API ${path} error: ${response.status}`);
}

function passageNodes({ reference, title, work, passages }: SourcePassage): Node[] {
  const shown = passages.slice(0, mostVerses);
  const more = countOf(reference, passages) - shown.length;
  const editions = new Set(shown.flatMap(({ texts }) => chosen(texts).map((text) => text.title)));
  return [
    // In Arabic the heading says it already.
    ...(language === 'en' ? [element('p', { className: 'in-place-where' }, title)] : []),
    element('p', { className: 'scripture-verdict' }, seal('verified'), words().wordForWord(work.kind)),
    ...shown.flatMap(({ reference, texts }) => [
      ...(shown.length > 1 ? [element('p', { className: 'passage-number' }, reference)] : []),
      ...readableFirst(chosen(texts)).map((text) => textNode(text, reference)),
    ]),
    ...(more > 0 ? [element('p', { className: 'in-place-more' }, words().more(more, work.kind))] : []),
    element('p', { className: 'scripture-edition' }, words().editions([...editions], work.kind)),
  ];
}

/** The verses of a range; the reply itself does not hold all verses of a very long passage. */
function countOf(reference: string, passages: readonly Passage[]): number {
  const [, from, to] = /:(\d+)-(\d+)$/.exec(reference) ?? [];
  return from && to ? Number(to) - Number(from) + 1 : passages.length;
}

/** The original, and the English beside it; in an Arabic text the original alone. */
function chosen(texts: readonly EditionText[]): readonly EditionText[] {
  const usual = texts.filter(
    (text) => text.role === 'original' || (language === 'en' && text.role === 'translation' && text.language === 'en'),
  );
  return usual.length ? usual : texts.slice(0, 1);
}

/** A long original follows its translation, so that something can be read at once. */
function readableFirst(texts: readonly EditionText[]): readonly EditionText[] {
  const letters = texts[0]?.text.replace(/\p{M}/gu, '').length ?? 0;
  return letters > mostLetters
    ? [...texts].sort((a, b) => Number(a.role === 'original') - Number(b.role === 'original'))
    : texts;
}

function textNode({ text, language, role }: EditionText, reference: string): HTMLElement {
  if (role !== 'original') {
    return element('p', { className: 'scripture-translation', lang: language, dir: 'auto' }, text);
  }
  const ayah = /^Quran \d+:(\d+)$/.exec(reference)?.[1];
  return element(
    'p',
    { className: 'scripture-arabic', lang: language, dir: 'auto' },
    text,
    ...(ayah ? [verseEnd(Number(ayah))] : []),
  );
}

/** The mark is ours, not the edition's, so it is not read out. */
function verseEnd(ayah: number): HTMLElement {
  return element('span', { className: 'verse-end', ariaHidden: 'true' }, ` ${verseEndMark(ayah)}`);
}

function closeButton(panel: HTMLElement): HTMLElement {
  const cross = drawing('0 0 24 24', [{ path: 'm6 6 12 12M18 6 6 18', width: 1.4 }]);
  const button = element('button', { type: 'button', className: 'icon-button', ariaLabel: words().close }, cross);
  button.addEventListener('click', () => panel.hidePopover());
  return button;
}

function linkToPage({ href }: HTMLAnchorElement): HTMLElement {
  return element('a', { href, className: 'more' }, words().open);
}

const linkToWorks = () => element('a', { href: inHub('/sources'), className: 'more' }, words().works);

function skeleton(): HTMLElement {
  const lines = element('div', { ariaHidden: 'true' });
  for (const kind of ['skeleton-title', '', 'skeleton-short']) {
    lines.append(element('span', { className: `skeleton ${kind}` }));
  }
  return lines;
}

function seal(kind: SealKind): SVGElement {
  return drawing(sealBox, sealLines(kind));
}

function drawing(viewBox: string, lines: readonly { path: string; width: number }[]): SVGElement {
  const svg = svgElement('svg', {
    viewBox,
    class: 'icon',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  });
  svg.append(...lines.map(({ path, width }) => svgElement('path', { d: path, 'stroke-width': `${width}` })));
  return svg;
}

function svgElement(name: 'svg' | 'path', attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/**
 * Puts the popover under its link or, where there is more room, above it: chosen once, so that nothing moves when the
 * words have come. It grows away from its link. On small screens it is at the bottom: see the styles.
 */
function place({ style, offsetWidth }: HTMLElement, link: HTMLElement): void {
  const at = link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [at.top, clientHeight - at.bottom];
  const isBelow = below > above || below > enoughBelow;
  // Never from the bottom: browsers differ in whether it is the window’s or the document’s.
  style.setProperty('--top', `${scrollY + (isBelow ? at.bottom + gap : at.top - gap)}px`);
  style.setProperty('--rise', isBelow ? '0%' : '-100%');
  style.setProperty('--room', `${Math.max(leastHeight, (isBelow ? below : above) - 2 * gap)}px`);
  style.setProperty('--left', `${scrollX + Math.max(gap, Math.min(at.left, clientWidth - offsetWidth - gap))}px`);
}

/** Where the popover covers the bottom of the window, its link is scrolled above it. */
function keepLinkVisible(panel: HTMLElement, link: HTMLElement): void {
  if (getComputedStyle(panel).position !== 'fixed') return;
  const covered = link.getBoundingClientRect().bottom + gap - (innerHeight - panel.offsetHeight);
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
