import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '../contract/client.ts';

/** What the operator set and every page may show. */
export interface Site {
  publicUrl: string;
  /** Where the browser's calls go: `/api`, or another API's address. */
  apiBaseUrl: string;
  donation: { url: string; buttonId: string };
  contact: { email: string; phone: string; address: string };
}

/** What the server gives to the loaders and to the rendering of one page. */
export interface Services {
  site: Site;
  client: Client;
  /** Ends when a page has waited long enough for its data: it is then sent with its skeleton. */
  deadline: AbortSignal;
  /** The pages' own lock: an article's HTML may come from another API. Runs on the server, so it ships to nobody. */
  sanitizeArticle: (html: string) => string;
  /** Licenses the page's own inline scripts until their hashes replace it. */
  nonce: string;
  /** Called when the page shows a failure or a skeleton: it is then neither kept nor to be kept. */
  passing: () => void;
}

export const servicesContext = createContext<Services>();

/** The server calls this through the built bundle, so that both sides hold the same key. */
export function provideServices(services: Services): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}
