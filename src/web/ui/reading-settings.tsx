interface Setting {
  name: string;
  title: string;
  /** Value and words; the first is what a page has without a choice. */
  choices: readonly (readonly [value: string, words: string])[];
}

const settings: readonly Setting[] = [
  {
    name: 'textSize',
    title: 'Text',
    choices: [
      ['usual', 'Usual'],
      ['large', 'Large'],
      ['larger', 'Larger'],
    ],
  },
  {
    name: 'arabicSize',
    title: 'Arabic',
    choices: [
      ['usual', 'Usual'],
      ['large', 'Large'],
      ['larger', 'Larger'],
    ],
  },
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

/** A sheet of choices on how to read; `browser/reading-settings.ts` keeps them. */
export function ReadingSettings() {
  return (
    <div className="needs-scripting">
      <button
        type="button"
        className="icon-button plain-button"
        popoverTarget="reading-settings"
        aria-label="Reading settings"
      >
        <span aria-hidden="true">Aa</span>
      </button>
      <div id="reading-settings" popover="auto" className="mobile-sheet">
        <form className="reading-settings" aria-label="Reading settings">
          {settings.map(({ name, title, choices }) => (
            <fieldset key={name}>
              <legend>{title}</legend>
              {choices.map(([value, words], index) => (
                <label key={value}>
                  <input type="radio" name={name} value={value} defaultChecked={index === 0} />
                  <span>{words}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </form>
      </div>
    </div>
  );
}
