// The sheet on which a visitor chooses how to read. Fetched with the first press of its button; it builds nodes and never
// HTML. The choice is kept in this browser alone, and `reading-settings.ts` sets it on every page.

/** Of each setting the values and words; the first is what a page has without a choice. */
const settings: readonly {
  name: string;
  title: string;
  choices: readonly (readonly [value: string, words: string])[];
}[] = [
  { name: 'textSize', title: 'Text', choices: sizes() },
  { name: 'arabicSize', title: 'Arabic', choices: sizes() },
  {
    name: 'theme',
    title: 'Theme',
    choices: [
      ['system', 'As the device'],
      ['light', 'Day'],
      ['dark', 'Night'],
    ],
  },
];

function sizes() {
  return [
    ['usual', 'Usual'],
    ['large', 'Large'],
    ['larger', 'Larger'],
  ] as const;
}

/** The first press makes the sheet; from then on the browser opens and closes it. */
export async function run(button: HTMLButtonElement): Promise<void> {
  if (button.popoverTargetElement) return;
  const sheet = element('div', { className: 'mobile-sheet reading-settings', popover: 'auto' });
  sheet.append(...settings.map(fieldset));
  sheet.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.name, target.value);
  });
  button.after(sheet);
  button.popoverTargetElement = sheet;
  sheet.showPopover({ source: button });
}

function fieldset({ name, title, choices }: (typeof settings)[number]): HTMLElement {
  const chosen = document.documentElement.dataset[name] ?? choices[0]?.[0];
  const set = element('fieldset', {});
  set.append(element('legend', { textContent: title }));
  for (const [value, words] of choices) {
    const label = element('label', {});
    const input = element('input', { type: 'radio', name, value, checked: value === chosen });
    label.append(input, element('span', { textContent: words }));
    set.append(label);
  }
  return set;
}

function choose(name: string, value: string): void {
  const { dataset } = document.documentElement;
  dataset[name] = value;
  const kept = settings.flatMap((setting) => {
    const chosen = dataset[setting.name];
    return chosen === undefined ? [] : [[setting.name, chosen]];
  });
  try {
    localStorage.setItem('reading', JSON.stringify(Object.fromEntries(kept)));
  } catch (error) {
    // It lasts as long as the page.
    console.error(error);
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
