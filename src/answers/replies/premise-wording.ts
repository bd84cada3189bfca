import type { HadithCollection } from '../../references/reference.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';
import type { Compiler, Graded, Grader, ReportGrade, SayingKind } from '../triage/sayings.ts';

// Replies about words that a question takes for scripture. None of them repeats those words.

export interface PremiseWording {
  stands(places: number): SiteText;
  standsInHadith: SiteText;
  near: SiteText;
  nowhere: SiteText;
  rule: SiteText;
  noHadithHeld: SiteText;
  noHadithFound: SiteText;
  related: SiteText;
  nothingRelated: SiteText;
  /** Heading above what a note says about the subject. */
  ofTheMatter: SiteText;
  closing: SiteText;
  hadith(reports: SiteText): SiteText;
  /** For a saying known as a hadith: who reports it, and what scholars said about it. */
  attributed(compilers: SiteText | undefined, grades: SiteText | undefined): SiteText;
  saying: Record<Exclude<SayingKind, 'hadith' | 'attributed'>, SiteText>;
  speaksHere: SiteText;
}

export const premiseWording: Record<AnswerLanguage, PremiseWording> = {
  en: {
    stands: (places) =>
      places === 1
        ? siteText`These words are in the Quran. Here is the whole passage, because words read alone can lose their meaning:`
        : siteText`These words are in the Quran in more than one place. Each passage is shown whole, because words read alone can lose their meaning:`,
    standsInHadith: siteText`These words are in no verse of the Quran. They are in a hadith of the collections held here:`,
    near: siteText`I found no verse with exactly these words. The nearest in the editions held here is this. Please compare closely, because a single word can change the meaning:`,
    nowhere: siteText`I found no verse with these or similar words in the editions held here, so I will not name one. The Quran may still say it in other words.`,
    rule: siteText`A search cannot decide whether a verse means exactly this. I found no verse that says it in these words, so I do not claim that one does.`,
    noHadithHeld: siteText`This library does not hold the collections of hadith, so I cannot look up whether the Prophet said this, and I quote no hadith from memory. I found no verse of the Quran with these words either. A collection of hadith with an index, or a scholar of hadith, can help.`,
    noHadithFound: siteText`I found no hadith that says this in the collections held here, and no verse of the Quran with these words. Other collections are not held here, so this does not mean that it is false.`,
    related: siteText`A search for your words finds the following. It is near the subject; we do not show it as saying what you asked:`,
    nothingRelated: siteText`A search for your words found no verse on the subject either. If you remember where you read them, that may help: many sayings are mistaken for verses, and translations differ in their wording.`,
    ofTheMatter: siteText`This site’s notes on the subject say:`,
    closing: siteText`The search can miss a verse that says it in other words, and translations differ in their wording. No scholar has reviewed this answer.`,
    hadith: (reports) =>
      siteText`No verse of the Quran says this. It is known as a hadith, and such a report is in ${reports}. Its wording was not checked here.`,
    attributed: (compilers, grades) => {
      const verdict = compilers
        ? siteText`No verse of the Quran says this. It is passed on as a saying of the Prophet, and reported by ${compilers}.`
        : siteText`No verse of the Quran says this. It is passed on as a saying of the Prophet, but our list names no collection that reports it.`;
      return grades
        ? siteText`${verdict} Of its soundness: ${grades}. These judgements are theirs; the report was not checked here.`
        : siteText`${verdict} Its wording and its soundness were not checked here. A scholar of hadith can say more.`;
    },
    saying: {
      verse: siteText`The Quran speaks of this in its own words. Read them as they are, because wordings change as they are passed on:`,
      saying: siteText`No verse of the Quran says this. It is a saying that people pass on, and we know of no collection of hadith that reports it.`,
      bible: siteText`No verse of the Quran says this in these words. The saying is known from the Bible.`,
      untold: siteText`The Quran mentions this, but no verse gives the name or detail you ask for. Anything more comes from hadith, commentaries or older books, and scholars have differed over it. This is what the Quran itself says:`,
      'no-verse': siteText`We know of no verse of the Quran that says this. What scholars teach about it rests on other evidence, or on how they understand verses with other words.`,
    },
    speaksHere: siteText`This is what the Quran says closest to the subject:`,
  },
  ar: {
    stands: (places) =>
      places === 1
        ? siteText`هذه الكلمات واردة في القرآن. وهذا موضعها كاملًا، فقد يضيع المعنى إذا اقتُطع الكلام:`
        : siteText`هذه الكلمات واردة في القرآن في أكثر من موضع. وهذه المواضع كاملة، فقد يضيع المعنى إذا اقتُطع الكلام:`,
    standsInHadith: siteText`ليست هذه الكلمات آية من القرآن. وهي واردة في حديث من المجموعات الموجودة هنا:`,
    near: siteText`لم أجد آية بهذا اللفظ تمامًا. وهذا أقرب ما في النسخ الموجودة هنا إلى كلماتك، فقارن بينهما، فقد تغيّر كلمة واحدة المعنى:`,
    nowhere: siteText`لم أجد آية بهذا اللفظ ولا بقريب منه في النسخ الموجودة هنا، فلا أذكر لك سورة ولا رقمًا. وقد يكون المعنى في القرآن بلفظ آخر.`,
    rule: siteText`لا يستطيع البحث أن يقطع بأن آية تقول هذا بعينه. ولم أجد آية بهذا اللفظ، فلا أقول إنها موجودة.`,
    noHadithHeld: siteText`لا تضم هذه المكتبة كتب الحديث، فلا أستطيع أن أتحقق من أن النبي قال هذا، ولا أنقل حديثًا من الذاكرة. ولم أجد هذا اللفظ آيةً في القرآن أيضًا. ويمكنك أن تسأل عالمًا بالحديث.`,
    noHadithFound: siteText`لم أجد حديثًا بهذا اللفظ في المجموعات الموجودة هنا، ولا آية به. وليست كل الكتب عندنا، فليس هذا حكمًا عليه.`,
    related: siteText`وهذا ما يجده البحث عن كلماتك. هو قريب من الموضوع، ولا نعرضه على أنه يقول ما سألت عنه:`,
    nothingRelated: siteText`ولم يجد البحث عن كلماتك آية في الموضوع أيضًا. فإن تذكرت أين قرأتها فقد يفيد ذلك، فكثير من الأقوال يُظن أنه من القرآن.`,
    ofTheMatter: siteText`وهذا ما في مقالات هذا الموقع عن الموضوع:`,
    closing: siteText`وقد يفوت البحثَ موضع يقول ذلك بلفظ آخر. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
    hadith: (reports) =>
      siteText`ليس هذا آية من القرآن. وهو معروف على أنه حديث، وفي ${reports} رواية بهذا المعنى. ولم يُتحقق من لفظه هنا.`,
    attributed: (compilers, grades) => {
      const verdict = compilers
        ? siteText`ليس هذا آية من القرآن. وهو يُتناقل على أنه حديث، ورواه ${compilers}.`
        : siteText`ليس هذا آية من القرآن. وهو يُتناقل على أنه حديث، ولا تذكر قائمتنا كتابًا من كتب الحديث يرويه.`;
      return grades
        ? siteText`${verdict} وفي صحته: ${grades}. وهذه أحكام أصحابها، ولم نتحقق من الرواية هنا.`
        : siteText`${verdict} ولم يُتحقق هنا من لفظه ولا من صحته. ويمكن لعالم بالحديث أن يقول أكثر.`;
    },
    saying: {
      verse: siteText`يتحدث القرآن عن هذا بلفظه. فاقرأه كما هو، فالعبارات تتغير حين تُتناقل:`,
      saying: siteText`ليس هذا آية من القرآن. هو قول يتناقله الناس، ولا نعرف كتابًا من كتب الحديث يرويه.`,
      bible: siteText`ليس هذا آية من القرآن بهذا اللفظ. والقول معروف من الكتاب المقدس عند النصارى.`,
      untold: siteText`يذكر القرآن هذا الأمر، أما الاسم أو التفصيل الذي تسأل عنه فلا يرد في آية منه. وما زاد على ذلك فمن الحديث أو التفسير أو الكتب السابقة، وقد اختلف العلماء فيه. وهذا ما في القرآن نفسه:`,
      'no-verse': siteText`لا نعرف آية من القرآن تقول هذا. وما يقوله العلماء فيه يقوم على أدلة أخرى، أو على فهم آيات بلفظ آخر.`,
    },
    speaksHere: siteText`وهذا ما يقرب من الموضوع في القرآن بلفظه:`,
  },
};

const collectionNames: Record<HadithCollection, Record<AnswerLanguage, SiteText>> = {
  bukhari: { en: siteText`Sahih al-Bukhari`, ar: siteText`صحيح البخاري` },
  muslim: { en: siteText`Sahih Muslim`, ar: siteText`صحيح مسلم` },
  'abu-dawud': { en: siteText`Sunan Abi Dawud`, ar: siteText`سنن أبي داود` },
  tirmidhi: { en: siteText`Jami at-Tirmidhi`, ar: siteText`جامع الترمذي` },
  nasai: { en: siteText`Sunan an-Nasa'i`, ar: siteText`سنن النسائي` },
  'ibn-majah': { en: siteText`Sunan Ibn Majah`, ar: siteText`سنن ابن ماجه` },
  'muwatta-malik': { en: siteText`Muwatta Malik`, ar: siteText`موطأ مالك` },
  'musnad-ahmad': { en: siteText`Musnad Ahmad`, ar: siteText`مسند أحمد` },
  'nawawi-40': { en: siteText`40 Hadith Nawawi`, ar: siteText`الأربعين النووية` },
  'riyad-as-salihin': { en: siteText`Riyad as-Salihin`, ar: siteText`رياض الصالحين` },
};

/** A collection by its name, or one of its hadith as the site writes references. */
export function collectionWords(
  collection: HadithCollection,
  number: number | undefined,
  language: AnswerLanguage,
): SiteText {
  const names = collectionNames[collection];
  return number === undefined ? names[language] : siteText`[${names.en} ${number}]`;
}

type NameInLanguages = Record<AnswerLanguage, SiteText>;

const scholars: Record<Compiler | Grader, NameInLanguages> = {
  'abu-ash-shaykh': { en: siteText`Abu ash-Shaykh`, ar: siteText`أبو الشيخ` },
  'abu-yala': { en: siteText`Abu Ya‘la`, ar: siteText`أبو يعلى` },
  albani: { en: siteText`al-Albani`, ar: siteText`الألباني` },
  bayhaqi: { en: siteText`al-Bayhaqi`, ar: siteText`البيهقي` },
  hakim: { en: siteText`al-Hakim`, ar: siteText`الحاكم` },
  'ibn-abd-al-barr': { en: siteText`Ibn ‘Abd al-Barr`, ar: siteText`ابن عبد البر` },
  'ibn-al-jawzi': { en: siteText`Ibn al-Jawzi`, ar: siteText`ابن الجوزي` },
  'ibn-hajar': { en: siteText`Ibn Hajar`, ar: siteText`ابن حجر` },
  'ibn-taymiyya': { en: siteText`Ibn Taymiyya`, ar: siteText`ابن تيمية` },
  nawawi: { en: siteText`an-Nawawi`, ar: siteText`النووي` },
  saghani: { en: siteText`as-Saghani`, ar: siteText`الصغاني` },
  subki: { en: siteText`as-Subki`, ar: siteText`السبكي` },
  tabarani: { en: siteText`at-Tabarani`, ar: siteText`الطبراني` },
};

const judgements: Record<ReportGrade, Record<AnswerLanguage, (by: SiteText) => SiteText>> = {
  forged: { en: (by) => siteText`${by} counted it as forged`, ar: (by) => siteText`عده ${by} موضوعًا` },
  weak: { en: (by) => siteText`${by} called its chain weak`, ar: (by) => siteText`ضعّف ${by} إسناده` },
  unsound: { en: (by) => siteText`${by} did not accept it as sound`, ar: (by) => siteText`لم يصححه ${by}` },
  sound: { en: (by) => siteText`${by} called it sound`, ar: (by) => siteText`صحّحه ${by}` },
  'no-chain': { en: (by) => siteText`${by} knew no chain for it`, ar: (by) => siteText`لم يعرف ${by} له إسنادًا` },
  'no-basis': {
    en: (by) => siteText`${by} found no basis for it as a saying of the Prophet`,
    ar: (by) => siteText`لم يجد ${by} له أصلًا عن النبي`,
  },
};

/** The reply about a saying known as a hadith. */
export function attributedWords(
  { compiledBy, graded }: { compiledBy: readonly Compiler[]; graded: readonly Graded[] },
  language: AnswerLanguage,
): SiteText {
  const names = compiledBy.map((compiler) => scholars[compiler][language]);
  const judged = graded.map(({ by, grade }) => judgements[grade][language](scholars[by][language]));
  return premiseWording[language].attributed(
    names.length > 0 ? listed(names, language) : undefined,
    judged.length > 0 ? listed(judged, language) : undefined,
  );
}

/** One, or one and another. */
export function listed(words: readonly SiteText[], language: AnswerLanguage): SiteText {
  const and = language === 'ar' ? siteText` و` : siteText` and `;
  return words.reduce((before, word) => siteText`${before}${and}${word}`);
}
