import type { CategoryName } from './categories.ts';

/** A question as a visitor asked it. */
export interface Question {
  id: string;
  title: string;
  content: string;
  category: CategoryName;
  votes: number;
  /** ISO 8601 with time, in UTC. */
  createdAt: string;
  answered: boolean;
  userDisplayName: string;
}

/** A written answer to one question. `content` is the site’s small Markdown with references in square brackets. */
export interface Answer {
  id: string;
  questionId: string;
  content: string;
  createdAt: string;
  verified: boolean;
  scholarName: string;
  sources: Source[];
}

/** A passage that an answer rests on. `description` is in our words, never the passage’s. */
export interface Source {
  id: string;
  title: string;
  description: string;
  url?: string;
}
