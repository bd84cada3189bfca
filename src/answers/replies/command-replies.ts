import { isKnownMissing } from '../../checker/look-up/is-known-missing.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { QuranReference, Reference } from '../../references/reference.ts';
import type { DraftBlock, OwnBlock, PointLink } from '../draft-answer.ts';
import { linkOf } from '../engines/extractive/point-link.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { arabicNumber, referenceWords, type SiteText, siteText, surahWords } from '../site-text.ts';
import { pointsCiting } from './points-citing.ts';
import type { Command } from './read-command.ts';

/** Passages that are quoted in one reply, and verses of each: whole surahs have their own pages. */
const MOST_PASSAGES = 3;
const MOST_VERSES = 7;

export interface CommandReply {
  kind: 'answer' | 'abstained' | 'declined';
  blocks: DraftBlock[];
  points: readonly PointLink[];
}

/** Obeys a command: shows the passages that were named, and the points of notes that treat them. */
export function replyToCommand(
  command: Command,
  language: AnswerLanguage,
  { corpus, notes }: { corpus: Corpus; notes: readonly Note[] },
): CommandReply {
  switch (command.kind) {
    case 'passages':
      return showPassages(command.references, language, corpus, notes);
    case 'no-such-surah':
      return { kind: 'abstained', blocks: [own(noSuchSurah(command.surah, language))], points: [] };
    case 'no-such-verse':
      return { kind: 'abstained', blocks: [own(noSuchVerse(command.surah, language, corpus))], points: [] };
    case 'greeting':
    case 'thanks':
    case 'about-site':
      // Nothing to keep: nothing of Islam was asked.
      return { kind: 'declined', blocks: [own(GREETINGS[command.kind][language])], points: [] };
  }
}

function showPassages(
  references: readonly Reference[],
  language: AnswerLanguage,
  corpus: Corpus,
  notes: readonly Note[],
): CommandReply {
  const shown = references.slice(0, MOST_PASSAGES);
  const { points: citing, isTreated } = pointsCiting(shown, language, notes);
  const main = isTreated ? citing[0] : undefined;
  const near = main ? citing.slice(1) : citing;
  const blocks: DraftBlock[] = [
    ...shown.flatMap((reference) => passageBlocks(reference, language, corpus)),
    ...(main ? [own(TREATED[language]), { kind: 'note', pieces: main.point.pieces } as const] : []),
    ...(near.length > 0
      ? [
          {
            kind: 'links',
            introducedBy: main ? MORE_IN[language] : CITED_IN[language],
            links: near.map(linkOf),
          } as const,
        ]
      : []),
  ];
  const isHeld = shown.some((reference) => reference.work === 'quran' || corpus.workOf(reference) !== undefined);
  return { kind: isHeld || main ? 'answer' : 'abstained', blocks, points: main ? [linkOf(main)] : [] };
}

function passageBlocks(reference: Reference, language: AnswerLanguage, corpus: Corpus): DraftBlock[] {
  if (reference.work === 'quran') {
    const part: QuranReference = { ...reference, to: Math.min(reference.to, reference.from + MOST_VERSES - 1) };
    return [{ kind: 'passage', reference: part, introducedIn: language }];
  }
  if (isKnownMissing(reference, corpus)) return [own(NO_SUCH_HADITH[language])];
  const named = own(referenceWords(reference));
  return corpus.workOf(reference) ? [named, { kind: 'passage', reference }] : [named, own(NOT_HELD[language])];
}

const own = (words: SiteText): OwnBlock => ({ kind: 'own', words });

export const TREATED: Record<AnswerLanguage, SiteText> = {
  en: siteText`## What a note here says about it`,
  ar: siteText`## مما في مقالات هذا الموقع`,
};

export const MORE_IN: Record<AnswerLanguage, SiteText> = { en: siteText`More in`, ar: siteText`المزيد في` };

const CITED_IN: Record<AnswerLanguage, SiteText> = { en: siteText`It is cited in`, ar: siteText`ويُستشهد به في` };

const NOT_HELD: Record<AnswerLanguage, SiteText> = {
  en: siteText`The wording of this hadith is not held here, so it cannot be quoted or checked. The link opens it on a public site.`,
  ar: siteText`نص هذا الحديث ليس في مكتبة هذا الموقع، فلا يُنقل هنا ولا يُتحقق منه. والرابط يفتحه في موقع عام.`,
};

const NO_SUCH_HADITH: Record<AnswerLanguage, SiteText> = {
  en: siteText`The collection held here has no hadith with this number. Another edition may count differently.`,
  ar: siteText`ليس في النسخة التي في هذا الموقع حديث بهذا الرقم. وقد تعدّ طبعة أخرى غير هذا العدّ.`,
};

function noSuchSurah(surah: number, language: AnswerLanguage): SiteText {
  return language === 'ar'
    ? siteText`في القرآن ${arabicNumber(114)} سورة، وليس فيه سورة رقمها ${arabicNumber(surah)}.`
    : siteText`The Quran has 114 surahs, so there is no surah ${surah}. Name one by its number or its name, such as *surah 36* or *Ya-Sin*.`;
}

function noSuchVerse(number: number, language: AnswerLanguage, corpus: Corpus): SiteText {
  const surah = corpus.surahs[number - 1];
  if (!surah) return noSuchSurah(number, language);
  const { name, arabicName } = surahWords(surah);
  return language === 'ar'
    ? siteText`سورة ${arabicName} فيها ${arabicNumber(surah.verses)} آية، فلا توجد فيها هذه الآية.`
    : siteText`Surah ${number} (${name}) has ${surah.verses} verses, so it has no verse with that number.`;
}

const GREETINGS: Record<'greeting' | 'thanks' | 'about-site', Record<AnswerLanguage, SiteText>> = {
  greeting: {
    en: siteText`Wa ‘alaykum as-salam, and welcome. Ask a question about Islam in your own words, or name a verse such as 2:255.`,
    ar: siteText`وعليكم السلام، وأهلا بك. اسأل عن الإسلام بكلماتك، أو اذكر آية مثل 2:255.`,
  },
  thanks: {
    en: siteText`You are welcome. You can ask another question whenever you like.`,
    ar: siteText`على الرحب والسعة. ويمكنك أن تسأل سؤالا آخر متى شئت.`,
  },
  'about-site': {
    en: siteText`A program answers here, not a person. It looks for the note of this site that fits your question, and shows it with the verses and hadith that it cites. The editors of this site wrote the notes; no scholar has reviewed them, so ask one whom you trust about your own case. What would you like to know about Islam?`,
    ar: siteText`يجيب هنا برنامج لا إنسان. يبحث عن المقالة التي توافق سؤالك من مقالات هذا الموقع، ويعرضها مع ما تستشهد به من الآيات والأحاديث. كتب المقالات محررو الموقع ولم يراجعها أحد من أهل العلم، فاسأل عن حالتك عالما تثق به. فماذا تريد أن تعرف عن الإسلام؟`,
  },
};
