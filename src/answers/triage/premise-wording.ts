import type { HadithCollection } from '../../references/reference.ts';
import { type OwnWords, ownWords } from '../own-words.ts';
import type { AnswerLanguage } from '../question-language.ts';
import type { SayingKind } from './sayings.ts';

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
  saying: Record<Exclude<SayingKind, 'hadith'>, OwnWords>;
  speaksHere: OwnWords;
}

export const premiseWording: Record<AnswerLanguage, PremiseWording> = {
  en: {
    stands: (places) =>
      places === 1
        ? ownWords`These words stand in the Quran. This is the whole of the place, since words read alone can lose their sense:`
        : ownWords`These words stand in the Quran in more than one place. Each is shown whole, since words read alone can lose their sense:`,
    standsInHadith: ownWords`These words stand in no verse. They stand in a hadith of the collections held here:`,
    near: ownWords`I found no verse that says this in just these words. The nearest words in the editions held here are these. Please compare them closely, for a single word can turn the sense round:`,
    nowhere: ownWords`I found no verse that says this, in these words or nearly so, in the editions held here, so I will not name one.`,
    rule: ownWords`Whether a verse says just this is more than a search can tell. I found no verse that says it in those words, so I do not claim that one does.`,
    noHadithHeld: ownWords`This library does not hold the collections of hadith, so I cannot look up whether the Prophet said this, and I quote no hadith from memory. I found no verse of the Quran with these words either. A collection of hadith with an index, or a scholar of hadith, can tell.`,
    noHadithFound: ownWords`I found no hadith that says this in the collections held here, and no verse of the Quran with these words. Other collections are not held here, so this is no judgement on it.`,
    related: ownWords`A search for your words finds the following. It touches on the matter; it is not shown as saying what you asked:`,
    nothingRelated: ownWords`A search for your words found no verse on the matter either. If you remember where you met them, that may help: many sayings pass for verses, and translations differ in their wording.`,
    ofTheMatter: ownWords`This site’s notes say of the matter:`,
    closing: ownWords`The search can miss a verse that says it otherwise, and translations differ in their wording. No scholar has reviewed this answer.`,
    hadith: (reports) =>
      ownWords`No verse of the Quran says this. It is known as a hadith, and such a report is in ${reports}. Its wording was not checked here.`,
    saying: {
      verse: ownWords`The Quran speaks of this in words of its own. Read it as it stands, for wordings change as they are passed on:`,
      attributed: ownWords`No verse of the Quran says this. It is passed on as a saying of the Prophet, but we can name no collection that reports it: its source is unknown to us. A scholar of hadith can say more.`,
      saying: ownWords`No verse of the Quran says this. It is a saying that people pass on, and we know of no collection of hadith that reports it.`,
      bible: ownWords`No verse of the Quran says this in these words. The saying is known from the Bible.`,
      untold: ownWords`The Quran tells of this, but the name or the detail you ask for stands in no verse of it. What is told beyond the verses comes from hadith, from commentaries or from older books, and scholars have differed over it. This is what the Quran itself says:`,
      'no-verse': ownWords`We know of no verse of the Quran that says this. What scholars teach on it rests on other evidence or on how they read verses of another wording.`,
    },
    speaksHere: ownWords`This is where the Quran comes near the matter, in its own words:`,
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
    saying: {
      verse: ownWords`يتحدث القرآن عن هذا بلفظه. فاقرأه كما هو، فالعبارات تتغير حين تُتناقل:`,
      attributed: ownWords`ليس هذا آية من القرآن. وهو يُتناقل على أنه حديث، ولا نعرف من كتب الحديث ما نعزوه إليه: فمصدره غير معروف لنا. ويمكن لعالم بالحديث أن يقول أكثر.`,
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

/** One, or one and another. */
export function listed(words: readonly OwnWords[], language: AnswerLanguage): OwnWords {
  const and = language === 'ar' ? ownWords` و` : ownWords` and `;
  return words.reduce((before, word) => ownWords`${before}${and}${word}`);
}
