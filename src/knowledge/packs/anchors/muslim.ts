import { anchor, counted } from './anchor.ts';

/** By the numbers of Abd al-Baqi; where several narrations share one, the first is meant. */
export const muslim = [
  counted(
    93,
    anchor(
      8,
      'Gabriel asks about Islam, faith',
      /ma ?bad (al |ul )?juhan|white (clothes|clothing|garments?|dress)\b.{0,60}\bblack/,
      'معبد الجهني',
      'بياض الثياب',
    ),
  ),
  counted(
    177,
    anchor(
      49,
      'change evil by hand, tongue, heart',
      /hand.*tongue.*(weakest|least|lowest|minimum)\b.{0,20}\b(faith|iman|belief)/,
      'فليغيره بيده',
      'أضعف الإيمان',
    ),
  ),
  counted(
    196,
    anchor(
      55,
      'religion is sincere advice',
      /(religion|deen|din) (is|means|consists)\b.{0,25}(sincer|nas[ei]+ha|advice|counsel|well wish|good ?will)/,
      'الدين النصيحة',
      'وعامتهم',
    ),
  ),
  counted(
    534,
    anchor(223, 'purity is half of faith', /\bhalf (of )?(the )?(faith|iman|belief)/, 'شطر الإيمان', 'والصدقة برهان'),
  ),
  counted(
    1528,
    anchor(
      671,
      'mosques dearest, markets most hated',
      /(dear|belov|love)\w*.{0,60}(mosque|masjid)\w*.{0,90}(market|bazaar)|(mosque|masjid)\w*.{0,60}(hate|loath|abhor|detest|repugn)\w*.{0,60}(market|bazaar)/,
      'أحب البلاد',
      'أسواقها',
    ),
  ),
  counted(
    1885,
    anchor(
      810,
      'greatest verse, Throne verse, Ubayy',
      /\bab[ua] (a?l )?mun(dh|z|d|th)ir.*(great|knowledge)/,
      'أبا المنذر',
      'كتاب الله معك',
    ),
  ),
  counted(
    2346,
    anchor(
      1015,
      'Allah accepts only the good',
      /(dishevel|unkempt|tousl|matted)\w*.{0,260}(unlawful|haram|forbidden|prohibited|illegitimate)|(allah|god) is (good|pure) and.{0,20}accept/,
      'أشعث أغبر',
      'ومطعمه حرام',
    ),
  ),
  counted(2758, anchor(1164, 'six fasts of Shawwal', /\bsix\b.{0,30}shaww?al|shaww?al.{0,30}\bsix\b/, 'ستا من شوال')),
  counted(
    3288,
    anchor(
      1348,
      'Arafa frees most from Hell',
      /(free|ransom|releas|emancipat|redeem|liberat)\w*.{0,80}(hell|fire).{0,80}\barafa/,
      'من يوم عرفة',
      'يباهي بهم',
    ),
  ),
  counted(
    4094,
    anchor(
      1599,
      'lawful clear, unlawful clear, doubtful',
      /(doubtful|ambiguous|unclear|dubious|suspicious).*(shepherd|pastur|graz)/,
      'الحلال بين',
      'في الجسد مضغة',
    ),
  ),
  counted(
    4223,
    anchor(
      1631,
      'deeds end at death except three',
      /\bdies\b.{0,60}(end|ceas|cut off|stop|terminat|discontinu|sever).*(charity|sadaqa|alms).*knowledge/,
      'صدقة جارية',
      'علم ينتفع',
    ),
  ),
  counted(
    4492,
    anchor(
      1718,
      'innovation in religion is rejected',
      /(innovat|introduc|invent)\w*.{0,40}(affair|matter|religion|deen|cause).{0,140}reject/,
      'أحدث في أمرنا',
      'فهو رد',
    ),
  ),
  counted(
    4927,
    anchor(
      1907,
      'actions are by intentions',
      /inten(t|d).*(migrat|hijra).*(marr|woman)/,
      'إنما الأعمال',
      'هجرته لدنيا',
    ),
  ),
  counted(
    5055,
    anchor(
      1955,
      'slaughter well, sharpen the blade',
      /when(ever)? you (have to |must )?(kill|slay)\b.{0,60}(slaughter|sacrific)/,
      'فأحسنوا القتلة',
      'شفرته',
    ),
  ),
  counted(
    5821,
    anchor(
      2230,
      'fortune-teller, prayer unaccepted forty nights',
      /(diviner|soothsayer|fortune ?teller|arraf|kahin).{0,140}forty/,
      'أتى عرافا',
      'أربعين ليلة',
    ),
  ),
  counted(
    5938,
    anchor(
      2276,
      'Allah chose Kinana, Quraysh, Hashim',
      /kin[a-z]{0,2}na\b.{0,140}qur[a-z]+sh.{0,140}hashim/,
      'اصطفى كنانة',
      'واصطفاني',
    ),
  ),
  counted(
    6541,
    anchor(
      2564,
      'no envy; brothers; piety is here',
      /(piety|taqwa|righteousness|god ?fearing\w*|fear of (allah|god)) (is |lies |exists )?(right |over )?here/,
      'ولا يخذله',
      'التقوى',
    ),
  ),
  counted(
    6572,
    anchor(
      2577,
      'My servants, I forbade oppression',
      /my (servants|slaves|worshippers)\b.{0,60}(forbid|forbad|prohibit|unlawful|haram).{0,60}(oppress|injustice|wrong|tyran|z?d?ulm)/,
      'حرمت الظلم',
      'فلا تظالموا',
    ),
  ),
  counted(
    6579,
    anchor(
      2581,
      'who is the bankrupt one',
      /(bankrupt|poor|insolvent|muflis|pauper).*(abus|insult|revil|curs).{0,200}blood/,
      'ما المفلس',
      'وسفك دم',
    ),
  ),
  counted(
    6804,
    anchor(
      2674,
      'caller to guidance or error',
      /(call|invit|summon)\w*.{0,40}(guidance|right).*(call|invit|summon)\w*.{0,40}(error|misguid|astray|deviat|wrong)/,
      'دعا إلى هدى',
      'دعا إلى ضلالة',
    ),
  ),
  counted(
    6853,
    anchor(
      2699,
      'relieving a believer; seeking knowledge',
      /(tranquil|sakin|seren|calm|peace)\w*.*(lineage|ancest|pedigree|genealog|descent|noble birth)/,
      'عون العبد',
      'لم يسرع به',
    ),
  ),
  counted(
    7103,
    anchor(
      2812,
      'Satan despairs of worship in Arabia',
      /(satan|devil|shay?i?tan|iblis)\w*.{0,40}(despair|hope|given up).*\barab/,
      'جزيرة العرب',
      'التحريش',
    ),
  ),
  counted(
    7417,
    anchor(
      2956,
      'world is the believer’s prison',
      /(prison|jail).{0,40}believer.{0,60}(paradise|garden|jannah|heaven).{0,40}(unbeliever|disbeliever|non believer|infidel|kafir)/,
      'سجن المؤمن',
      'وجنة الكافر',
    ),
  ),
  counted(
    7500,
    anchor(
      2999,
      'believer’s affair is all good',
      /(strange|wonder|amaz|marvel|remarkabl|astonish)\w*.{0,40}(believer|mu ?min).*good.*(patien|endur|persever|resign|steadfast)/,
      'عجبا لأمر المؤمن',
      'سراء شكر',
    ),
  ),
];
