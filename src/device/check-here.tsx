// Checks the text of the form on `/check` in this browser. Loaded when a visitor asks for it.

import { createRoot, type Root } from 'react-dom/client';
import { type Navigator, Router } from 'react-router';
import { isBlank } from '../contract/blank.ts';
import { basePath } from '../web/base-path.ts';
import { CheckResult } from '../web/pages/check/check-result.tsx';
import { shownCheck } from '../web/pages/check/shown-check.ts';
import { type DeviceChecker, openChecker } from './open-checker.ts';

let opening: Promise<DeviceChecker> | undefined;
let result: Root | undefined;

/** Checks what stands in the form of this button, and shows the result as the server's page does. */
export async function run(button: HTMLButtonElement): Promise<void> {
  const form = button.form;
  const field = form?.querySelector('textarea');
  const status = form?.querySelector('[data-check-status]');
  if (!form || !field || !status) return;
  const say = (words: string) => {
    status.textContent = words;
  };
  if (isBlank(field.value)) {
    say('Paste a text first: there is nothing to check yet.');
    field.focus();
    return;
  }
  button.disabled = true;
  try {
    opening ??= openChecker({
      site: location.origin + basePath,
      onProgress: (loaded, total) => say(`Loading the editions: ${Math.round((100 * loaded) / total)} %`),
    });
    const checker = await opening;
    const text = field.value.replace(/\r\n?/g, '\n');
    show(form, text, checker);
    say('Checked on this device. The text was not sent anywhere.');
  } catch (error) {
    console.error(error);
    // The next press tries again.
    opening = undefined;
    say('The editions could not be loaded. Try again, or let this site check the text.');
  } finally {
    button.disabled = false;
  }
}

function show(form: HTMLFormElement, text: string, checker: DeviceChecker): void {
  const shown = shownCheck(checker.check(text));
  if (!result) {
    // A result that the server sent is about another text.
    document.getElementById('result')?.remove();
    const place = document.createElement('div');
    form.before(place);
    result = createRoot(place);
  }
  result.render(
    <Router location={location.pathname} navigator={ofTheDocument}>
      <Focused key={text}>
        <CheckResult text={text} shown={shown} />
      </Focused>
    </Router>,
  );
}

/** Moves the focus to the result as soon as it is there, as the server's page does by its address. */
function Focused({ children }: { children: React.ReactNode }) {
  const focus = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('#result')?.focus();
  return <div ref={focus}>{children}</div>;
}

/** Links of the result lead to other documents. */
const ofTheDocument: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: (delta) => history.go(delta),
  push: (to) => location.assign(ofTheDocument.createHref(to)),
  replace: (to) => location.replace(ofTheDocument.createHref(to)),
};
