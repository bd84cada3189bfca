import { paths } from '../contract/paths.ts';
import { sourcePath } from '../contract/source-path.ts';

/** The names in which a browser searches (`search/site-index.ts`). */
export const SEARCH_INDEX = '/search-index.json';

const EMBED = '/embed/';

/** Whether a page may be shown in a frame of any site. */
export const isFramed = (pathname: string) => pathname.startsWith(EMBED);

/** The id of a shelf on the page of its category. */
export const shelfId = (shelf: string) => shelf.toLowerCase().replace(/[^a-z]+/g, '-');

/** Every address of the site. All links are made here. */
export const addresses = {
  home: '/',
  questions: '/questions',
  question: (id: string) => `/question/${encodeURIComponent(id)}`,
  ask: '/ask',
  /** Fills the form with a question, and never submits it. */
  asking: (question: string) => `${paths.ask}?q=${encodeURIComponent(question)}`,
  /** The page of an answer that the history lists. */
  answer: (id: string | number) => `/answers/${encodeURIComponent(id)}`,
  topics: paths.topics,
  glossary: '/topics/glossary',
  namesOfGod: '/topics/names-of-god',
  wordsToSay: '/topics/words-to-say',
  wordsOf: (theme: string) => `/topics/words-to-say/${encodeURIComponent(theme)}`,
  topic: (slug: string) => `${paths.topics}/${encodeURIComponent(slug)}`,
  arabicTopics: '/ar/topics',
  arabicTopic: (slug: string) => `/ar/topics/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  /** The notes of one shelf on the page of its category. */
  shelf: (slug: string, shelf: string) => `/categories/${encodeURIComponent(slug)}#${shelfId(shelf)}`,
  search: '/search',
  atomFeed: '/feed.atom',
  jsonFeed: '/feed.json',
  openSearch: '/opensearch.xml',
  about: '/about',
  contact: '/contact',
  articles: '/articles',
  article: (slug: string) => `/articles/${encodeURIComponent(slug)}`,
  maintenance: '/maintenance',
  sources: paths.sources,
  source: sourcePath,
  surah: (surah: number) => `${paths.sources}/quran/${surah}`,
  /** A verse among those around it: surahs are read in parts of fifty verses. */
  verseInSurah: (surah: number, verse: number) => {
    const from = verse - ((verse - 1) % 50);
    return `${paths.sources}/quran/${surah}${from > 1 ? `?from=${from}` : ''}#v${verse}`;
  },
  work: (work: string) => `${paths.sources}/${encodeURIComponent(work)}`,
  searchIn: (work: string) => `${paths.sources}/${encodeURIComponent(work)}/search`,
  numbers: (work: string) => `${paths.sources}/${encodeURIComponent(work)}/numbers`,
  operator: '/operator',
  operatorSaved: '/operator/saved',
  operatorItem: (id: string) => `/operator/saved/${encodeURIComponent(id)}`,
  check: paths.check,
  /** Takes the form of the check and the number of a citation, and sends the picture of its result. */
  checkPicture: '/check/picture',
  /** A passage of the Quran for a frame on another site. */
  embed: (surah: string, verses: string) => `${EMBED}quran/${surah}/${verses}`,
} as const;

/** The kind of rows a page shows, if any: such a page is cached only until the next write of that kind. */
export function dataOf(pathname: string): 'history' | 'articles' | undefined {
  if (pathname === addresses.ask || pathname.startsWith('/answers/')) return 'history';
  return pathname === addresses.articles || pathname.startsWith(`${addresses.articles}/`) ? 'articles' : undefined;
}
