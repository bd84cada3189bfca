import { anchor } from './anchor.ts';

/** By the numbers of Abd al-Baqi, away from the points where editions of this numbering differ by a few. */
export const bukhari = [
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
