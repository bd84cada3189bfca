import type { Check, Provenance } from '../../contract/entities.ts';

/** What a list of saved items is limited to. */
export const savedLists = ['held', 'listed', 'hidden', 'unlisted', 'all'] as const;
export type SavedList = (typeof savedLists)[number];

/** A saved item as the operator sees it: also one that nobody else does. */
export interface OperatorItem {
  id: string;
  question: string;
  answer: string;
  savedAt: string;
  provenance: Provenance;
  /** Where it is to be seen, if anywhere. */
  listing: 'listed' | 'unlisted' | 'hidden' | 'unjudged';
  /** Why it waits for the operator. */
  heldFor?: string;
  /** Whether the rules of the public list allow it there. */
  canBeListed: boolean;
}

export interface OperatorOverview {
  kind: 'overview';
  held: number;
  health: { status: string; parts: Readonly<Record<string, string>> };
  process: { version: string; startedAt: string; memoryBytes: number; eventLoopMs: number };
  saved: {
    items: number;
    bytes: number;
    mostBytes: number;
    byListing: readonly { listing: string; provenance: string; rows: number }[];
    byDay: readonly { day: string; saved: number }[];
  };
  articles: number;
  /** Undefined where the system does not tell it. */
  freeDiskBytes: number | undefined;
  model: string | undefined;
  works: readonly { title: string; editions: number; passages: number }[];
  packs: readonly string[];
}

/** The operator's page, as the server has it for one request. */
export type OperatorView =
  | { kind: 'sign-in'; refused?: 'wrong' | 'too-often' | 'elsewhere' }
  | OperatorOverview
  | {
      kind: 'saved';
      held: number;
      list: SavedList;
      words: string;
      items: readonly OperatorItem[];
      /** The id below which older items are. */
      older: string | undefined;
      message: string | undefined;
    }
  | { kind: 'item'; held: number; item: OperatorItem; check: Check; message: string | undefined };
