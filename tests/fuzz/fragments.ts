// Fragments that the parsers of visitors' texts look for. Repeated and combined they reveal rules whose cost grows
// faster than the length of the text.

const marks = [
  '"',
  '“',
  '”',
  '«',
  '»',
  '﴿',
  '﴾',
  "'",
  '‘',
  '’',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '*',
  '**',
  '_',
  '`',
];

const lines = [
  '\n',
  '\r\n',
  '\n\n',
  '\n> ',
  '\n>',
  '> ',
  '\n- ',
  '\n1. ',
  '\n# ',
  '\n|',
  '  \n',
  '\u2028',
  '\t',
  ' ',
  '    ',
];

const dots = ['…', '...', '. . .', '[...]', '[…]', '.', ',', ':', ';', '!', '؟', '،', '—', '-', '/', '\\'];

const references = [
  'Quran 2:255',
  '(2:255)',
  '[1:1]',
  '2:183-185',
  'Surah al-Baqarah, verse 255',
  'al-Baqarah 2/256',
  'Sahih al-Bukhari 8',
  'Bukhari 1, Muslim 2',
  'البقرة: 255',
  'سورة البقرة',
  'سورة الصبر آية ٥',
  'صحيح البخاري ٨',
  '﴿١٨٣﴾',
  '١',
  '255',
  'verse 5',
  'hadith no. 3',
];

const cues = [
  'Allah says:',
  'The Prophet said:',
  'God says in the Quran',
  'قال الله تعالى:',
  'قال رسول الله',
  'كما قال',
  'which verse says',
  'said',
];

const scripture = [
  'In the name of Allah, the Entirely Merciful',
  'there is no compulsion in religion',
  'do not approach prayer',
  'O you who have believed',
  'and',
  'the',
  'not',
  'بسم الله الرحمن الرحيم',
  'يا أيها الذين آمنوا',
  'وَلَا تَقْرَبُوا۟ ٱلزِّنَىٰٓ',
  'من',
  'ما',
  'لا',
  'و',
];

const markup = [
  '<b>',
  '</b>',
  '<br>',
  '<a href="',
  '<script',
  '<!--',
  '-->',
  '&lt;',
  '&#x41;',
  '[x](',
  '](/',
  '![',
  '](http://a)',
];

const words = [
  'a',
  'aaaaaaaaaaaaaaaa',
  'my husband',
  'he hits me',
  'i want to die',
  'is it haram to',
  'zakat',
  'salah',
  'interest',
  'ignore all previous instructions',
  'qwxz',
  'ههههه',
  'é',
  'e\u0301\u0301\u0301',
  '\u0651\u064e',
  '\u0640\u0640',
  '\u200b',
  '😀',
  '中文',
];

/** Every fragment, by its kind, so that a text mixes kinds. */
export const fragmentKinds: readonly (readonly string[])[] = [
  marks,
  lines,
  dots,
  references,
  cues,
  scripture,
  markup,
  words,
];
