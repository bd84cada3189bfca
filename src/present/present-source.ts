import type {
  Chapter,
  EditionText,
  LibraryWork,
  Passage,
  PassageLink,
  SourcePassage,
  WorkContents,
} from '../contract/source-entities.ts';
import { sourcePath } from '../contract/source-path.ts';
import type { Corpus, Edition, HeldEdition, Work } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import type { Reference } from '../references/reference.ts';
import { referenceUrl } from '../references/reference-url.ts';

/** Maximum passages in one response; the rest has its own addresses. */
const mostPassages = 30;

/** Number of verses shown before and after a passage. */
const around = 2;

/** A work with its editions, without their texts. */
export function presentWork(work: Work): LibraryWork {
  const { id, kind, title, numbering, complete, passages, editions, proof } = work;
  const first = passages > 0 ? { first: placeOf(work, 0, 1) } : {};
  return {
    id,
    kind,
    title,
    numbering,
    complete,
    passages,
    ...(proof && { proof }),
    ...first,
    editions: editions.map(presentEdition),
  };
}

/** A work with its table of contents: surahs for what is cited by verses, chapters for hadith. */
export function presentContents(corpus: Corpus, work: Work): WorkContents {
  return { ...presentWork(work), chapters: work.kind === 'hadith' ? chaptersOf(work) : surahsOf(corpus, work) };
}

function chaptersOf(work: Work): Chapter[] {
  const chapters = work.chapters?.() ?? [];
  return chapters.map(({ title, from, to }) => ({ ...placeOf(work, from, from + 1), title, passages: to - from }));
}

function surahsOf(corpus: Corpus, work: Work): Chapter[] {
  return corpus.surahs.flatMap(({ number, name, meaning, arabicName, verses }) => {
    const places = work.find({ work: 'quran', surah: number, from: 1, to: verses });
    if (!places) return [];
    const title = `${number}. ${name} (${meaning})`;
    const passages = places.to - places.from;
    return { ...placeOf(work, places.from, places.from + 1), title, arabicTitle: arabicName, passages };
  });
}

/** Copies field by field, because an edition in memory also has its texts. */
function presentEdition({ id, role, language, title, provenance, licence, limits }: Edition) {
  return { id, role, language, title, provenance, licence, ...(limits && { limits }) };
}

/** A passage with every edition, links to its neighbours and the verses around it. */
export function presentSource(
  corpus: Corpus,
  work: Work,
  { from, to }: { from: number; to: number },
  cited: Reference,
): SourcePassage {
  const end = Math.min(to, from + mostPassages);
  const { id, kind, title, numbering } = work;
  const url = referenceUrl(cited);
  const surah = cited.work === 'quran' ? corpus.surahs[cited.surah - 1] : undefined;
  return {
    ...placeNamed(work, cited),
    title: titleOf(corpus, work, cited),
    ...(surah && { arabicTitle: `سورة ${surah.arabicName}` }),
    work: { id, kind, title, numbering },
    ...(url && { url }),
    passages: passagesOf(work, from, end, work.editions),
    ...(end < to && { continues: placeOf(work, end, to) }),
    ...(kind === 'quran' ? contextOf(work, from, end) : { before: [], after: [] }),
    commentaries: kind === 'quran' ? commentariesOn(corpus, cited) : [],
    ...(from > 0 && { previous: placeOf(work, from - 1, from) }),
    ...(to < work.passages && { next: placeOf(work, to, to + 1) }),
  };
}

function commentariesOn(corpus: Corpus, cited: Reference) {
  return corpus.works.flatMap((work) => {
    const places = work.kind === 'tafsir' ? work.find(cited) : undefined;
    return places ? { ...placeOf(work, places.from, places.to), title: work.title } : [];
  });
}

/** The passages of a stretch in some editions, one by one. */
export function passagesOf(work: Work, from: number, to: number, editions: readonly HeldEdition[]): Passage[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const place = from + index;
    const { chapter, grades = [], chains = {} } = work.about?.(place) ?? {};
    return {
      ...placeOf(work, place, place + 1),
      texts: textsOf(place, editions, chains),
      ...(chapter && { chapter }),
      ...(grades.length > 0 && { grades: grades.map(({ grade, by }) => ({ grade, by })) }),
    };
  });
}

/** The editions for a compact display: the original and one other edition. */
export function chosenEditions({ editions }: Work, wanted: readonly string[] = []): HeldEdition[] {
  const original = editions.find(({ role }) => role === 'original');
  const chosen = editions.find(
    ({ id, role }) => wanted.includes(id) && role !== 'original' && role !== 'transliteration',
  );
  const beside = chosen ?? editions.find(({ role, language }) => role === 'translation' && language === 'en');
  const shown = [original, beside ?? editions.find(({ role }) => role === 'translation' || role === 'commentary')];
  return shown.filter((edition) => edition !== undefined);
}

const placeOf = (work: Work, from: number, to: number): PassageLink => placeNamed(work, work.cite(from, to));

export function placeNamed(work: Work, cited: Reference): PassageLink {
  return { reference: formatReference(cited), path: sourcePath(cited, work.id) };
}

function textsOf(
  place: number,
  editions: readonly HeldEdition[],
  chains: Readonly<Record<string, number>>,
): EditionText[] {
  return editions.flatMap(({ id, title, language, role, text }) => {
    const words = text(place);
    const chain = chains[id];
    return words === '' ? [] : [{ edition: id, title, language, role, text: words, ...(chain && { chain }) }];
  });
}

function contextOf(work: Work, from: number, to: number) {
  const editions = chosenEditions(work);
  const surah = surahOf(work.cite(from, from + 1));
  const inSurah = ({ at }: { at: number }) => at >= 0 && at < work.passages && surahOf(work.cite(at, at + 1)) === surah;
  const stretch = (first: number) =>
    Array.from({ length: around }, (_, index) => ({ at: first + index }))
      .filter(inSurah)
      .flatMap(({ at }) => passagesOf(work, at, at + 1, editions));
  return { before: stretch(from - around), after: stretch(to) };
}

const surahOf = (cited: Reference) => (cited.work === 'quran' ? cited.surah : 0);

function titleOf(corpus: Corpus, work: Work, cited: Reference): string {
  if (cited.work !== 'quran') {
    const written = formatReference(cited);
    return cited.book === undefined ? written.replace(/ (?=\S+$)/, ', hadith ') : written;
  }
  const surah = corpus.surahs[cited.surah - 1];
  const verses = cited.from === cited.to ? `verse ${cited.from}` : `verses ${cited.from} to ${cited.to}`;
  const title = `${surah?.name} (${surah?.meaning}), ${verses}`;
  return work.kind === 'tafsir' ? `${work.title} on ${title}` : title;
}
