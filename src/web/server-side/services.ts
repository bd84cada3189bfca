import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '../../contract/client.ts';
import type { Check, CorrectionMark, HistoryItem, ToldCorrection } from '../../contract/entities.ts';
import type { LibraryClient } from '../../contract/library-client.ts';
import type { ReceiptKey } from '../../contract/receipt.ts';
import type { EditionText } from '../../contract/source-entities.ts';
import type { HitGroup } from '../../search/site-index.ts';
import type { CategoryName } from '../../shared/categories.ts';
import type { ProfileGroup } from '../../shared/profile-groups.ts';
import type { ShownCheck } from '../pages/check/shown-check.ts';
import type { NamedWorkEntry } from '../ui/named-work.tsx';
import type { OperatorView } from './operator-view.ts';

/** The operator's settings that every page may show. */
export interface Site {
  /** The canonical address of the hub, with the path under which it is served. */
  publicUrl: string;
  /** That path, which the browser puts before the addresses that it makes; empty at the root of a host. */
  basePath: string;
  /** The base address of the browser's calls: `/api`, or another API. */
  apiBaseUrl: string;
  /** The digests of the built scripts, by their addresses. */
  scriptIntegrity: Readonly<Record<string, string>>;
  /** Whether browsers keep copies for reading without a network. */
  offlineReading: boolean;
  donation: { url: string; buttonId: string };
  contact: { email: string; phone: string; address: string };
}

/** The words of a passage that a page names, and their editions. */
export interface QuotedPassage {
  arabic: string;
  /** Empty where the operator has switched the translation off. */
  translation: string;
  editions: readonly string[];
}

/** The library's calls as the pages use them: of a check only what is shown. */
export interface PageLibrary extends Pick<LibraryClient, 'sources' | 'work' | 'source' | 'numbers' | 'search'> {
  check(text: string): Promise<ShownCheck>;
}

/** Passages by the reference as the page writes it; one that the library does not hold is missing. */
export type QuotedPassages = Readonly<Record<string, QuotedPassage>>;

/** A text of this site in its Markdown subset, with its check. */
export interface CheckedMarkdown {
  markdown: string;
  check: Check;
}

/** A note's slug and title. */
export interface NoteLink {
  slug: string;
  title: string;
}

/** Somebody, a place or an event in the list of all; an event with its year of the common era. */
export interface ProfileLink extends NoteLink {
  year: number | undefined;
}

/** A group of notes within a category. */
export interface NoteShelf {
  title: string;
  notes: readonly NoteLink[];
}

/** A note as its page shows it. */
export interface NotePage extends NoteLink {
  category: CategoryName;
  /** The group of notes in which it is. */
  shelf: string;
  /** What it covers. */
  summary: string;
  text: CheckedMarkdown;
  /** The works that it names, and what stands in its brackets for each of them. */
  works: readonly NamedWorkEntry[];
  cited: Readonly<Record<string, NamedWorkEntry>>;
  /** The ids of its points, by the headings above them. */
  anchors: Readonly<Record<string, string>>;
  /** The verses that it cites, quoted. */
  verses: CheckedMarkdown | undefined;
  /** The words of what its text cites, for the margin. */
  margin: QuotedPassages;
  /** Ways to ask about it. */
  questions: readonly string[];
  related: readonly NoteLink[];
  /** Terms of its text that have a page. */
  words: readonly NoteLink[];
  /** Its Arabic text, if it has one. */
  arabic: { title: string } | undefined;
  /** The day of the second reading of the current text, if it had one. */
  reviewed: string | undefined;
  /** Whether its wording was revised after that day. */
  isReworded: boolean;
  corrections: readonly CorrectionMark[];
}

/** A term in the glossary. */
export interface GlossaryEntry {
  slug: string;
  name: string;
  arabic: string | undefined;
  also: readonly string[];
  /** Under which letter it is looked up. */
  letter: string;
  /** The first sentence of its text. */
  says: string;
}

/** A term's page. */
export interface TermPage {
  slug: string;
  name: string;
  arabic: string | undefined;
  also: readonly string[];
  theme: string;
  text: CheckedMarkdown;
  margin: QuotedPassages;
  works: readonly NamedWorkEntry[];
  cited: Readonly<Record<string, NamedWorkEntry>>;
  /** The note or the profile that says more. */
  more: NoteLink | undefined;
  near: readonly NoteLink[];
}

