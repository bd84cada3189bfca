// Draws the thread from a citation to its words in the margin, while the pointer or the focus is on either. Pages with a
// margin carry it.

const SVG = 'http://www.w3.org/2000/svg';

/** Pixels between the text and its thread. */
const EDGE = 6;

let thread: SVGSVGElement | undefined;

/** The note that belongs to a mark stands right behind it, or behind the signs that stay on its line. */
const noteOf = (mark: Element): Element | null | undefined =>
  [mark, mark.closest('.one-line')]
    .map((each) => each?.nextElementSibling)
    .find((next) => next?.matches('.margin-note'));

const markOf = (note: Element): Element | null | undefined => {
  const before = note.previousElementSibling;
  return before?.matches('.reference') ? before : before?.querySelector('.reference');
};

function showThread(target: Element): void {
  hideThread();
  const mark = target.closest('.reference') ?? undefined;
  const note = mark ? noteOf(mark) : target.closest('.margin-note');
  const end = mark ?? (note && markOf(note));
  if (!note || !end || !note.getClientRects().length) return;
  const [from, to] = [end.getBoundingClientRect(), note.getBoundingClientRect()];
  // From the edge of the column, at the height of the line: it crosses no word.
  const column = end.closest('.prose')?.getBoundingClientRect() ?? from;
  const [x1, x2] = to.left < column.left ? [column.left - EDGE, to.right] : [column.right + EDGE, to.left];
  const [y1, y2] = [from.top + from.height / 2 + scrollY, to.top + 12 + scrollY];
  const middle = (x1 + x2) / 2;
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`);
  path.setAttribute('pathLength', '1');
  thread = document.createElementNS(SVG, 'svg');
  thread.setAttribute('class', 'thread');
  thread.setAttribute('aria-hidden', 'true');
  thread.append(path);
  document.body.append(thread);
  note.classList.add('is-threaded');
}

function hideThread(): void {
  thread?.remove();
  thread = undefined;
  document.querySelector('.is-threaded')?.classList.remove('is-threaded');
}

const inMargin = '.with-margin :is(.reference, .margin-note)';
for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.closest(inMargin)) showThread(target);
  });
}
for (const type of ['pointerout', 'focusout']) document.addEventListener(type, hideThread);
