import { anchor } from './anchor.ts';

/** By the numbers of Ahmad Shakir and those who finished his edition. */
export const tirmidhi = [
  anchor(
    614,
    'leaders who lie, and Ka‘b ibn Ujra',
    /\buj[ra]+h?\b.*\b(?:leader|ruler|amir)/,
    'كعب بن عجرة',
    'وصدقهم بكذبهم',
  ),
  anchor(
    1084,
    'a suitor of good religion and character',
    /\bproposes?\b|\breligion and character\b/,
    'ترضون دينه',
    'فزوجوه',
  ),
  anchor(1376, 'deeds end but for three', /\bdies\b.*\bcharity\b.*\bknowledge\b/, 'انقطع عمله', 'صدقة جارية'),
  anchor(1924, 'the merciful are shown mercy', /\bmerciful\b.*\bearth\b/, 'الراحمون يرحمهم', 'من في الأرض'),
  anchor(1956, 'a smile is charity', /\bsmil\w*\b.*\bcharity\b/, 'تبسمك في وجه أخيك'),
  anchor(
    1987,
    'be mindful of God wherever you are',
    /\bwherever you are\b|\bfollow\b.*\b(?:evil|bad)\b.*\bgood\b/,
    'حيثما كنت',
    'الحسنة تمحها',
  ),
  anchor(2140, 'Turner of hearts', /\b(?:changer|turner|controller) of (?:the )?hearts\b|muqallib/, 'يا مقلب القلوب'),
  anchor(2317, 'leaving what does not concern', /\bleav\w*\b.*\bconcern\b/, 'حسن إسلام المرء'),
  anchor(2344, 'trust in God, and birds', /\bbirds?\b.*\b(?:empty|hungry)\b.*\bfull\b/, 'حق توكله', 'تغدو خماصا'),
  anchor(2499, 'the best of those who sin', /\bson of adam\b.*\b(?:repent)/, 'كل ابن آدم خطاء', 'التوابون'),
  anchor(2516, 'a boy behind the Prophet', /\bpens\b.*\b(?:lifted|raised|dried)/, 'يا غلام', 'رفعت الأقلام'),
  anchor(2616, 'the head of the matter, and the tongue', /\btongues?\b.*\bmother\b/, 'رأس الأمر الإسلام', 'ثكلتك أمك'),
  anchor(2641, 'seventy-three sects', /\bseventy three\b/, 'ثلاث وسبعين ملة', 'وأصحابي'),
  anchor(2910, 'ten for each letter', /\bletter\b.*\b(?:alif|alef)\b/, 'ألف حرف', 'وميم حرف'),
  anchor(3383, 'the best remembrance', /\bbest (?:of )?(?:the )?(?:remembrance|dhikr)\b/, 'أفضل الذكر', 'أفضل الدعاء'),
  anchor(3540, 'sins that reach the clouds', /\bson of adam\b.*\b(?:clouds?|sky)\b/, 'عنان السماء', 'بقراب الأرض'),
  anchor(
    3895,
    'the best to their families',
    /\bbest (?:of|to|among)\b.*\b(?:wives|wife|family|families)\b/,
    'خيركم لأهله',
    'وأنا خيركم لأهلي',
  ),
];
