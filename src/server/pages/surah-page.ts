import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { NamedWork } from '../../knowledge/profiles/profile.ts';
import type { AboutSurah } from '../../knowledge/surahs/about-surah.ts';
import { chosenEditions, passagesOf } from '../../present/present-source.ts';
import type { SurahEntry, SurahIntroduction, SurahPage } from '../../web/server-side/services.ts';
import { citedIn } from '../cited-works.ts';

/** Verses on one page of a surah. */
const PAGE = 50;

/** The first surah begins with it as its first verse, the ninth has none. */
const WITHOUT_BASMALA: ReadonlySet<number> = new Set([1, 9]);

const basmalaOf = (corpus: Corpus) => corpus.passage({ work: 'quran', surah: 1, from: 1, to: 1 })?.verses[0].arabic;

/** The surahs in their order. */
export const surahList = ({ surahs }: Pick<Corpus, 'surahs'>): SurahEntry[] =>
  surahs.map(({ number, name, arabicName, meaning, verses }) => ({ number, name, arabicName, meaning, verses }));

/** The page of a surah that has this verse; undefined where there is no such surah or verse. */
export function surahPage(
  corpus: Corpus,
  number: number,
  { verse, edition }: { verse: number; edition: string | undefined },
): SurahPage | undefined {
  const work = corpus.works.find(({ id }) => id === 'quran');
  const surah = corpus.surahs[number - 1];
  if (!work || !surah || verse < 1 || verse > surah.verses) return undefined;
  const from = verse - ((verse - 1) % PAGE);
  const to = Math.min(surah.verses, from + PAGE - 1);
  const places = work.find({ work: 'quran', surah: number, from, to });
  if (!places) return undefined;
  const editions = chosenEditions(work, edition === undefined ? [] : [edition]);
  const passages = passagesOf(work, places.from, places.to, editions);
  const list = surahList(corpus);
  return {
    surah: { number, name: surah.name, arabicName: surah.arabicName, meaning: surah.meaning, verses: surah.verses },
    revealedIn: surah.revealedIn,
    basmala: from === 1 && !WITHOUT_BASMALA.has(number) ? basmalaOf(corpus) : undefined,
    all: list,
    from,
    to,
    pages: Array.from({ length: Math.ceil(surah.verses / PAGE) }, (_, index) => ({
      from: index * PAGE + 1,
      to: Math.min(surah.verses, (index + 1) * PAGE),
    })),
    verses: passages.map(({ reference, path, texts }, index) => ({ number: from + index, reference, path, texts })),
    shown: editions.map(({ id, title }) => ({ id, title })),
    translations: work.editions
      .filter(({ role }) => role === 'translation')
      .map(({ id, title, language }) => ({ id, title, language })),
    previous: list[number - 2],
    next: list[number],
  };
}

interface AboutContext {
  surahs: ReadonlyMap<number, AboutSurah>;
  works: ReadonlyMap<string, NamedWork>;
  check: (markdown: string) => Promise<Check>;
}

/** What the site says about a surah, with its sources judged on the library as it is now. */
export async function aboutSurah(
  number: number,
  { surahs, works, check }: AboutContext,
): Promise<SurahIntroduction | undefined> {
  const about = surahs.get(number);
  if (!about) return undefined;
  const { summary, markdown } = about;
  return { summary, text: { markdown, check: await check(markdown) }, ...citedIn(markdown, works) };
}
