import type { Edition } from './units.ts';

/** Words on which the meaning of a verse depends, in their bare form (see `bareWord`): targets of mutations. */
interface TellingWords {
  negations: readonly string[];
  numbers: readonly string[];
  names: readonly string[];
  pronouns: readonly string[];
}

const english: TellingWords = {
  negations: ['not', 'never', 'no', 'nor', 'neither', 'none', 'without'],
  numbers: [
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'forty', 'seventy'],
    ...['hundred', 'thousand', 'half', 'third', 'fourth', 'sixth', 'twice'],
  ],
  names: [
    ...['moses', 'jesus', 'abraham', 'noah', 'lot', 'aaron', 'david', 'solomon', 'joseph', 'jacob', 'isaac', 'ishmael'],
    ...['pharaoh', 'mary', 'adam', 'hud', 'salih', 'shuayb', 'zechariah', 'john', 'job', 'jonah', 'elias', 'satan'],
  ],
  pronouns: [
    ...['he', 'she', 'it', 'they', 'we', 'you', 'i', 'him', 'her', 'them', 'us', 'me', 'his', 'their', 'our', 'your'],
    ...['my', 'its', 'who', 'whom', 'this', 'that', 'those', 'these'],
  ],
};

const arabic: TellingWords = {
  negations: ['لا', 'ولا', 'ما', 'وما', 'لم', 'ولم', 'لن', 'ولن', 'ليس', 'غير', 'فلا', 'الا'],
  numbers: [
    ...['واحد', 'واحده', 'اثنين', 'اثنتين', 'ثلاثه', 'ثلاث', 'اربعه', 'اربع', 'خمسه', 'سته', 'سبعه', 'سبع', 'ثمانيه'],
    ...[
      'تسعه',
      'تسع',
      'عشر',
      'عشره',
      'اربعين',
      'سبعين',
      'ثمانين',
      'الف',
      'الفا',
      'مايه',
      'نصف',
      'ثلث',
      'الثلث',
      'الربع',
    ],
    ...['السدس', 'الثمن', 'ثلاثون', 'ثلاثين', 'خمسين', 'مرتين'],
  ],
  names: [
    ...['موسي', 'عيسي', 'ابراهيم', 'نوح', 'نوحا', 'لوط', 'لوطا', 'هارون', 'داود', 'سليمان', 'يوسف', 'يعقوب', 'اسحاق'],
    ...[
      'اسماعيل',
      'فرعون',
      'مريم',
      'ادم',
      'هود',
      'صالح',
      'صالحا',
      'شعيب',
      'زكريا',
      'ايوب',
      'الياس',
      'الشيطان',
      'ابليس',
    ],
  ],
  pronouns: [
    'هو',
    'هي',
    'هم',
    'انت',
    'انتم',
    'نحن',
    'انا',
    'الذي',
    'الذين',
    'التي',
    'هذا',
    'هذه',
    'ذلك',
    'تلك',
    'اوليك',
    'من',
  ],
};

export function tellingWordsOf(edition: Edition): TellingWords {
  return edition === 'english' ? english : arabic;
}
