import { paths } from '../contract/paths.ts';
import { sourcePath } from '../contract/source-path.ts';
import { inHub } from './base-path.ts';

/** The names in which a browser searches (`search/site-index.ts`). */
export const SEARCH_INDEX = inHub('/search-index.json');

const EMBED = inHub('/embed/');

/** Whether a page may be shown in a frame of any site. */
export const isFramed = (pathname: string) => pathname.startsWith(EMBED);

/** The id of a shelf on the page of its category. */
export const shelfId = (shelf: string) => shelf.toLowerCase().replace(/[^a-z]+/g, '-');

/** Every address of the site. All links are made here. */
export const addresses = {
  home: inHub('/'),
  questions: inHub('/questions'),
  question: (id: string) => inHub(`/question/${encodeURIComponent(id)}`),
  ask: inHub('/ask'),
  /** Fills the form with a question, and never submits it. */
  asking: (question: string) => inHub(`${paths.ask}?q=${encodeURIComponent(question)}`),
  /** The page of an answer that the history lists. */
  answer: (id: string | number) => inHub(`/answers/${encodeURIComponent(id)}`),
  topics: inHub(paths.topics),
  glossary: inHub('/topics/glossary'),
  namesOfGod: inHub('/topics/names-of-god'),
  wordsToSay: inHub('/topics/words-to-say'),
  wordsOf: (theme: string) => inHub(`/topics/words-to-say/${encodeURIComponent(theme)}`),
  topic: (slug: string) => inHub(`${paths.topics}/${encodeURIComponent(slug)}`),
  arabicTopics: inHub('/ar/topics'),
  arabicTopic: (slug: string) => inHub(`/ar/topics/${encodeURIComponent(slug)}`),
  category: (slug: string) => inHub(`/categories/${encodeURIComponent(slug)}`),
  /** The notes of one shelf on the page of its category. */
  shelf: (slug: string, shelf: string) => inHub(`/categories/${encodeURIComponent(slug)}#${shelfId(shelf)}`),
  search: inHub('/search'),
  atomFeed: inHub('/feed.atom'),
  jsonFeed: inHub('/feed.json'),
  openSearch: inHub('/opensearch.xml'),
  about: inHub('/about'),
  aboutNotes: inHub('/about/notes'),
  contact: inHub('/contact'),
  articles: inHub('/articles'),
  article: (slug: string) => inHub(`/articles/${encodeURIComponent(slug)}`),
  /** The former texts of an article. */
  revisions: (slug: string) => inHub(`/articles/${encodeURIComponent(slug)}/revisions`),
  corrections: inHub(paths.corrections),
  correction: (id: string) => inHub(`${paths.corrections}/${encodeURIComponent(id)}`),
  /** The part of the list that begins with this one; the newest correction is number 1. */
  correctionsFrom: (from: number) => inHub(`${paths.corrections}${from > 1 ? `?from=${from}` : ''}`),
  correctionsFeed: inHub('/corrections.atom'),
  maintenance: inHub('/maintenance'),
  sources: inHub(paths.sources),
  source: (...passage: Parameters<typeof sourcePath>) => inHub(sourcePath(...passage)),
  surah: (surah: number) => inHub(`${paths.sources}/quran/${surah}`),
  /** A verse among those around it: surahs are read in parts of fifty verses. */
  verseInSurah: (surah: number, verse: number) => {
    const from = verse - ((verse - 1) % 50);
    return inHub(`${paths.sources}/quran/${surah}${from > 1 ? `?from=${from}` : ''}#v${verse}`);
  },
  work: (work: string) => inHub(`${paths.sources}/${encodeURIComponent(work)}`),
  searchIn: (work: string) => inHub(`${paths.sources}/${encodeURIComponent(work)}/search`),
  numbers: (work: string) => inHub(`${paths.sources}/${encodeURIComponent(work)}/numbers`),
  operator: inHub('/operator'),
  operatorSaved: inHub('/operator/saved'),
  operatorArticles: inHub('/operator/articles'),
  operatorCorrections: inHub('/operator/corrections'),
  operatorItem: (id: string) => inHub(`/operator/saved/${encodeURIComponent(id)}`),
  check: inHub(paths.check),
  /** Takes the form of the check and the number of a citation, and sends the picture of its result. */
  checkPicture: inHub('/check/picture'),
  /** A passage of the Quran for a frame on another site. */
  embed: (surah: string, verses: string) => `${EMBED}quran/${surah}/${verses}`,
} as const;

/** The kind of rows a page shows, if any: such a page is cached only until the next write of that kind. */
export function dataOf(pathname: string): 'history' | 'articles' | undefined {
  if (pathname === addresses.ask || pathname.startsWith('/answers/')) return 'history';
  // Corrections of articles are kept with them.
  if (pathname === addresses.corrections || pathname.startsWith(`${addresses.corrections}/`)) return 'articles';
  return pathname === addresses.articles || pathname.startsWith(`${addresses.articles}/`) ? 'articles' : undefined;
}
