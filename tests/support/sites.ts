import { afterAll, afterEach, beforeAll } from 'vitest';
import { fillSite, type KnownPage } from './every-page.ts';
import { type ForeignApi, openForeignApi } from './foreign-api.ts';
import { type OpenSite, openSite } from './site.ts';

// The sites that most journeys go through, open for as long as one test file runs. A file that names them opens them.

/** The site with its own API, an article and an answer of it. */
export let site: OpenSite;
export let article: KnownPage;
export let answer: KnownPage;

/** Another operator's API, whose responses a test sets, and the site that uses it. */
export let api: ForeignApi;
export let foreign: OpenSite;

export function openForeign(): void {
  beforeAll(async () => {
    api = await openForeignApi();
    foreign = await openSite({ API_BASE_URL: api.url, API_DEADLINE_MS: '5000' });
  });
  afterEach(() => api.reset());
  afterAll(async () => {
    await foreign.close();
    await api.close();
  });
}

export function openOwn(): void {
  beforeAll(async () => {
    site = await openSite();
    ({ article, answer } = await fillSite(site));
  });
  afterAll(() => site.close());
}

export function openBoth(): void {
  openOwn();
  openForeign();
}
