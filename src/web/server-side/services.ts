import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '../../contract/client.ts';
import type { Check, HistoryItem } from '../../contract/entities.ts';
import type { LibraryClient } from '../../contract/library-client.ts';
import type { CategoryName } from '../../shared/categories.ts';

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

/** A text of this site's own in its Markdown subset, with what the checker found in it. */
export interface CheckedText {
  markdown: string;
  check: Check;
}

/** A knowledge note by its name. */
export interface NoteLink {
  slug: string;
  title: string;
}

/** Notes of a category that lie together. */
export interface NoteShelf {
  title: string;
  notes: readonly NoteLink[];
}

/** A knowledge note as its page shows it. */
export interface NotePage extends NoteLink {
  category: CategoryName;
  /** Its first words, without marks and references. */
  summary: string;
  text: CheckedText;
  /** The verses that it cites, quoted. */
  verses: CheckedText | undefined;
  /** Ways to ask about it. */
  questions: readonly string[];
  related: readonly NoteLink[];
  arabic: (CheckedText & { title: string }) | undefined;
  /** The day on which the text as it stands was read a second time, where it was. */
  reviewed: string | undefined;
}

/** What the server gives to the loaders and to the rendering of one page. */
export interface Services {
  site: Site;
  client: Client;
  /** The calls about sources and checks: always of this server's own library, whatever API the pages use. */
  library: LibraryClient;
  passages: (references: readonly string[]) => QuotedPassages;
  note: (slug: string) => Promise<NotePage | undefined>;
  notesOf: (category: CategoryName) => NoteShelf[];
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
