import type { OwnBlock } from './draft-answer.ts';
import type { AnswerLanguage } from './question-language.ts';
import { siteText } from './site-text.ts';

const english = siteText`I found nothing in the Quran that answers this question well, so I would rather not guess.

What may help:

- Name the topic in a word or two: *patience*, *fasting*, *inheritance*, *Moses*.
- Use another word for it, or the Arabic term: *zakat*, *tawbah*, *riba*.
- Name the verse itself, such as 2:255, or its surah.

This site answers questions about Islam from its own notes and the text of the Quran. For anything else, or for a question about your own case, please ask a person who knows the field.`;

const arabic = siteText`لم أجد في القرآن ما يجيب عن هذا السؤال جوابًا واضحًا، ولا أريد أن أجيب بالظن.

قد يساعدك أن:

- تذكر الموضوع في كلمة أو كلمتين: الصبر، الصيام، الميراث، موسى.
- تعيد السؤال بكلمات أخرى.
- تذكر الآية نفسها، مثل 2:255، أو اسم سورتها.

يجيب هذا الموقع عن أسئلة الإسلام من نص القرآن. وفي غير ذلك، أو في مسألة تخصك، اسأل من له علم بها.`;

/** Says politely that nothing fitting was found, and how to ask in another way. */
export function abstention(language: AnswerLanguage): OwnBlock[] {
  return [{ kind: 'own', words: language === 'ar' ? arabic : english }];
}
