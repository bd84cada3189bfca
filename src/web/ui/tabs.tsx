import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface TabsProps {
  /** What they choose between. */
  label: string;
  names: readonly string[];
  /** The panel of the chosen tab. */
  children: (name: string) => ReactNode;
}

/**
 * Tabs as the ARIA practices describe them: one stop of the Tab key, the arrows walk, Enter and the space bar choose. By
 * hand, because the library's cost ten of the hundred and fifteen kilobytes that a first view may have.
 */
export function Tabs({ label, names, children }: TabsProps) {
  const [chosen, setChosen] = useState(names[0]);
  const id = useId();

  function walk(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll('button')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tabs.at(to % tabs.length)?.focus();
  }

  return (
    <>
      <div role="tablist" className="tabs" aria-label={label} onKeyDown={walk}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="tab"
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}-panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div key={chosen} role="tabpanel" id={`${id}-panel`} className="tab-panel" aria-labelledby={`${id}-${chosen}`}>
          {children(chosen)}
        </div>
      )}
    </>
  );
}
