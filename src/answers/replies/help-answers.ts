import type { DangerKind } from '../../contract/entities.ts';
import type { QuranReference } from '../../references/reference.ts';
import type { DraftBlock, OwnBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';
import type { Tier } from '../triage/danger.ts';
import { helpFirstLines } from './help-first-lines.ts';

// Help first, in plain words, with no lecture. One gentle verse may close; a verse never opens.

const crisisHelp: Record<AnswerLanguage, SiteText> = {
  en: siteText`I am glad that you wrote this down. What you are carrying sounds very heavy, and you do not have to carry it alone.

**If you, or the person you are writing about, may be in danger now, please call your local emergency number** (112 in Europe and many other countries, 911 in North America, 999 in the United Kingdom), or go to the nearest emergency department.

**Talk to someone today:**

- A crisis line is free, confidential and there for exactly this. [findahelpline.com](https://findahelpline.com) lists lines by country; in the United States and Canada call or text 988, in the United Kingdom and Ireland call 116 123.
- Tell one person near you: a friend, a relative, a doctor, an imam you trust. You can simply say: “I am not safe on my own. Please stay with me.”
- Put some distance between you and anything that could hurt you, and stay where other people are.

If you are worried about someone else, stay with them, listen without arguing, and call for help together.

Pain like this can ease, even when it feels as if it never will. Asking for help is not a weakness of faith. When you want it, and only then, here is a short promise to hold on to:`,
  ar: siteText`أشكرك لأنك كتبت هذا. ما تحمله ثقيل جدًا، ولست مضطرًا إلى أن تحمله وحدك.

**إذا كنت أنت، أو من تكتب عنه، في خطر الآن، فاتصل برقم الطوارئ في بلدك** (112 في كثير من البلدان)، أو اذهب إلى أقرب قسم طوارئ.

**تحدث مع أحد اليوم:**

- خطوط المساندة النفسية مجانية وسرية. تجد الخطوط بحسب البلد في [findahelpline.com](https://findahelpline.com).
- أخبر شخصًا قريبًا منك: صديقًا أو قريبًا أو طبيبًا أو إمامًا تثق به. يكفي أن تقول: لا أشعر بالأمان وحدي، ابقَ معي.
- ابتعد عن كل ما قد يؤذيك، وابقَ حيث يوجد الناس.

وإذا كنت تخاف على غيرك فابقَ معه، واستمع إليه دون جدال، واطلبا المساعدة معًا.

هذا الألم قد يخف، وإن بدا أنه لن يزول. وطلب المساعدة ليس ضعفًا في الإيمان. وهذا وعد قصير تستريح إليه متى شئت:`,
};

const abuseHelp: Record<AnswerLanguage, SiteText> = {
  en: siteText`Thank you for saying this. Your safety comes first, and so does the safety of anyone else who is in danger.

**If someone may be hurt now, please call your local emergency number** (112 in Europe and many other countries, 911 in North America, 999 in the United Kingdom), or go to a place where other people are.

**If someone is hurting, threatening or forcing you:** it is not your fault, and you may seek help.

- Tell one person you trust: a relative, a friend, a neighbour, a doctor, a teacher.
- Lines for domestic and sexual violence are free and confidential, and help you to plan safely. [findahelpline.com](https://findahelpline.com) lists them by country. If you are under age, a child helpline or a teacher can act for you.
- If it is safe, keep a bag, some money, your papers and the numbers you need where you can reach them. If someone reads your phone, use another one, and clear this page.

**If you are afraid that you might hurt someone:** step away now, go where you are not alone with them, and call the same lines. They speak with people in your place every day.

Questions about rights, marriage and forgiveness can wait until everyone is safe. Then a scholar with experience in such cases, or a Muslim family service, can go through them with you. For now, only this, about how people should treat each other:`,
  ar: siteText`أشكرك على أنك تكلمت. سلامتك أولًا، وسلامة كل من هو في خطر.

**إذا كان أحد معرضًا للأذى الآن فاتصل برقم الطوارئ في بلدك** (112 في كثير من البلدان)، أو اذهب إلى مكان فيه ناس.

**إذا كان أحد يؤذيك أو يهددك أو يجبرك:** ليس الذنب ذنبك، ومن حقك أن تطلب المساعدة.

- أخبر شخصًا تثق به: قريبًا أو صديقًا أو جارًا أو طبيبًا أو معلمًا.
- خطوط المساندة في حالات العنف مجانية وسرية، وتساعدك على التخطيط الآمن. تجدها بحسب البلد في [findahelpline.com](https://findahelpline.com).
- إذا كان ذلك آمنًا فاحتفظ بأوراقك وبعض المال والأرقام المهمة في مكان تصل إليه. وإذا كان أحد يطّلع على هاتفك فاستعمل هاتفًا آخر وامسح هذه الصفحة.

**وإذا كنت تخشى أن تؤذي أحدًا:** فابتعد الآن، ولا تبقَ معه وحدك، واتصل بالخطوط نفسها.

أسئلة الحقوق والزواج والصفح تنتظر حتى يأمن الجميع. وعندئذ يمكن أن ينظر فيها معك عالم له خبرة بمثل هذه الحالات. ويكفي الآن هذا في ما ينبغي أن تكون عليه العشرة بين الناس:`,
};

/** Something was swallowed already: it works later than one feels it. */
const taken: Record<AnswerLanguage, SiteText> = {
  en: siteText`**If you, or somebody near, swallowed something or are hurt: call your local emergency number now, even if you feel well** (112 in Europe and many other countries, 911 in North America, 999 in the United Kingdom). Many medicines do their harm hours later, and it can be stopped in time. Keep the packet, do not stay alone, and unlock the door.`,
  ar: siteText`**إذا ابتلعت شيئًا، أنت أو من معك، أو أصبت بأذى: فاتصل برقم الطوارئ الآن، وإن كنت تشعر بأنك بخير** (112 في كثير من البلدان). فكثير من الأدوية يضر بعد ساعات، ويمكن إيقاف ضرره في وقته. احتفظ بالعلبة، ولا تبقَ وحدك، وافتح الباب.`,
};

/** The short help above an ordinary answer, for a danger that is only likely. */
const likelyHelp: Record<DangerKind, Record<AnswerLanguage, SiteText>> = {
  crisis: {
    en: siteText`**If you, or somebody you write about, may be thinking of dying or of self-harm: please do not stay alone with it.** In danger now, call your local emergency number (112, 911, 999). Crisis lines are free and confidential: [findahelpline.com](https://findahelpline.com) lists them by country; in the United States and Canada call or text 988, in the United Kingdom and Ireland call 116 123. Tell one person near you today. If that is not what you meant, read on.`,
    ar: siteText`**إذا كنت أنت، أو من تكتب عنه، تفكر في الموت أو في إيذاء النفس: فلا تبقَ وحدك مع هذا.** عند الخطر اتصل برقم الطوارئ في بلدك (112 في كثير من البلدان). وخطوط المساندة مجانية وسرية، تجدها بحسب البلد في [findahelpline.com](https://findahelpline.com). وأخبر اليوم شخصًا قريبًا منك. وإن لم تقصد ذلك فتابع القراءة.`,
  },
  abuse: {
    en: siteText`**If somebody hurts, threatens, controls or forces you, or somebody near you: it is not your fault, and you may seek help.** In danger now, call your local emergency number (112, 911, 999). Lines for domestic and sexual violence are free and confidential: [findahelpline.com](https://findahelpline.com) lists them by country. If you are afraid that you might hurt someone, they speak with you too. If that is not what you meant, read on.`,
    ar: siteText`**إذا كان أحد يؤذيك أو يهددك أو يتحكم فيك أو يجبرك، أو يفعل ذلك بمن حولك: فليس الذنب ذنبك، ومن حقك أن تطلب المساعدة.** عند الخطر اتصل برقم الطوارئ في بلدك (112 في كثير من البلدان). وخطوط المساندة في حالات العنف مجانية وسرية، تجدها في [findahelpline.com](https://findahelpline.com). وإن خشيت أن تؤذي أحدًا فهي تسمعك أيضًا. وإن لم تقصد ذلك فتابع القراءة.`,
  },
};

const ease: QuranReference = { work: 'quran', surah: 94, from: 5, to: 6 };
const justice: QuranReference = { work: 'quran', surah: 16, from: 90, to: 90 };

/** What triage says of a visitor who may be in danger. */
export interface HelpNeed {
  kind: DangerKind;
  tier: Tier;
  taken?: true;
  alsoAsks?: true;
  /** The language of the question (BCP 47): the first lines are given in it too. */
  language: string;
}

/**
 * Below an ordinary answer, where a danger is only possible: nearly everybody who reads it is in none, and it must not
 * read as if the question were a strange one.
 */
const quietHelp: Record<AnswerLanguage, SiteText> = {
  en: siteText`If more weighs on you than this question, or if somebody hurts or frightens you: people listen, free and in confidence. [findahelpline.com](https://findahelpline.com) lists lines by country. In danger, call your local emergency number (112, 911, 999).`,
  ar: siteText`إن كان يثقل عليك أكثر من هذا السؤال، أو كان أحد يؤذيك أو يخيفك: فهناك من يسمعك مجانًا وفي سرية. تجد خطوط المساندة بحسب البلد في [findahelpline.com](https://findahelpline.com). وعند الخطر اتصل برقم الطوارئ في بلدك.`,
};

/** A word of help for a visitor who may be in danger, which stands below the answer. */
export const helpBelow = (language: AnswerLanguage): DraftBlock[] => [own(quietHelp[language])];

/** The help for a visitor who is in danger, or, shorter and without a verse, who likely is. */
export function helpAnswer(need: HelpNeed, language: AnswerLanguage): DraftBlock[] {
  const { kind, tier } = need;
  const urgent = need.taken ? [own(taken[language])] : [];
  const opening = [...firstLines(need), ...urgent];
  if (tier === 'likely') return [...opening, own(likelyHelp[kind][language]), own(rule)];
  const whole = kind === 'crisis' ? crisisHelp[language] : abuseHelp[language];
  const closing: DraftBlock = { kind: 'passage', reference: kind === 'crisis' ? ease : justice };
  return [...opening, own(whole), closing, ...(need.alsoAsks ? [own(rule)] : [])];
}

/** The first lines in the language of the question, where the whole help is not written in it. */
function firstLines({ kind, taken, language }: HelpNeed): OwnBlock[] {
  const lines = helpFirstLines[language];
  if (!lines) return [];
  return [...(taken ? [own(lines.taken)] : []), own(lines[kind])];
}

/** A line between the help and the answer. */
const rule = siteText`---`;

function own(words: SiteText): OwnBlock {
  return { kind: 'own', words };
}
