/**
 * Keeps the focus on a button that is disabled while its work runs: the browser takes the focus from a disabled button,
 * so it is restored afterwards, unless the visitor has moved it meanwhile.
 */
export async function keepFocus(work: () => Promise<void>): Promise<void> {
  const pressed = document.activeElement;
  await work();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
  });
}
