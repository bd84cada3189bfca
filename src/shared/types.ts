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

export type CategoryName = '5 Pillars of Islam' | 'Quran' | 'Sunnah' | 'Hadith' | 'General';

/** The name of a drawing in the site’s own vector art. */
export type CategoryArt = 'pillars' | 'quran' | 'sunnah' | 'hadith' | 'general';

export interface Category {
  name: CategoryName;
  slug: string;
  art: CategoryArt;
  description: string;
  /** General has neither icon nor colour scheme. */
  icon?: Exclude<CategoryArt, 'general'>;
  scheme?: Exclude<CategoryArt, 'general'>;
}
