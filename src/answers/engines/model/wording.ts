import type { AnswerLanguage } from '../../question-language.ts';
import { type SiteText, siteText } from '../../site-text.ts';

/** The sentence for readers that says how the answer was made. */
export const about: Record<AnswerLanguage, SiteText> = {
  en: siteText`A language model wrote this answer from this site’s notes and passages of the Quran; the quotations were put in from their sources, the sentences between them are the model’s own. No scholar has reviewed it.`,
  ar: siteText`كتب نموذج لغوي هذا الجواب من مقالات هذا الموقع ومن آيات القرآن. والنصوص المقتبسة أُدرجت من مصادرها، أما الكلام بينها فمن النموذج. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
};
