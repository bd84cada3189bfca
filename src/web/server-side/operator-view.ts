import type { Check, Provenance, ToldCorrection } from '../../contract/entities.ts';

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

/** What a list of articles is limited to. */
export const articleLists = ['all', 'published', 'unpublished'] as const;
export type ArticleList = (typeof articleLists)[number];

/** An article as the operator sees it. */
export interface OperatorArticle {
  slug: string;
  title: string;
  summary: string;
  state: 'published' | 'unpublished';
  category?: string;
  origin: string;
  createdAt: string;
  changedAt?: string;
  /** How many corrections are shown at it. */
  corrections: number;
}

/** What is typed in the form of a correction. */
export interface CorrectionDraft {
  /** The slug. */
  article: string;
  said: string;
  says: string;
  why: string;
  changesAnswer: boolean | undefined;
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
  packs: readonly { name: string; title: string; kind: string; passages: number; editions: readonly string[] }[];
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
  | {
      kind: 'articles';
      held: number;
      list: ArticleList;
      items: readonly OperatorArticle[];
      /** The key below which older articles are. */
      older: string | undefined;
      message: string | undefined;
    }
  | {
      kind: 'corrections';
      held: number;
      /** With how much of what is kept is marked, where that is known. */
      items: readonly (ToldCorrection & { reach: { articles: number; answers: number } | undefined })[];
      /** The articles that the form offers. */
      articles: readonly { slug: string; title: string }[];
      draft: CorrectionDraft;
      /** Why what was typed was not taken. */
      refused: string | undefined;
      message: string | undefined;
    }
  | { kind: 'item'; held: number; item: OperatorItem; check: Check; message: string | undefined };