/** Occasions that have words to say. */
export interface WordsThemeEntry extends NoteLink {
  occasions: readonly { id: string; title: string }[];
}

/** The words of one theme. */
export interface WordsPage extends NoteLink {
  introduction: string;
  occasions: readonly {
    id: string;
    occasion: string;
    times: string | undefined;
    /** Words that are reported, in this site's transliteration, and what they mean. */
    reported?: { say: string; means: string };
    /** The verses or the source, and an explanation. */
    text: CheckedMarkdown;
  }[];
  margin: QuotedPassages;
  others: readonly NoteLink[];
}

/** The names of God, each with its verse. */
export interface NamesPage {
  title: string;
  summary: string;
  text: CheckedMarkdown;
  margin: QuotedPassages;
  works: readonly NamedWorkEntry[];
  cited: Readonly<Record<string, NamedWorkEntry>>;
  names: readonly {
    id: string;
    name: string;
    arabic: string;
    also: readonly string[];
    meaning: string;
    text: CheckedMarkdown;
  }[];
}

/** The page of somebody, of a place or of an event. */
export interface ProfilePage {
  slug: string;
  group: ProfileGroup;
  name: string;
  english: string | undefined;
  arabic: string;
  /** In words: when, where. */
  facts: readonly string[];
  summary: string;
  text: CheckedMarkdown;
  /** The ids of its headings. */
  anchors: Readonly<Record<string, string>>;
  margin: QuotedPassages;
  /** The works that its text names, each once, and by what stands in the text's brackets. */
  works: readonly NamedWorkEntry[];
  cited: Readonly<Record<string, NamedWorkEntry>>;
  related: readonly NoteLink[];
}

/** A surah in a list. */
export interface SurahEntry {
  number: number;
  name: string;
  arabicName: string;
  meaning: string;
  verses: number;
}

/** What the site says about a surah. */
export interface SurahIntroduction {
  summary: string;
  text: CheckedMarkdown;
  works: readonly NamedWorkEntry[];
  cited: Readonly<Record<string, NamedWorkEntry>>;
}

/** Fifty verses of a surah, and where one can go from there. */
export interface SurahPage {
  surah: SurahEntry;
  revealedIn: 'Makkah' | 'Madinah';
  /** Above the first verse, in the words of 1:1; undefined where the surah has none, or has it as a verse of its own. */
  basmala: string | undefined;
  /** All surahs, to go on to another. */
  all: readonly SurahEntry[];
  from: number;
  to: number;
  pages: readonly { from: number; to: number }[];
  verses: readonly { number: number; reference: string; path: string; texts: readonly EditionText[] }[];
  shown: readonly { id: string; title: string }[];
  translations: readonly { id: string; title: string; language: string }[];
  previous: SurahEntry | undefined;
  next: SurahEntry | undefined;
}

/** A page that cites a verse. */
export interface UsedIn {
  title: string;
  path: string;
}

/** Where a reader of an article can go on. */
export interface ArticleWays {
  /** Where it belongs: as the note that it has most in common with. */
  category: CategoryName | undefined;
  shelf: string | undefined;
  notes: readonly NoteLink[];
  questions: readonly UsedIn[];
  /** Ways to ask about it. */
  asking: readonly string[];
}

/** A point of a note that answers what was looked for. */
export interface FoundAnswer {
  slug: string;
  point: string;
  title: string;
  /** The title of its note. */
  note: string;
  /** Its first sentence, where that is a whole one. */
  begins?: CheckedMarkdown;
}

export interface FoundEverywhere {
  groups: readonly HitGroup[];
  answers: readonly FoundAnswer[];
}

/** A run of words in a paragraph that changed. */
export interface ComparedRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Paragraphs that two versions share, or one that changed, came or went. */
export type ComparedPart =
  | { kind: 'same'; paragraphs: readonly string[] }
  | { kind: 'changed'; runs: readonly ComparedRun[] };

/** The versions of an article, oldest first, and two of them compared. */
export interface RevisionsPage {
  title: string;
  versions: readonly { number: number; writtenAt: string; isCurrent: boolean }[];
  /** Missing where there is one version only. */
  shown?: { from: number; to: number; comparison: readonly ComparedPart[] };
}

