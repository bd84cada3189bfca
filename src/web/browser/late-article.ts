// Loads an article whose API was too slow for the first view. It comes as a page of this site's server, which is where its
// HTML is sanitised. The one place where HTML enters a page in the browser.

import { logFailure } from '../log-failure.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown };
}

// The content policy lets HTML in by this name alone.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('isnad-article', {
  createHTML: (html) => html,
});
const trusted = (html: string) => (policy ? (policy.createHTML(html) as string) : html);

/** The server waits longer for the article than it does for a first view. */
const patiently = { Prefer: 'wait=15' };

const main = document.getElementById('main');
const failed = document.querySelector<HTMLTemplateElement>('#failed-article');

async function load(): Promise<void> {
  try {
    const response = await fetch(location.href, { headers: patiently });
    const page = new DOMParser().parseFromString(trusted(await response.text()), 'text/html');
    const article = page.getElementById('main');
    if (!article || page.getElementById('failed-article')) throw new Error('The article did not come in time.');
    document.title = page.title;
    main?.replaceChildren(...article.childNodes);
  } catch (error) {
    logFailure(error);
    document.title = 'Article Not Found | Isnad';
    if (failed) main?.replaceChildren(failed.content);
  }
}

load();
