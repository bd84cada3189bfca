import { type OwnWords, ownWords } from '../own-words.ts';
import type { AnswerLanguage } from '../question-language.ts';

interface Wording {
  /** Above verses that are all the answer there is. */
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
    opening: (passages) =>
      passages === 1
        ? ownWords`One passage of the Quran comes close to your question. It is quoted below in full, word for word.`
        : ownWords`The Quran speaks of this in several places. The ${passages} passages that come closest to your question are quoted below, word for word.`,
    guess: ownWords`No note of this site answers your question, and no verse plainly speaks of it. These passages of the Quran share words with it and come closest; they may not be what you look for. Asked in other words, the question may find more.`,
    evidence: ownWords`## From the Quran`,
    seeAlso: ownWords`See also`,
    differences: ownWords`## Where scholars differ`,
    ofNotes: ownWords`A program put this answer together from this site’s notes and from the Quran. No scholar has reviewed it.`,
    ofVerses: ownWords`A program found these verses by a search, which can miss one that matters; each is best read with those around it. No scholar has reviewed this answer.`,
  },
  ar: {
    opening: (passages) =>
      passages === 1
        ? ownWords`في القرآن موضع قريب من سؤالك، وهذا نصه كما هو.`
        : ownWords`يتحدث القرآن عن هذا في أكثر من موضع. وهذه أقرب المواضع إلى سؤالك بنصها.`,
    guess: ownWords`لا تجيب مقالات هذا الموقع عن سؤالك، ولم أجد آية صريحة فيه. وهذه أقرب المواضع في القرآن إلى كلماتك، وقد لا تكون ما تبحث عنه. وقد يفيد أن تسأل بكلمات أخرى.`,
    evidence: ownWords`## من القرآن`,
    seeAlso: ownWords`وانظر أيضًا`,
    differences: ownWords`## مواضع الاختلاف`,
    ofNotes: ownWords`جمع برنامج هذا الجواب من مقالات هذا الموقع ومن القرآن، ولم يراجعه أحد من أهل العلم.`,
    ofVerses: ownWords`وجد برنامج هذه الآيات بالبحث، وقد يفوته موضع مهم، والآية تُقرأ مع ما قبلها وما بعدها. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
  },
};
