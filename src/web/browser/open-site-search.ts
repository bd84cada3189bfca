import { openSearch, type Search } from '../../search/open-search.ts';
import type { SiteIndex } from '../../search/site-index.ts';
import { SEARCH_INDEX } from '../addresses.ts';

let opened: Promise<Search> | undefined;

/** The site's search in this browser: the names are fetched once, and nothing that is typed is sent anywhere. */
export function openSiteSearch(): Promise<Search> {
  opened ??= fetchIndex().then(openSearch);
  // The next press tries again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function fetchIndex(): Promise<SiteIndex> {
  const response = await fetch(SEARCH_INDEX);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  return response.json();
}