/** What is known of the sentences of the notes. */
export interface NotesInFigures {
  notes: number;
  /** Notes of which each sentence was read a second time. */
  read: number;
  /** Sentences by what they rest on. */
  sentences: {
    all: number;
    held: number;
    /** They name a work; `confirmed` where its words were read. */
    named: number;
    confirmed: number;
    common: number;
    waiting: number;
  };
  audits: readonly NotesAudit[];
  works: readonly NamedWorkEntry[];
}

/** A reading of sentences drawn at random, to learn how many are wrong. */
export interface NotesAudit {
  date: string;
  sentences: number;
  misleading: number;
  wrong: number;
  by: string;
}

export type CheckedCorrection = ToldCorrection & { check: Check | undefined };

/** Some corrections of all, by their places in the list: the newest has the place 1. */
export interface CorrectionsPart {
  total: number;
  from: number;
  to: number;
  /** Where the parts beside it begin. */
  newer: number | undefined;
  older: number | undefined;
  corrections: readonly CheckedCorrection[];
}

/** What the server gives to the loaders and the rendering of one page. */
export interface Services {
  site: Site;
  client: Client;
  /** Sources and checks: always this server's own library, also when the pages use another API. */
  library: PageLibrary;
  passages: (references: readonly string[]) => QuotedPassages;
  note: (slug: string, language: 'en' | 'ar') => Promise<NotePage | undefined>;
  notesInFigures: () => Promise<NotesInFigures>;
  profile: (slug: string) => Promise<ProfilePage | undefined>;
  profiles: () => Readonly<Record<ProfileGroup, readonly ProfileLink[]>>;
  glossary: () => readonly GlossaryEntry[];
  term: (slug: string) => Promise<TermPage | undefined>;
  namesOfGod: () => Promise<NamesPage>;
  wordsThemes: () => readonly WordsThemeEntry[];
  words: (theme: string) => Promise<WordsPage | undefined>;
  /** The notes in Arabic, shelf by shelf. */
  arabicShelves: () => NoteShelf[];
  /** What the operator sees, on the operator's page alone. */
  operator: OperatorView | undefined;
  /** The errors that were put right, newest first: the part that has this one of them, the first being 1. */
  corrections: (at: number) => Promise<CorrectionsPart>;
  correction: (id: string) => Promise<CheckedCorrection | undefined>;
  revisions: (
    slug: string,
    asked: { from: number | undefined; to: number | undefined },
  ) => Promise<RevisionsPage | undefined>;
  /** The public keys of this server's receipts. */
  receiptKeys: readonly ReceiptKey[];
  notesOf: (category: CategoryName) => NoteShelf[];
  find: (query: string) => Promise<FoundEverywhere>;
  surahs: () => readonly SurahEntry[];
  /** The first verse of what goes by these words as its name: the Throne Verse. */
  namedVerse: (words: string) => { surah: number; verse: number } | undefined;
  /** The page of a surah that has this verse. */
  surah: (number: number, at: { verse: number; edition: string | undefined }) => SurahPage | undefined;
  aboutSurah: (number: number) => Promise<SurahIntroduction | undefined>;
  whereUsed: (passage: { surah: number; from: number; to: number }) => readonly UsedIn[];
  /** The works that a text names and that the library does not hold, and by what stands in the text's brackets. */
  namedWorks: (text: string) => {
    works: readonly NamedWorkEntry[];
    cited: Readonly<Record<string, NamedWorkEntry>>;
  };
  /** `references` are those that the article cites. */
  aboutArticle: (slug: string, references: readonly string[]) => Promise<ArticleWays>;
  /** Whether the database takes no writes at this moment. */
  cannotSave: () => Promise<boolean>;
  /** Another API's items that come without a check get one from this library. */
  withChecks: (items: readonly HistoryItem[]) => Promise<HistoryItem[]>;
  /** Aborts when a page has waited long enough for its data: it is then sent with its skeleton. */
  deadline: AbortSignal;
  /** Sanitises again, because an article's HTML may come from another API. On the server, so that browsers need no sanitiser. */
  sanitizeArticle: (html: string) => Promise<string>;
  /** Called when the page shows a failure or a skeleton: such a page is cached neither here nor by others. */
  doNotCache: () => void;
}

export const servicesContext = createContext<Services>();

/** The server calls this through the built bundle, so that both sides share one context key. */
export function provideServices(services: Services): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}
