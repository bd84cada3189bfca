/** The visitor's household and relatives. */
export const KIN =
  'husband|hubby|wife|father|dad|daddy|mother|mom|mum|brother|brothers|sister|sisters|uncle|aunt|parents|stepfather|stepdad|stepmother|stepmom|' +
  'son|daughter|cousin|boyfriend|girlfriend|fiance|fiancee|ex|inlaws|laws|family|partner|spouse|grandfather|grandmother|grandpa|grandma|baba|bro|sis|nephew|niece';

/** Anyone the visitor knows. */
export const NEAR = `${KIN}|friend|bestfriend|roommate|flatmate|colleague|coworker|classmate|neighbor|neighbour|student|teacher|girl|boy|guy|kid|child`;

/** Men who are not a spouse and may have power over a child or a guest. */
export const MEN =
  'father|dad|stepfather|stepdad|stepbrother|uncle|uncles|cousin|brother|brothers|grandfather|grandpa|granddad|teacher|tutor|ustadh|ustaz|ustad|imam|sheikh|shaykh|' +
  'qari|maulana|mawlana|molvi|moulvi|mullah|hafiz|coach|boss|employer|sponsor|neighbor|neighbour|doctor|raqi|healer|driver|babysitter|man|men|guy|guys|someone|somebody';

/** Young people in somebody's care. */
export const YOUNG =
  'son|sons|daughter|daughters|child|children|kid|kids|baby|toddler|infant|newborn|nephew|nephews|niece|nieces|girl|girls|boy|boys|student|students|pupils|grandson|granddaughter|stepdaughter|stepson|sister|sisters|brother|brothers';

/** Ages below eighteen, in figures and in words. */
export const UNDER_AGE =
  '5|6|7|8|9|10|11|12|13|14|15|16|17|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';

export const HARMS =
  'hit|hits|hitting|beat|beats|beating|beaten|slap*|punch*|kick|kicks|kicked|kicking|choke*|choking|strangl*|rape*|raping|' +
  'molest*|abuse*|abusing|threaten*|assault*|whip*|stab*|attack*|grab*|shov*|torture*|burns|burned|burnt|scald*|smack*|spank*|bites|bit|' +
  'spits|hurts|drags|dragged|pushes|pushed|slams|slammed|headbutt*|batter*|bruise*';

export const THEMSELVES = 'himself|herself|themselves|themself|hisself';
