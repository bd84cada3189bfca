import type { HadithCollection } from '../../references/reference.ts';
import { type OwnWords, ownWords } from '../own-words.ts';
import type { AnswerLanguage } from '../question-language.ts';
import type { Compiler, Grade, Graded, Grader, SayingKind } from './sayings.ts';

// What is said of words that a question takes for scripture. None of it repeats those words.

export interface PremiseWording {
  stands(places: number): OwnWords;
  standsInHadith: OwnWords;
  near: OwnWords;
  nowhere: OwnWords;
  rule: OwnWords;
  noHadithHeld: OwnWords;
  noHadithFound: OwnWords;
  related: OwnWords;
  nothingRelated: OwnWords;
  /** Before what a note says of the matter. */
  ofTheMatter: OwnWords;
  closing: OwnWords;
  hadith(reports: OwnWords): OwnWords;
  /** For a saying that is passed on as a hadith: who reports it, and what scholars said of it. */
  attributed(compilers: OwnWords | undefined, grades: OwnWords | undefined): OwnWords;
  saying: Record<Exclude<SayingKind, 'hadith' | 'attributed'>, OwnWords>;
  speaksHere: OwnWords;
}

export const premiseWording: Record<AnswerLanguage, PremiseWording> = {
  en: {
    stands: (places) =>
      places === 1
        ? ownWords`These words are in the Quran. Here is the whole passage, because words read alone can lose their meaning:`
        : ownWords`These words are in the Quran in more than one place. Each passage is shown whole, because words read alone can lose their meaning:`,
    standsInHadith: ownWords`These words are in no verse of the Quran. They are in a hadith of the collections held here:`,
    near: ownWords`I found no verse with exactly these words. The nearest in the editions held here is this. Please compare closely, because a single word can change the meaning:`,
    nowhere: ownWords`I found no verse that says this, in these or similar words, in the editions held here, so I will not name one.`,
    rule: ownWords`A search cannot decide whether a verse means exactly this. I found no verse that says it in these words, so I do not claim that one does.`,
    noHadithHeld: ownWords`This library does not hold the collections of hadith, so I cannot look up whether the Prophet said this, and I quote no hadith from memory. I found no verse of the Quran with these words either. A collection of hadith with an index, or a scholar of hadith, can help.`,
    noHadithFound: ownWords`I found no hadith that says this in the collections held here, and no verse of the Quran with these words. Other collections are not held here, so this does not mean that it is false.`,
    related: ownWords`A search for your words finds the following. It is about the same subject; it does not say what you asked about:`,
    nothingRelated: ownWords`A search for your words found no verse on the subject either. If you remember where you read them, that may help: many sayings are mistaken for verses, and translations differ in their wording.`,
    ofTheMatter: ownWords`This site’s notes on the subject say:`,
    closing: ownWords`The search can miss a verse that says it in other words, and translations differ in their wording. No scholar has reviewed this answer.`,
    hadith: (reports) =>
      ownWords`No verse of the Quran says this. It is known as a hadith, and such a report is in ${reports}. Its wording was not checked here.`,
    attributed: (compilers, grades) => {
      const verdict = compilers
        ? ownWords`No verse of the Quran says this. It is passed on as a saying of the Prophet, and reported by ${compilers}.`
        : ownWords`No verse of the Quran says this. It is passed on as a saying of the Prophet, but our list names no collection that reports it.`;
      return grades
        ? ownWords`${verdict} Of its soundness: ${grades}. These judgements are theirs; the report was not checked here.`
        : ownWords`${verdict} Its wording and its soundness were not checked here. A scholar of hadith can say more.`;
    },
    saying: {
      verse: ownWords`The Quran speaks of this in its own words. Read them as they are, because wordings change as they are passed on:`,
      saying: ownWords`No verse of the Quran says this. It is a saying that people pass on, and we know of no collection of hadith that reports it.`,
      bible: ownWords`No verse of the Quran says this in these words. The saying is known from the Bible.`,
      untold: ownWords`The Quran mentions this, but no verse gives the name or detail you ask for. Anything more comes from hadith, commentaries or older books, and scholars have differed over it. This is what the Quran itself says:`,
      'no-verse': ownWords`We know of no verse of the Quran that says this. What scholars teach about it rests on other evidence, or on how they understand verses with other words.`,
    },
    speaksHere: ownWords`This is what the Quran says closest to the subject:`,
  },
  ar: {
    stands: (places) =>
      places === 1
        ? ownWords`هذه الكلمات واردة في القرآن. وهذا موضعها كاملًا، فقد يضيع المعنى إذا اقتُطع الكلام:`
        : ownWords`هذه الكلمات واردة في القرآن في أكثر من موضع. وهذه المواضع كاملة، فقد يضيع المعنى إذا اقتُطع الكلام:`,
    standsInHadith: ownWords`ليست هذه الكلمات آية من القرآن. وهي واردة في حديث من المجموعات الموجودة هنا:`,
    near: ownWords`لم أجد آية بهذا اللفظ تمامًا. وهذا أقرب ما في النسخ الموجودة هنا إلى كلماتك، فقارن بينهما، فقد تغيّر كلمة واحدة المعنى:`,
    nowhere: ownWords`لم أجد آية تقول هذا، لا بهذا اللفظ ولا بقريب منه، في النسخ الموجودة هنا، فلا أذكر لك سورة ولا رقمًا.`,
    rule: ownWords`لا يستطيع البحث أن يقطع بأن آية تقول هذا بعينه. ولم أجد آية بهذا اللفظ، فلا أقول إنها موجودة.`,
    noHadithHeld: ownWords`لا تضم هذه المكتبة كتب الحديث، فلا أستطيع أن أتحقق من أن النبي قال هذا، ولا أنقل حديثًا من الذاكرة. ولم أجد هذا اللفظ آيةً في القرآن أيضًا. ويمكنك أن تسأل عالمًا بالحديث.`,
    noHadithFound: ownWords`لم أجد حديثًا بهذا اللفظ في المجموعات الموجودة هنا، ولا آية به. وليست كل الكتب عندنا، فليس هذا حكمًا عليه.`,
    related: ownWords`وهذا ما يجده البحث عن كلماتك. هو قريب من الموضوع، ولا نعرضه على أنه يقول ما سألت عنه:`,
    nothingRelated: ownWords`ولم يجد البحث عن كلماتك آية في الموضوع أيضًا. فإن تذكرت أين قرأتها فقد يفيد ذلك، فكثير من الأقوال يُظن أنه من القرآن.`,
    ofTheMatter: ownWords`وهذا ما في مقالات هذا الموقع عن الموضوع:`,
    closing: ownWords`وقد يفوت البحثَ موضع يقول ذلك بلفظ آخر. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
    hadith: (reports) =>
      ownWords`ليس هذا آية من القرآن. وهو معروف على أنه حديث، وفي ${reports} رواية بهذا المعنى. ولم يُتحقق من لفظه هنا.`,
    attributed: (compilers, grades) => {
      const verdict = compilers
        ? ownWords`ليس هذا آية من القرآن. وهو يُتناقل على أنه حديث، ورواه ${compilers}.`
        : ownWords`ليس هذا آية من القرآن. وهو يُتناقل على أنه حديث، ولا تذكر قائمتنا كتابًا من كتب الحديث يرويه.`;
      return grades
        ? ownWords`${verdict} وفي صحته: ${grades}. وهذه أحكام أصحابها، ولم نتحقق من الرواية هنا.`
        : ownWords`${verdict} ولم يُتحقق هنا من لفظه ولا من صحته. ويمكن لعالم بالحديث أن يقول أكثر.`;
    },
    saying: {
      verse: ownWords`يتحدث القرآن عن هذا بلفظه. فاقرأه كما هو، فالعبارات تتغير حين تُتناقل:`,
      saying: ownWords`ليس هذا آية من القرآن. هو قول يتناقله الناس، ولا نعرف كتابًا من كتب الحديث يرويه.`,
      bible: ownWords`ليس هذا آية من القرآن بهذا اللفظ. والقول معروف من الكتاب المقدس عند النصارى.`,
      untold: ownWords`يذكر القرآن هذا الأمر، أما الاسم أو التفصيل الذي تسأل عنه فلا يرد في آية منه. وما زاد على ذلك فمن الحديث أو التفسير أو الكتب السابقة، وقد اختلف العلماء فيه. وهذا ما في القرآن نفسه:`,
      'no-verse': ownWords`لا نعرف آية من القرآن تقول هذا. وما يقوله العلماء فيه يقوم على أدلة أخرى، أو على فهم آيات بلفظ آخر.`,
    },
    speaksHere: ownWords`وهذا ما يقرب من الموضوع في القرآن بلفظه:`,
  },
};

const collectionNames: Record<HadithCollection, Record<AnswerLanguage, OwnWords>> = {
  bukhari: { en: ownWords`Sahih al-Bukhari`, ar: ownWords`صحيح البخاري` },
  muslim: { en: ownWords`Sahih Muslim`, ar: ownWords`صحيح مسلم` },
  'abu-dawud': { en: ownWords`Sunan Abi Dawud`, ar: ownWords`سنن أبي داود` },
  tirmidhi: { en: ownWords`Jami at-Tirmidhi`, ar: ownWords`جامع الترمذي` },
  nasai: { en: ownWords`Sunan an-Nasa'i`, ar: ownWords`سنن النسائي` },
  'ibn-majah': { en: ownWords`Sunan Ibn Majah`, ar: ownWords`سنن ابن ماجه` },
  'muwatta-malik': { en: ownWords`Muwatta Malik`, ar: ownWords`موطأ مالك` },
  'musnad-ahmad': { en: ownWords`Musnad Ahmad`, ar: ownWords`مسند أحمد` },
  'nawawi-40': { en: ownWords`40 Hadith Nawawi`, ar: ownWords`الأربعين النووية` },
  'riyad-as-salihin': { en: ownWords`Riyad as-Salihin`, ar: ownWords`رياض الصالحين` },
};

/** A collection by its name, or one of its hadith as the site writes references. */
export function collectionWords(
  collection: HadithCollection,
  number: number | undefined,
  language: AnswerLanguage,
): OwnWords {
  const names = collectionNames[collection];
  return number === undefined ? names[language] : ownWords`[${names.en} ${number}]`;
}

type Names = Record<AnswerLanguage, OwnWords>;

const scholars: Record<Compiler | Grader, Names> = {
  'abu-ash-shaykh': { en: ownWords`Abu ash-Shaykh`, ar: ownWords`أبو الشيخ` },
  'abu-yala': { en: ownWords`Abu Ya‘la`, ar: ownWords`أبو يعلى` },
  albani: { en: ownWords`al-Albani`, ar: ownWords`الألباني` },
  bayhaqi: { en: ownWords`al-Bayhaqi`, ar: ownWords`البيهقي` },
  hakim: { en: ownWords`al-Hakim`, ar: ownWords`الحاكم` },
  'ibn-abd-al-barr': { en: ownWords`Ibn ‘Abd al-Barr`, ar: ownWords`ابن عبد البر` },
  'ibn-al-jawzi': { en: ownWords`Ibn al-Jawzi`, ar: ownWords`ابن الجوزي` },
  'ibn-hajar': { en: ownWords`Ibn Hajar`, ar: ownWords`ابن حجر` },
  'ibn-taymiyya': { en: ownWords`Ibn Taymiyya`, ar: ownWords`ابن تيمية` },
  nawawi: { en: ownWords`an-Nawawi`, ar: ownWords`النووي` },
  saghani: { en: ownWords`as-Saghani`, ar: ownWords`الصغاني` },
  subki: { en: ownWords`as-Subki`, ar: ownWords`السبكي` },
  tabarani: { en: ownWords`at-Tabarani`, ar: ownWords`الطبراني` },
};

const judgements: Record<Grade, Record<AnswerLanguage, (by: OwnWords) => OwnWords>> = {
  forged: { en: (by) => ownWords`${by} counted it as forged`, ar: (by) => ownWords`عده ${by} موضوعًا` },
  weak: { en: (by) => ownWords`${by} called its chain weak`, ar: (by) => ownWords`ضعّف ${by} إسناده` },
  unsound: { en: (by) => ownWords`${by} did not accept it as sound`, ar: (by) => ownWords`لم يصححه ${by}` },
  sound: { en: (by) => ownWords`${by} called it sound`, ar: (by) => ownWords`صحّحه ${by}` },
  'no-chain': { en: (by) => ownWords`${by} knew no chain for it`, ar: (by) => ownWords`لم يعرف ${by} له إسنادًا` },
  'no-basis': {
    en: (by) => ownWords`${by} found no basis for it as a saying of the Prophet`,
    ar: (by) => ownWords`لم يجد ${by} له أصلًا عن النبي`,
  },
};

/** What is said of a saying that is passed on as a hadith. */
export function attributedWords(
  { compiledBy, graded }: { compiledBy: readonly Compiler[]; graded: readonly Graded[] },
  language: AnswerLanguage,
): OwnWords {
  const names = compiledBy.map((compiler) => scholars[compiler][language]);
  const judged = graded.map(({ by, grade }) => judgements[grade][language](scholars[by][language]));
  return premiseWording[language].attributed(
    names.length > 0 ? listed(names, language) : undefined,
    judged.length > 0 ? listed(judged, language) : undefined,
  );
}

/** One, or one and another. */
export function listed(words: readonly OwnWords[], language: AnswerLanguage): OwnWords {
  const and = language === 'ar' ? ownWords` و` : ownWords` and `;
  return words.reduce((before, word) => ownWords`${before}${and}${word}`);
}
