/** The languages in which this site has words of its own. */
export type AnswerLanguage = 'en' | 'ar';

// Letters of Urdu and Persian that Arabic does not have: who writes them is answered in English.
const NOT_ARABIC = /[پچژگٹڈڑںھہےک]/u;

export function languageOf(question: string): AnswerLanguage {
  const arabic = question.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin && !NOT_ARABIC.test(question) ? 'ar' : 'en';
}
