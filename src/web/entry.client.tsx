import { Component, type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type InteractivePage, interactivePages } from './interactive-pages.ts';
import { Failure } from './ui/failure.tsx';
import { Toasts } from './ui/toasts/toasts.tsx';

// A page is there to be read before React is: React takes its content over when the browser has nothing else to do, or
// with the first touch. A press that comes before goes where its link or form leads. The frame around it stays as it was
// sent, and links lead to documents: no page needs a router in the browser.

/** Milliseconds after which an idle moment is not waited for any more. */
const PATIENCE = 1_000;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

const main = document.getElementById('main') as HTMLElement;
const sent = (document.getElementById('interactive-page') as HTMLElement).dataset;
const page = interactivePages[sent.page as InteractivePage]();

let isTaken = false;

async function takeOver(): Promise<void> {
  if (isTaken) return;
  isTaken = true;
  for (const touch of touches) removeEventListener(touch, takeOver, true);
  // What the server rendered the page with.
  const props = JSON.parse(sent.props as string);
  const Page = (await page).default as ComponentType<typeof props>;
  startTransition(() => {
    hydrateRoot(
      main,
      <StrictMode>
        <FailedPage>
          <Page {...props} />
          <Toasts />
        </FailedPage>
      </StrictMode>,
    );
  });
}

/** Says what to do when a page fails in the browser. */
class FailedPage extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failure error={this.state.error} />;
  }
}

for (const touch of touches) addEventListener(touch, takeOver, true);
if ('requestIdleCallback' in window) requestIdleCallback(takeOver, { timeout: PATIENCE });
else setTimeout(takeOver, PATIENCE / 5);
