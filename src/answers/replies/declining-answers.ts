import type { OwnBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';

const offTopic: Record<AnswerLanguage, SiteText> = {
  en: siteText`Thank you for asking. That is outside what this site can help with: it answers questions about Islam from its sources, and is not able to help with other matters.

You can ask about belief, worship, family life, history, or a verse such as 2:255.`,
  ar: siteText`شكرًا لسؤالك. هذا خارج ما يقدمه الموقع: فهو يجيب عن أسئلة الإسلام من مصادره، ولا يستطيع أن يفيدك في غيرها.

يمكنك أن تسأل عن العقيدة أو العبادة أو الأسرة أو التاريخ، أو عن آية مثل 2:255.`,
};

const override: Record<AnswerLanguage, SiteText> = {
  en: siteText`I cannot do that. The checks here cannot be switched off on request, there is no hidden text to show, and this site does not invent or change verses or hadith, or speak in the name of God or a prophet.

You are welcome to ask an ordinary question about Islam, for example what the Quran says about a topic, or whether certain words are in it.`,
  ar: siteText`لا أستطيع ذلك. فالتحقق هنا لا يُترك بطلب، وليس عندي نص مخفي أعطيه، ولا تُختلق هنا آية ولا حديث ولا يُغيَّران، ولا يُتكلم باسم الله أو نبي.

ومرحبًا بك في سؤال عن الإسلام، كأن تسأل عما يقوله القرآن في موضوع، أو هل وردت فيه كلمات معينة.`,
};

const weapon: Record<AnswerLanguage, SiteText> = {
  en: siteText`I will not help with weapons, or with anything that is meant to hurt people.

**If people may be in danger, call your local emergency number now** (112 in Europe and many other countries, 911 in North America, 999 in the United Kingdom). If you know of a plan, tell the police. If such thoughts come to you, step away from them today and tell somebody whom you trust; a doctor or a crisis line listens without judging you. [findahelpline.com](https://findahelpline.com) lists lines by country.`,
  ar: siteText`لا أساعد في السلاح، ولا في شيء يراد به إيذاء الناس.

**إذا كان أحد في خطر فاتصل الآن برقم الطوارئ في بلدك** (112 في كثير من البلدان). وإذا علمت بخطة فأخبر الشرطة. وإذا راودتك مثل هذه الأفكار فابتعد عنها اليوم وكلّم من تثق به، أو طبيبًا، أو خط مساندة من [findahelpline.com](https://findahelpline.com).`,
};

/** Politely declines a question that is not about Islam. */
export function offTopicAnswer(language: AnswerLanguage): OwnBlock[] {
  return [{ kind: 'own', words: offTopic[language] }];
}

/** Politely refuses an attempt to override the site's instructions. */
export function overrideAnswer(language: AnswerLanguage): OwnBlock[] {
  return [{ kind: 'own', words: override[language] }];
}

/** Refuses to help with a weapon, and says whom to call. */
export function weaponAnswer(language: AnswerLanguage): OwnBlock[] {
  return [{ kind: 'own', words: weapon[language] }];
}
