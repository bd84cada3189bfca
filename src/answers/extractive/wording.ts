import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';

interface Wording {
  differences: SiteText;
  /** Before links to views that the answer does not show. */
  otherViews: SiteText;
  /** Before links to near points. */
  moreIn: SiteText;
  /** How the answer was made. */
  ofNotes: SiteText;
}

export const wording: Record<AnswerLanguage, Wording> = {
  en: {
    differences: siteText`## Where scholars differ`,
    otherViews: siteText`Scholars differ on`,
    moreIn: siteText`More in`,
    ofNotes: siteText`A program chose these parts of this site’s notes. No scholar has reviewed the answer.`,
  },
  ar: {
    differences: siteText`## مواضع الاختلاف`,
    otherViews: siteText`ومما اختلف فيه العلماء`,
    moreIn: siteText`المزيد في`,
    ofNotes: siteText`اختار برنامج هذه الأجزاء من مقالات هذا الموقع، ولم يراجع الجوابَ أحد من أهل العلم.`,
  },
};
