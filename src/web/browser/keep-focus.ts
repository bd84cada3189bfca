/**
 * Lets a button be disabled while its work is done and still keep its place: the browser takes the focus from a
 * disabled button, so it is given back, unless the visitor has gone elsewhere meanwhile.
 */
export async function keepFocus(work: () => Promise<void>): Promise<void> {
  const pressed = document.activeElement;
  await work();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
  });
}
