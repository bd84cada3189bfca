import { beginningOf, type NoteWords } from '../../knowledge/notes/note.ts';
import { pointIn } from '../../knowledge/notes/point-in.ts';
import type { Findings } from '../../knowledge/retrieval/retrieval.ts';
import type { DraftBlock, OwnBlock, PointLink } from '../draft-answer.ts';
import { linkOf } from '../engines/extractive/point-link.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';

/** A point that the visitor may have meant, with a question that it answers. */
export interface OfferedPoint extends PointLink {
  question: string;
  /** The title of its note, where the point goes by another. */
  note?: string;
  begins?: NoteWords;
}

const MOST_CHOICES = 5;

/** A point that is this unlikely beside the others would only distract. */
const WORTH_OFFERING = 0.02;

/**
 * The points between which the visitor has to choose, the likeliest first: of each note one, and two of the likeliest
 * note, which is often the right one with another of its points.
 */
export function choicesAmong({ points }: Findings, language: AnswerLanguage): OfferedPoint[] {
  const choices: OfferedPoint[] = [];
  for (const { note, point, share } of points) {
    const own = pointIn(note, point.id, language);
    const ofNote = choices.filter(({ slug }) => slug === note.slug).length;
    if (!own || share < WORTH_OFFERING || ofNote >= (note === points[0]?.note ? 2 : 1)) continue;
    const [question = own.label] = own.questions;
    const begins = beginningOf(own);
    const link = linkOf({ note, point: own });
    const { title } = (language === 'ar' && note.arabic) || note.english;
    choices.push({
      ...link,
      question,
      ...(title !== link.title && { note: title }),
      ...(begins !== undefined && { begins }),
    });
    if (choices.length === MOST_CHOICES) break;
  }
  return choices;
}

/** Asks which of the points is meant; where only one is likely, whether that one is. */
export function choiceReply(choices: readonly OfferedPoint[], language: AnswerLanguage): DraftBlock[] {
  const asking = choices.length === 1 ? WHETHER : WHICH;
  return [
    { kind: 'links', introducedBy: asking[language], links: choices, isList: true },
    { kind: 'own', words: OTHERWISE[language] },
  ];
}

const WHICH: Record<AnswerLanguage, SiteText> = {
  en: siteText`Which of these do you mean?`,
  ar: siteText`أي هذه تقصد؟`,
};

const WHETHER: Record<AnswerLanguage, SiteText> = {
  en: siteText`Do you mean this?`,
  ar: siteText`هل تقصد هذا؟`,
};

const OTHERWISE: Record<AnswerLanguage, SiteText> = {
  en: siteText`If not, ask again in other words, with the subject in a word or two.`,
  ar: siteText`وإلا فاسأل بكلمات أخرى، واذكر الموضوع في كلمة أو كلمتين.`,
};

/** Says that nothing here answers, what comes nearest, and where else to look. */
export function nothingHere(findings: Findings, language: AnswerLanguage): (DraftBlock | OwnBlock)[] {
  const [first, ...others] = choicesAmong(findings, language);
  const nearest = first ? [first, ...others.filter(({ slug }) => slug !== first.slug).slice(0, 1)] : [];
  return [
    { kind: 'own', words: NOTHING[language] },
    ...(nearest.length > 0
      ? [
          {
            kind: 'links',
            introducedBy: NEAREST[language],
            links: nearest.map(withoutBeginning),
            isList: true,
          } as const,
        ]
      : []),
    { kind: 'own', words: ELSEWHERE[language] },
  ];
}

const withoutBeginning = ({ begins: _, ...link }: OfferedPoint): PointLink => link;

const NOTHING: Record<AnswerLanguage, SiteText> = {
  en: siteText`This site found no note that answers this, and it does not guess.`,
  ar: siteText`لم يجد هذا الموقع فيه ما يجيب عن هذا السؤال، وهو لا يجيب بالظن.`,
};

/** The same in saved replies of earlier versions. */
const FORMER_NOTHING: readonly SiteText[] = [
  siteText`No note here answers this yet, and this site does not guess.`,
  siteText`ليس هنا بعد ما يجيب عن هذا السؤال، وهذا الموقع لا يجيب بالظن.`,
];

const NEAREST: Record<AnswerLanguage, SiteText> = {
  en: siteText`The nearest that it has:`,
  ar: siteText`وأقرب ما فيه:`,
};

const ELSEWHERE: Record<AnswerLanguage, SiteText> = {
  en: siteText`You can ask in other words, name the subject in a word or two (*zakat*, *patience*, *Moses*), or name a verse such as 2:255. For a question about your own case, or one that only a scholar can judge, ask an imam or a scholar you trust.`,
  ar: siteText`يمكنك أن تسأل بكلمات أخرى، أو تذكر الموضوع في كلمة أو كلمتين (الزكاة، الصبر، موسى)، أو تذكر آية مثل 2:255. وما يخص حالتك، أو لا يحكم فيه إلا عالم، فاسأل عنه إماما أو عالما تثق به.`,
};

/** For a question that leans on one before it, which this site does not remember. */
export const ONE_AT_A_TIME: Record<AnswerLanguage, SiteText> = {
  en: siteText`I see one question at a time, so please ask with its subject. Did you mean one of these?`,
  ar: siteText`أرى كل سؤال وحده، فاذكر موضوعه في السؤال. هل تقصد واحدا من هذه؟`,
};

/** The first words of replies that answer nothing. */
export const openingsWithoutAnswer: readonly SiteText[] = [
  ...Object.values(NOTHING),
  ...FORMER_NOTHING,
  ...Object.values(WHICH),
  ...Object.values(WHETHER),
];
