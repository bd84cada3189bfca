import type { QuranReference } from '../references/reference.ts';
import type { DraftBlock, OwnBlock } from './draft-answer.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import type { AnswerLanguage } from './question-language.ts';
import type { PersonalMatter } from './triage.ts';

const askInEnglish: Record<PersonalMatter, OwnWords> = {
  divorce: ownWords`**Please ask a qualified scholar about your own case.** Whether a divorce counts turns on details that no web site can weigh. Bring the exact words that were said or written, when and in what state, what happened before and since, any earlier divorce, and your marriage contract. Where you live, the civil law decides too: ask a family lawyer as well.`,
  inheritance: ownWords`**Please ask a qualified scholar to work out your own case.** One relative more or less changes every share. Bring a list of all living relatives of the one who died, the debts, the costs of the funeral, any will, and what was owned jointly or given away in life. The civil law of your country applies too: ask a lawyer or a notary as well.`,
  takfir: ownWords`**Please take this to a qualified scholar, and be gentle with yourself and with others until then.** Whether a certain person has left the faith is no judgement for a web site, or for one believer about another. Bring what was said or done, and with what understanding. If doubts or bad thoughts keep returning against your will, tell the scholar, and a doctor, that too.`,
  medical: ownWords`**Please ask your doctor first, and then a qualified scholar.** The doctor says what your body can bear and what a treatment does; the scholar says what follows from it. Bring the diagnosis, what the doctor advised and why, the times of your medicines, and what alternatives there are. Do not stop or change a treatment on your own.`,
};

const askInArabic: Record<PersonalMatter, OwnWords> = {
  divorce: ownWords`**اسأل عالمًا مؤهلًا عن حالتك.** فوقوع الطلاق يتوقف على تفاصيل لا يزنها موقع على الشبكة. أحضر معك نص ما قيل أو كُتب، ومتى قيل وفي أي حال، وما سبقه وما تبعه، وعقد الزواج. واسأل محاميًا عن قانون بلدك أيضًا.`,
  inheritance: ownWords`**اسأل عالمًا مؤهلًا عن حالتك.** فزيادة وارث أو نقصه تغيّر الأنصبة كلها. أحضر معك قائمة بجميع الأقارب الأحياء، وبالديون ونفقات الدفن، والوصية إن وُجدت، وما كان مشتركًا من المال. واسأل عن قانون بلدك أيضًا.`,
  takfir: ownWords`**اسأل عالمًا مؤهلًا، وارفق بنفسك وبغيرك إلى ذلك الحين.** فالحكم على شخص بعينه ليس لموقع على الشبكة، ولا لمؤمن على آخر. أحضر معك ما قيل أو فُعل وبأي فهم كان. وإذا كانت الوساوس تعود رغمًا عنك فأخبر العالم والطبيب بذلك.`,
  medical: ownWords`**اسأل طبيبك أولًا، ثم عالمًا مؤهلًا.** فالطبيب يبيّن ما يحتمله جسمك، والعالم يبيّن ما يترتب عليه. أحضر معك التشخيص، ونصيحة الطبيب وسببها، ومواعيد الدواء، والبدائل الممكنة. ولا توقف علاجًا ولا تغيّره وحدك.`,
};

/** Closes general evidence on a personal matter: whom to ask, and what to bring. */
export function askAScholar(matter: PersonalMatter, language: AnswerLanguage): OwnBlock {
  return { kind: 'own', words: (language === 'ar' ? askInArabic : askInEnglish)[matter] };
}

const inGeneral: Record<AnswerLanguage, OwnWords> = {
  en: ownWords`A search for your words found no fitting verse. This is where the Quran speaks of the matter in general:`,
  ar: ownWords`لم يجد البحث آية توافق كلماتك. وهذا موضع يتحدث فيه القرآن عن المسألة على وجه العموم:`,
};

/** Chosen by reading: on the waiting time, on the shares, on calling no one an unbeliever, on hardship. */
const generalPassages: Record<PersonalMatter, QuranReference> = {
  divorce: { work: 'quran', surah: 65, from: 1, to: 1 },
  inheritance: { work: 'quran', surah: 4, from: 11, to: 12 },
  takfir: { work: 'quran', surah: 4, from: 94, to: 94 },
  medical: { work: 'quran', surah: 22, from: 78, to: 78 },
};

/** Where an engine finds nothing for a personal case, its matter still has a place in the Quran. */
export function generalEvidence(matter: PersonalMatter, language: AnswerLanguage): DraftBlock[] {
  return [
    { kind: 'own', words: inGeneral[language] },
    { kind: 'passage', reference: generalPassages[matter], introducedIn: language },
  ];
}
