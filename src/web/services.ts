import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '../contract/client.ts';
import type { HistoryItem } from '../contract/entities.ts';
import type { LibraryClient } from '../contract/library-client.ts';

/** What the operator set and every page may show. */
export interface Site {
  publicUrl: string;
  /** Where the browser's calls go: `/api`, or another API's address. */
  apiBaseUrl: string;
  donation: { url: string; buttonId: string };
  contact: { email: string; phone: string; address: string };
}

/** The words of a passage that a page names, and the editions that they are of. */
export interface QuotedPassage {
  arabic: string;
  /** Empty where the operator has switched the translation off. */
  translation: string;
  editions: readonly string[];
}

/** By the reference as the page writes it; what the library does not hold is missing. */
export type QuotedPassages = Readonly<Record<string, QuotedPassage>>;

/** What the server gives to the loaders and to the rendering of one page. */
export interface Services {
  site: Site;
  client: Client;
  /** The calls about sources and checks: always of this server's own library, whatever API the pages use. */
  library: LibraryClient;
  passages: (references: readonly string[]) => QuotedPassages;
  /** Another API's items that come without a check get one from this library. */
  withChecks: (items: readonly HistoryItem[]) => HistoryItem[];
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
