import { type KeyboardEvent, type ReactNode, useState } from 'react';

/** The server's ids and the browser's are the same only where they are fixed: a page has its tabs once. */
const tabId = (name: string) => `tab-${name.toLowerCase().replaceAll(' ', '-')}`;

interface TabsProps {
  /** What they choose between. */
  label: string;
  names: readonly string[];
  /** The panel of the chosen tab. */
  children: (name: string) => ReactNode;
}

/**
 * Tabs as the ARIA practices describe them: one stop of the Tab key, the arrows walk, Enter and the space bar choose. By
 * hand, because the library's cost ten kilobytes of every first view.
 */
export function Tabs({ label, names, children }: TabsProps) {
  const [chosen, setChosen] = useState(names[0]);

  function walk(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll('button')];
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
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
            id={tabId(name)}
            className="tab"
            aria-selected={name === chosen}
            aria-controls={name === chosen ? 'tab-panel' : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div key={chosen} role="tabpanel" id="tab-panel" className="tab-panel" aria-labelledby={tabId(chosen)}>
          {children(chosen)}
        </div>
      )}
    </>
  );
}
