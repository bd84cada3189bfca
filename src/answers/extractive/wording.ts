import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';

interface Wording {
  /** Above passages that the question names by reference. */
  named(passages: number): SiteText;
  /** Above passages that the search found, if no note answers. */
  opening(passages: number): SiteText;
  /** The same, if they may not be about the question. */
  guess: SiteText;
  evidence: SiteText;
  /** Before references that are only named. */
  seeAlso: SiteText;
  differences: SiteText;
  /** How the answer was made. */
  ofNotes: SiteText;
  ofVerses: SiteText;
}

export const wording: Record<AnswerLanguage, Wording> = {
  en: {
    named: (passages) =>
      passages === 1
        ? siteText`Here is the passage of the Quran that you named.`
        : siteText`Here are verses from the places in the Quran that you named.`,
    opening: (passages) =>
      passages === 1
        ? siteText`This passage of the Quran uses words of your question; no note here answers it yet.`
        : siteText`These ${passages} passages of the Quran use words of your question; no note here answers it yet.`,
    guess: siteText`No note of this site answers your question, and the search found no verse that is plainly about it. These passages of the Quran share words with it and come closest; they may not be what you are looking for. Asking in other words may find more.`,
    evidence: siteText`## From the Quran`,
    seeAlso: siteText`See also`,
    differences: siteText`## Where scholars differ`,
    ofNotes: siteText`A program put this answer together from this site’s notes and from the Quran. No scholar has reviewed it.`,
    ofVerses: siteText`A program found these verses by a search, which can miss one that matters; each is best read with those around it. No scholar has reviewed this answer.`,
  },
  ar: {
    named: (passages) =>
      passages === 1
        ? siteText`هذا هو الموضع الذي ذكرته من القرآن.`
        : siteText`هذه آيات من المواضع التي ذكرتها من القرآن.`,
    opening: (passages) =>
      passages === 1
        ? siteText`في هذا الموضع من القرآن كلمات من سؤالك، وليس هنا بعدُ مقال يجيب عنه.`
        : siteText`في هذه المواضع من القرآن كلمات من سؤالك، وليس هنا بعدُ مقال يجيب عنه.`,
    guess: siteText`لا تجيب مقالات هذا الموقع عن سؤالك، ولم أجد آية صريحة فيه. وهذه أقرب المواضع في القرآن إلى كلماتك، وقد لا تكون ما تبحث عنه. وقد يفيد أن تسأل بكلمات أخرى.`,
    evidence: siteText`## من القرآن`,
    seeAlso: siteText`وانظر أيضًا`,
    differences: siteText`## مواضع الاختلاف`,
    ofNotes: siteText`جمع برنامج هذا الجواب من مقالات هذا الموقع ومن القرآن، ولم يراجعه أحد من أهل العلم.`,
    ofVerses: siteText`وجد برنامج هذه الآيات بالبحث، وقد يفوته موضع مهم، والآية تُقرأ مع ما قبلها وما بعدها. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
  },
};
