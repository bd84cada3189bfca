import type { AnswerLanguage } from '../../question-language.ts';
import { type SiteText, siteText } from '../../site-text.ts';

/** The sentence for readers that says how the answer was made. */
export const about: Record<AnswerLanguage, SiteText> = {
  en: siteText`A language model wrote this answer from this site’s notes and passages of the Quran; the quotations were put in from their sources. The sentences between them are the model’s own, and nothing checks that a source says what they say. No scholar has reviewed it.`,
  ar: siteText`كتب نموذج لغوي هذا الجواب من مقالات هذا الموقع ومن آيات القرآن. والنصوص المقتبسة أُدرجت من مصادرها، أما الكلام بينها فمن النموذج، ولا شيء يتحقق من أن المصدر يقول ما يقوله. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
};
