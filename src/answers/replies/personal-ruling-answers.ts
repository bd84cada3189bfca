import type { QuranReference } from '../../references/reference.ts';
import type { DraftBlock, OwnBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';
import type { PersonalMatter } from '../triage/own-case.ts';

const askInEnglish: Record<PersonalMatter, SiteText> = {
  divorce: siteText`**Please ask a qualified scholar about your own case.** Whether a divorce counts depends on details that no web site can judge. Bring the exact words that were said or written, when and in what state, what happened before and since, any earlier divorce, and your marriage contract. Where you live, the civil law decides too: ask a family lawyer as well.`,
  inheritance: siteText`**Please ask a qualified scholar to work out your own case.** One more or one fewer relative changes every share. Bring a list of all living relatives of the one who died, the debts, the costs of the funeral, any will, and what was owned jointly or given away in life. The civil law of your country applies too: ask a lawyer or a notary as well.`,
  takfir: siteText`**Please take this to a qualified scholar, and be gentle with yourself and with others until then.** A web site cannot judge whether a certain person has left the faith, nor can one believer judge another. Bring what was said or done, and with what understanding. If doubts or bad thoughts keep returning against your will, tell the scholar, and a doctor, that too.`,
  medical: siteText`**Please ask your doctor first, and then a qualified scholar.** The doctor says what your body can bear and what a treatment does; the scholar says what follows from it. Bring the diagnosis, what the doctor advised and why, the times of your medicines, and what alternatives there are. Do not stop or change a treatment on your own.`,
  custody: siteText`**Please ask a qualified scholar, and a family lawyer, about your own case.** Where a child lives is decided by what is good for the child, and by a court if the parents do not agree. Bring the children's ages and wishes, who has cared for them until now, any agreement or court order, and what has changed since. Try to settle it with the help of someone whom both of you trust.`,
  oath: siteText`**Please ask a qualified scholar about your own oath or vow.** What is owed depends on the words and on what was meant by them. Bring the exact words, whether the name of God was said, what you meant at the time, what has happened since, and what you can afford. Until then, do not bind yourself further.`,
  money: siteText`**Please ask a qualified scholar who knows contracts, and an adviser who knows the law.** A contract is judged by its clauses, not by its name. Bring the contract or the offer, how the sum and any interest come about, what share of your income or work is in question, your debts and those who depend on you, and what alternatives you have.`,
  worship: siteText`**Please ask a qualified scholar or your imam about your own case.** Whether an act of worship counts, or must be repeated, depends on small things. Bring what happened, in its order and at what time, what you knew and meant then, how often it has happened, and which school you follow, if any. If such doubts keep returning, say that too: there is relief for it.`,
  marriage: siteText`**Please ask a qualified scholar about your own case.** Whether a marriage is valid, or may take place, depends on details that no web site can judge. Bring who gave consent, who was the guardian, who were the witnesses, what was agreed as mahr, any kinship by blood, marriage or nursing, and the papers. The civil law counts too: ask about it as well.`,
};

const askInArabic: Record<PersonalMatter, SiteText> = {
  divorce: siteText`**اسأل عالمًا مؤهلًا عن حالتك.** فوقوع الطلاق يتوقف على تفاصيل لا يزنها موقع على الشبكة. أحضر معك نص ما قيل أو كُتب، ومتى قيل وفي أي حال، وما سبقه وما تبعه، وعقد الزواج. واسأل محاميًا عن قانون بلدك أيضًا.`,
  inheritance: siteText`**اسأل عالمًا مؤهلًا عن حالتك.** فزيادة وارث أو نقصه تغيّر الأنصبة كلها. أحضر معك قائمة بجميع الأقارب الأحياء، وبالديون ونفقات الدفن، والوصية إن وُجدت، وما كان مشتركًا من المال. واسأل عن قانون بلدك أيضًا.`,
  takfir: siteText`**اسأل عالمًا مؤهلًا، وارفق بنفسك وبغيرك إلى ذلك الحين.** فالحكم على شخص بعينه ليس لموقع على الشبكة، ولا لمؤمن على آخر. أحضر معك ما قيل أو فُعل وبأي فهم كان. وإذا كانت الوساوس تعود رغمًا عنك فأخبر العالم والطبيب بذلك.`,
  medical: siteText`**اسأل طبيبك أولًا، ثم عالمًا مؤهلًا.** فالطبيب يبيّن ما يحتمله جسمك، والعالم يبيّن ما يترتب عليه. أحضر معك التشخيص، ونصيحة الطبيب وسببها، ومواعيد الدواء، والبدائل الممكنة. ولا توقف علاجًا ولا تغيّره وحدك.`,
  custody: siteText`**اسأل عالمًا مؤهلًا ومحاميًا في شؤون الأسرة عن حالتك.** فمصلحة الطفل هي الأصل، والمحكمة تفصل عند الخلاف. أحضر معك أعمار الأطفال ورغبتهم، ومن كان يرعاهم، وأي اتفاق أو حكم سابق، وما تغيّر بعده.`,
  oath: siteText`**اسأل عالمًا مؤهلًا عن يمينك أو نذرك.** فالواجب يتوقف على اللفظ والنية. أحضر معك نص ما قلت، وهل ذكرت اسم الله، وما قصدته، وما حدث بعده، وما تقدر عليه.`,
  money: siteText`**اسأل عالمًا مؤهلًا له علم بالعقود، ومن له علم بالقانون.** فالعقد يُحكم عليه ببنوده لا باسمه. أحضر معك العقد أو العرض، وكيف حُسب المبلغ والفائدة، وما يخص ذلك من دخلك أو عملك، وديونك ومن تعول، والبدائل الممكنة.`,
  worship: siteText`**اسأل عالمًا مؤهلًا أو إمام مسجدك عن حالتك.** فصحة العبادة أو قضاؤها تتوقف على تفاصيل صغيرة. أحضر معك ما حدث بترتيبه ووقته، وما كنت تعلمه وتنويه، وكم تكرر، وأي مذهب تتبع. وإذا كانت الشكوك تعود كثيرًا فأخبره بذلك أيضًا، ففي الأمر سعة.`,
  marriage: siteText`**اسأل عالمًا مؤهلًا عن حالتك.** فصحة الزواج تتوقف على تفاصيل لا يزنها موقع على الشبكة. أحضر معك من رضي به، ومن كان الولي، ومن شهد، وما اتُّفق عليه من المهر، وأي قرابة أو رضاع أو مصاهرة، والأوراق. واسأل عن قانون بلدك أيضًا.`,
};

/** Closes general evidence on a personal matter: whom to ask, and what to bring. */
export function askAScholar(matter: PersonalMatter, language: AnswerLanguage): OwnBlock {
  return { kind: 'own', words: (language === 'ar' ? askInArabic : askInEnglish)[matter] };
}

const inGeneral: Record<AnswerLanguage, SiteText> = {
  en: siteText`A search for your words found no verse that fits. This is what the Quran says about the subject in general:`,
  ar: siteText`لم يجد البحث آية توافق كلماتك. وهذا موضع يتحدث فيه القرآن عن المسألة على وجه العموم:`,
};

/**
 * Chosen by reading: on the waiting time, on the shares, on calling no one an unbeliever, on hardship, on mother and
 * child, on oaths, on interest, on what one is able to do, on whom one may marry.
 */
const generalPassages: Record<PersonalMatter, QuranReference> = {
  divorce: { work: 'quran', surah: 65, from: 1, to: 1 },
  inheritance: { work: 'quran', surah: 4, from: 11, to: 12 },
  takfir: { work: 'quran', surah: 4, from: 94, to: 94 },
  medical: { work: 'quran', surah: 22, from: 78, to: 78 },
  custody: { work: 'quran', surah: 2, from: 233, to: 233 },
  oath: { work: 'quran', surah: 5, from: 89, to: 89 },
  money: { work: 'quran', surah: 2, from: 275, to: 275 },
  worship: { work: 'quran', surah: 64, from: 16, to: 16 },
  marriage: { work: 'quran', surah: 4, from: 23, to: 24 },
};

/** Where an engine finds nothing for a personal case, its matter still has a place in the Quran. */
export function generalEvidence(matter: PersonalMatter, language: AnswerLanguage): DraftBlock[] {
  return [
    { kind: 'own', words: inGeneral[language] },
    { kind: 'passage', reference: generalPassages[matter], introducedIn: language },
  ];
}

/** What each matter is called, for a search. */
export const matterNames: Readonly<Record<PersonalMatter, Readonly<Record<AnswerLanguage, string>>>> = {
  divorce: { en: 'divorce in Islam', ar: 'الطلاق' },
  inheritance: { en: 'inheritance in Islam', ar: 'الميراث' },
  takfir: { en: 'apostasy and leaving Islam', ar: 'الردة' },
  medical: { en: 'illness and medicine in Islam', ar: 'المرض والعلاج' },
  oath: { en: 'breaking an oath', ar: 'كفارة اليمين' },
  custody: { en: 'children after divorce', ar: 'الأولاد بعد الطلاق' },
  money: { en: 'lawful money', ar: 'المال الحلال' },
  worship: { en: 'validity of worship', ar: 'صحة العبادة' },
  marriage: { en: 'marriage in Islam', ar: 'الزواج' },
};
