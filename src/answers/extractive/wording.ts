import { type OwnWords, ownWords } from '../own-words.ts';
import type { AnswerLanguage } from '../question-language.ts';

interface Wording {
  /** Above passages that the question names by reference. */
  named(passages: number): OwnWords;
  /** Above passages that the search found where no note answers. */
  opening(passages: number): OwnWords;
  /** The same, where they may be beside the point. */
  guess: OwnWords;
  evidence: OwnWords;
  /** Before references that are only named. */
  seeAlso: OwnWords;
  differences: OwnWords;
  /** Of what the answer was made. */
  ofNotes: OwnWords;
  ofVerses: OwnWords;
}

export const wording: Record<AnswerLanguage, Wording> = {
  en: {
    named: (passages) =>
      passages === 1
        ? ownWords`Here is the passage of the Quran that you named.`
        : ownWords`Here are verses from the places in the Quran that you named.`,
    opening: (passages) =>
      passages === 1
        ? ownWords`This passage of the Quran uses words of your question; no note here answers it yet.`
        : ownWords`These ${passages} passages of the Quran use words of your question; no note here answers it yet.`,
    guess: ownWords`No note of this site answers your question, and the search found no verse that is plainly about it. These passages of the Quran share words with it and come closest; they may not be what you are looking for. Asking in other words may find more.`,
    evidence: ownWords`## From the Quran`,
    seeAlso: ownWords`See also`,
    differences: ownWords`## Where scholars differ`,
    ofNotes: ownWords`A program put this answer together from this site’s notes and from the Quran. No scholar has reviewed it.`,
    ofVerses: ownWords`A program found these verses by a search, which can miss one that matters; each is best read with those around it. No scholar has reviewed this answer.`,
  },
  ar: {
    named: (passages) =>
      passages === 1
        ? ownWords`هذا هو الموضع الذي ذكرته من القرآن.`
        : ownWords`هذه آيات من المواضع التي ذكرتها من القرآن.`,
    opening: (passages) =>
      passages === 1
        ? ownWords`في هذا الموضع من القرآن كلمات من سؤالك، وليس هنا بعدُ مقال يجيب عنه.`
        : ownWords`في هذه المواضع من القرآن كلمات من سؤالك، وليس هنا بعدُ مقال يجيب عنه.`,
    guess: ownWords`لا تجيب مقالات هذا الموقع عن سؤالك، ولم أجد آية صريحة فيه. وهذه أقرب المواضع في القرآن إلى كلماتك، وقد لا تكون ما تبحث عنه. وقد يفيد أن تسأل بكلمات أخرى.`,
    evidence: ownWords`## من القرآن`,
    seeAlso: ownWords`وانظر أيضًا`,
    differences: ownWords`## مواضع الاختلاف`,
    ofNotes: ownWords`جمع برنامج هذا الجواب من مقالات هذا الموقع ومن القرآن، ولم يراجعه أحد من أهل العلم.`,
    ofVerses: ownWords`وجد برنامج هذه الآيات بالبحث، وقد يفوته موضع مهم، والآية تُقرأ مع ما قبلها وما بعدها. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
  },
};
