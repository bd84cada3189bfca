import { anchor } from './anchor.ts';

export const nawawi = [
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
