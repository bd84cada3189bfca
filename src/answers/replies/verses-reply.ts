import type { Checker } from '../../checker/checker.ts';
import { pointIn } from '../../knowledge/notes/point-in.ts';
import type { Findings } from '../../knowledge/retrieval/retrieval.ts';
import type { QuranReference } from '../../references/reference.ts';
import type { DraftBlock, PointLink } from '../draft-answer.ts';
import { upTo } from '../engines/extractive/choose-passages.ts';
import { linkOf } from '../engines/extractive/point-link.ts';
import type { AskedQuestion } from '../question.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';
import { MORE_IN, TREATED } from './command-replies.ts';

const MOST = { usual: 3, more: 12 };

/** Words of one passage; of a longer one its first verses are shown. */
const LONGEST = 90;

/** Points beside the verses that are likely enough to be worth reading, and to be shown. */
const WORTH_READING = 0.15;
const WORTH_SHOWING = 0.3;

/**
 * The passages that the question names, or that an editor chose for its subject. Passages that only share words with it
 * are not shown. Undefined if there are none.
 */
export function versesReply(
  { passages, points }: Findings,
  { language, wantsMore }: AskedQuestion,
  checker: Checker,
): { blocks: DraftBlock[]; points: readonly PointLink[] } | undefined {
  const named = passages.filter((each) => each.named);
  const fitting = named.length > 0 ? named : passages.filter(({ chosen }) => chosen);
  if (fitting.length === 0) return undefined;
  const shown: QuranReference[] = fitting
    .slice(0, wantsMore ? MOST.more : MOST.usual)
    .map(({ passage: { reference } }) => upTo(LONGEST, reference, checker.corpus)?.reference ?? reference);
  const near = points
    .filter(({ share }) => share >= WORTH_READING)
    .flatMap(({ note, point, share }) => {
      const own = pointIn(note, point.id, language);
      return own ? [{ note, point: own, share }] : [];
    })
    .slice(0, 3);
  const shownWhole = near.slice(0, named.length > 0 && (near[0]?.share ?? 0) >= WORTH_SHOWING ? 1 : 0);
  const linked = near.slice(shownWhole.length).map(linkOf);
  const opening = named.length > 0 ? NAMED[language] : CHOSEN[language];
  return {
    points: near.map(linkOf),
    blocks: [
      { kind: 'own', words: opening },
      ...shown.map((reference) => ({ kind: 'passage', reference, introducedIn: language }) as const),
      ...shownWhole.flatMap(({ point: { pieces } }): DraftBlock[] => [
        { kind: 'own', words: TREATED[language] },
        { kind: 'note', pieces },
      ]),
      ...(linked.length > 0 ? [{ kind: 'links', introducedBy: MORE_IN[language], links: linked } as const] : []),
    ],
  };
}

const NAMED: Record<AnswerLanguage, SiteText> = {
  en: siteText`Here is what you named.`,
  ar: siteText`هذا ما ذكرته.`,
};

const CHOSEN: Record<AnswerLanguage, SiteText> = {
  en: siteText`These verses of the Quran are on this subject. Each is best read with those around it.`,
  ar: siteText`هذه آيات من القرآن في هذا الموضوع، وتُقرأ الآية مع ما قبلها وما بعدها.`,
};
