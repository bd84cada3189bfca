import type { AnswerLanguage } from '../../question-language.ts';
import { type SiteText, siteText } from '../../site-text.ts';

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
    ofNotes: siteText`A program put this answer together from this site’s notes. No scholar has reviewed it.`,
  },
  ar: {
    differences: siteText`## مواضع الاختلاف`,
    otherViews: siteText`ومما اختلف فيه العلماء`,
    moreIn: siteText`المزيد في`,
    ofNotes: siteText`جمع برنامج هذا الجواب من مقالات هذا الموقع، ولم يراجعه أحد من أهل العلم.`,
  },
};
