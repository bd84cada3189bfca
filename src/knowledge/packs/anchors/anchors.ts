import type { HadithCollection } from '../../../references/reference.ts';
import { foldArabic } from '../../../text/fold-arabic.ts';

/** A well-known hadith: what its text says in any edition, so that a collection under other numbers is noticed. */
export interface Anchor {
  number: number;
  /** The subject of the hadith, for messages. */
  about: string;
  /** Matches English wording, in lower case, with single spaces between words and nothing else. */
  english: RegExp;
  /** Arabic words that the text must contain, in any order. */
  arabic: readonly string[];
  /** Its number in other schemes that files of this collection follow, by the name of the scheme. */
  elsewhere: Readonly<Record<string, number>>;
}

const anchor = (number: number, about: string, english: RegExp, ...arabic: string[]): Anchor => ({
  number,
  about,
  english,
  arabic: arabic.map((words) => foldArabic(words, 'dropped')),
  elsewhere: {},
});

/**
 * Numbers of Abd al-Baqi's scheme, all away from the points where editions of this numbering differ by a few. The
 * words are few and distinctive: translators differ in most others.
 */
const bukhari = [
  anchor(1, 'deeds and intentions', /intention|intend|motive/, 'الأعمال', 'امرئ ما نوى'),
  anchor(8, 'Islam built on five', /islam.*\bfive|five.*islam/, 'على خمس'),
  anchor(13, 'loving for one’s brother', /brother.*\bhimself/, 'يحب لنفسه'),
  anchor(50, 'Gabriel’s questions', /what is (?:faith|iman|belief)/, 'جبريل', 'ما الإيمان'),
  anchor(52, 'the lawful and the unlawful', /doubtful|suspicious|ambiguous|unclear/, 'الحلال بين'),
  anchor(335, 'five things given to no one before', /five.*\b(?:before me|prior to me)/, 'أعطيت خمسا'),
  anchor(528, 'a river at the door', /river.*\bfive/, 'يغتسل', 'درنه'),
  anchor(756, 'no prayer without al-Fatiha', /fatiha|opening|mother of the book/, 'لم يقرأ', 'الكتاب'),
  anchor(1117, 'prayer sitting or lying', /standing.*\b(?:sitting|seated)/, 'قائما', 'فقاعدا'),
  anchor(1395, 'Mu‘adh sent to Yemen', /yemen/, 'اليمن', 'خمس صلوات'),
  anchor(
    2079,
    'buyer and seller may withdraw',
    /\b(?:buyer|seller|buying|transaction|sale)\b.*\bpart|separate/,
    'بالخيار',
  ),
  anchor(2442, 'the Muslim is a brother', /muslim is (?:a|the) brother/, 'المسلم أخو المسلم'),
  anchor(2697, 'innovation is rejected', /reject|void|not accepted/, 'أحدث في أمرنا'),
  anchor(3461, 'convey even one verse', /children of israel|bani israel|israelites/, 'بلغوا عني'),
  anchor(5027, 'learning and teaching the Quran', /learn.*\bteach/, 'تعلم القرآن وعلمه'),
  anchor(5063, 'three men at the Prophet’s houses', /\bmarry|marriage/, 'رهط', 'أزواج'),
  anchor(5376, 'eat with the right hand', /\bright ?hand/, 'بيمينك', 'مما يليك'),
  anchor(5971, 'your mother, three times', /mother.*\bmother.*\bmother/, 'صحابتي', 'أمك'),
  anchor(6018, 'guest and neighbour', /last day.*\b(?:guest|neighbou?r)/, 'ضيفه', 'جاره'),
  anchor(6412, 'health and free time', /health/, 'نعمتان', 'والفراغ'),
  anchor(6416, 'as a stranger or traveller', /stranger/, 'غريب', 'سبيل'),
  anchor(6502, 'war on who harms a friend of God', /\bwar\b/, 'بالحرب', 'بالنوافل'),
];

const nawawi = [
  anchor(1, 'deeds and intentions', /intention|intend|motive/, 'الأعمال', 'امرئ ما نوى'),
  anchor(3, 'Islam built on five', /\bfive/, 'على خمس'),
  anchor(5, 'innovation is rejected', /reject|void|not accepted/, 'أحدث في أمرنا'),
  anchor(6, 'the lawful and the unlawful', /doubtful|suspicious|ambiguous|unclear/, 'الحلال بين'),
  anchor(7, 'religion is sincerity', /sincer|naseeha|nasiha|advice/, 'الدين النصيحة'),
  anchor(13, 'loving for one’s brother', /brother.*\bhimself/, 'يحب لنفسه'),
  anchor(16, 'do not become angry', /angry|anger/, 'لا تغضب'),
  anchor(19, 'a boy behind the Prophet', /behind the|pens (?:have been|are|were) lifted/, 'يا غلام'),
  anchor(24, 'O My servants', /o my (?:servants|slaves)/, 'يا عبادي'),
  anchor(32, 'no harm', /harm/, 'لا ضرر'),
  anchor(34, 'changing an evil', /tongue/, 'فبلسانه'),
  anchor(40, 'as a stranger or traveller', /stranger/, 'غريب', 'سبيل'),
  anchor(42, 'O son of Adam', /son of adam/, 'ابن آدم'),
];

const anchors: ReadonlyMap<string, readonly Anchor[]> = new Map<HadithCollection, readonly Anchor[]>([
  ['bukhari', bukhari],
  ['nawawi-40', nawawi],
]);

/** The well-known hadith of a collection by number; none for a collection of which this program knows none. */
export function anchorsOf(work: string): ReadonlyMap<number, Anchor> {
  return new Map((anchors.get(work) ?? []).map((each) => [each.number, each]));
}

/** Whether a text in this language is the hadith that an anchor describes; undefined in a language it cannot read. */
export function isAt({ english, arabic }: Anchor, text: string, language: string): boolean | undefined {
  if (/^en\b/.test(language)) {
    return english.test(
      text
        .toLowerCase()
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
    );
  }
  if (!/^ar(?!-Latn)\b/.test(language)) return undefined;
  const folded = foldArabic(text, 'dropped');
  return arabic.every((words) => folded.includes(words));
}
