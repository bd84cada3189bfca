// A vote holds for this view of the page alone. Fetched with the first press, on pages that are only read.

export async function run(button: HTMLButtonElement): Promise<void> {
  // With React the button counts by itself.
  if (document.getElementById('interactive-page')) return;
  const isPressed = button.ariaPressed !== 'true';
  const count = button.lastChild;
  const before = count?.textContent ?? '';
  const after = String(Number(before) + (isPressed ? 1 : -1));
  if (count) count.textContent = after;
  button.ariaPressed = String(isPressed);
  button.ariaLabel = (button.ariaLabel ?? '').replace(before, after);
}
