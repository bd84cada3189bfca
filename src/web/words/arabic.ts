import { formatReferenceInArabic } from '../../references/format-reference-in-arabic.ts';
import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

export const arabic: Words = {
  language: 'ar',
  voices: {
    note: 'مقال المحررين',
    program: 'جمعه برنامج',
    sample: 'جواب للمثال',
    foreign: 'ليس مما كتبه هذا الموقع',
  },
  noScholar: 'لم يراجعه أحد من أهل العلم',
  namedWork: 'كتاب مذكور ليس في هذه المكتبة: لم يُتحقق منه',
  verdicts: {
    verified: 'تم التحقق',
    misquoted: 'يخالف المصدر',
    misattributed: 'في موضع آخر',
    'no-such-reference': 'لا وجود لهذا المرجع',
    'not-in-corpus': 'لم يوجد في الطبعات التي عندنا',
    'reference-exists': 'الموضع موجود، ولم يقارن اللفظ',
    'place-unread': 'اللفظ موجود، ولم يثبت الموضع',
    unchecked: 'لم يفحص هنا',
  },
  verifiedWords: 'تم التحقق من اللفظ',
  whatThisMeans: 'ما معنى هذا',
  marks: {
    verified: 'تم التحقق من اللفظ',
    exists: 'الموضع موجود، ولم يذكر لفظه هنا',
    unheld: 'ليس عندنا، فلم يفحص',
  },
  sources: (count) => `المراجع (${arabicFigures(count)})`,
  share: 'مشاركة',
  linkCopied: 'نُسخ الرابط',
  print: 'طباعة',
  showLess: 'إخفاء',
  onThisPage: 'في هذه الصفحة',
  reference: formatReferenceInArabic,
  // The translations stand on the English pages.
  editions: () => 'القرآن بالرسم العثماني',
  legend: { verified: 'تم التحقق من اللفظ', exists: 'الموضع موجود', unheld: 'ليس عندنا', more: 'معنى العلامات' },
  date: inArabic,
};

const monthsInArabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');

/** `٢٣ نوفمبر ٢٠٢٦`: by hand, because browsers disagree about the names of the months and the figures. */
function inArabic(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const month = monthsInArabic[date.getUTCMonth()] ?? '';
  return `${arabicFigures(date.getUTCDate())} ${month} ${arabicFigures(date.getUTCFullYear())}`;
}
