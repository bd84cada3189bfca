import { plainText } from '../../contract/plain-text.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { chosenEditions, passagesOf } from '../../present/present-source.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { categoryBySlug } from '../../shared/categories.ts';
import { profileGroupNames } from '../../shared/profile-groups.ts';
import { questionById } from '../../shared/questions.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { HistoryContext } from '../api/history.ts';
import type { Context } from '../context.ts';
import type { Card } from './card.ts';

export type CardContext = Pick<Context, 'library' | 'storage' | 'notes' | 'profiles' | 'glossary'> &
  Pick<HistoryContext, 'publicIds'>;

type CardOf = (parts: string[], context: CardContext) => Card | undefined | Promise<Card | undefined>;

/** The card of a page by its path; undefined where there is no such page, or where it has no card of its own. */
export async function cardOfPage(path: string, context: CardContext): Promise<Card | undefined> {
  const [room = '', ...parts] = path.split('/').filter(Boolean);
  return Object.hasOwn(rooms, room) ? rooms[room]?.(parts, context) : undefined;
}

const rooms: Readonly<Record<string, CardOf>> = {
  question: ([id = '']) => {
    const question = questionById(id);
    return question && { label: question.category, title: question.title };
  },
  answers: async ([id = ''], { storage, publicIds }) => {
    const key = (await publicIds()).rowOf(id);
    const row = key === undefined ? undefined : await storage.read((reader) => reader.historyRow(key));
    if (row?.listing !== 'listed') return undefined;
    if (row.provenance === 'unverified') return { label: 'A kept answer from elsewhere', title: row.question };
    const verified = row.check?.citations.filter(({ verdict }) => verdict === 'verified').length ?? 0;
    const foot = verified > 0 && {
      foot: `${verified} ${verified === 1 ? 'quotation' : 'quotations'} found word for word`,
    };
    return { label: 'Question and answer', title: row.question, ...foot };
  },
  topics: ([slug = '', theme], { notes, profiles: { profiles }, glossary }) => {
    if (theme !== undefined) return undefined;
    const note = notes.find((one) => one.slug === slug);
    if (note) {
      const { title, summary } = note.english;
      return { label: `${note.category} · ${note.shelf}`, title, text: summary };
    }
    const profile = profiles.find((one) => one.slug === slug);
    if (profile) return { label: profileGroupNames[profile.group], title: profile.name, text: profile.summary };
    const term = glossary.find((one) => one.slug === slug);
    return term && { label: 'Glossary', title: term.name, ...meaningOf(term.markdown) };
  },
  ar: ([room, slug], { notes }) => {
    const note = room === 'topics' ? notes.find((one) => one.slug === slug) : undefined;
    if (!note?.arabic) return undefined;
    return { label: 'موضوعات إسناد', title: note.arabic.title, text: note.arabic.summary, isRightToLeft: true };
  },
  categories: ([slug = '']) => {
    const category = categoryBySlug(slug);
    if (!category) return undefined;
    return { label: 'Topics', title: category.name, text: splitSentences(category.description)[0] ?? '' };
  },
  articles: async ([slug = ''], { storage }) => {
    const row = await storage.read((reader) => reader.articleBySlug(slug));
    return row && { label: 'Article', title: row.title, text: row.summary };
  },
  sources: ([work = '', ...place], { library }) =>
    work === 'quran' ? quranCard(place, library.current()) : hadithCard(work, place, library.current()),
};

/** The first sentence, without its sources. */
function meaningOf(markdown: string): { text?: string } {
  const [first] = splitSentences(plainText(markdown.replace(/ ?\[[^\]]*\]/gu, '')));
  return first === undefined ? {} : { text: first };
}

/** Letters and signs that a card has room for, whole: of a verse alone, and above its translation. */
const MOST_ALONE = 450;
const MOST_ARABIC = 190;
const MOST_TRANSLATION = 330;

function quranCard([surahPart, versesPart]: string[], corpus: Corpus): Card | undefined {
  if (surahPart === undefined) {
    return { label: 'Library', title: 'The Quran', text: '114 surahs, in Arabic and in translation' };
  }
  const surah = corpus.surahs[Number(surahPart) - 1];
  if (!surah || String(surah.number) !== surahPart) return undefined;
  if (versesPart === undefined) {
    return {
      label: 'The Quran',
      title: `${surah.name}`,
      arabic: `سورة ${surah.arabicName}`,
      text: `Surah ${surah.number}, ${surah.meaning}: ${surah.verses} verses`,
    };
  }
  const reference = parseReference(`Quran ${surahPart}:${versesPart}`);
  const work = corpus.works.find(({ id }) => id === 'quran');
  const places = reference?.work === 'quran' ? work?.find(reference) : undefined;
  if (!work || !places) return undefined;
  const editions = chosenEditions(work, []);
  const texts = passagesOf(work, places.from, places.to, editions).flatMap((passage) => passage.texts);
  const wordsOf = (wanted: string) =>
    texts
      .filter(({ role }) => role === wanted)
      .map(({ text }) => text)
      .join(' ');
  const [arabic, translation] = [wordsOf('original'), wordsOf('translation')];
  const hasBoth = arabic.length <= MOST_ARABIC && translation.length <= MOST_TRANSLATION;
  const titleOf = (wanted: string) => editions.find(({ role }) => role === wanted)?.title ?? '';
  return {
    label: `${surah.name} (${surah.meaning})`,
    title: `Quran ${surahPart}:${versesPart}`,
    ...(hasBoth && { arabic, text: translation, foot: titleOf('translation') }),
    ...(!hasBoth && arabic.length <= MOST_ALONE && { arabic, foot: titleOf('original') }),
    ...(arabic.length > MOST_ALONE && { arabic: `سورة ${surah.arabicName}` }),
  };
}

function hadithCard(id: string, [number]: string[], corpus: Corpus): Card | undefined {
  const work = corpus.works.find((one) => one.id === id);
  if (!work) return undefined;
  return { label: 'Library', title: number === undefined ? work.title : `${work.title} ${number}` };
}
