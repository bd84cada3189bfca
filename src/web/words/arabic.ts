import { formatReferenceInArabic } from '../../references/format-reference-in-arabic.ts';
import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

/** A thing and its number behind a colon: no form of the thing has to agree with the number. */
const counted = (what: string) => (count: number) => `${what}: ${arabicFigures(count)}`;

export const arabic: Words = {
  language: 'ar',
  voices: {
    note: 'مقال المحررين',
    program: 'جمعه برنامج',
    sample: 'جواب للمثال',
    foreign: 'ليس مما كتبه هذا الموقع',
  },
  noScholar: 'لم يراجعه أحد من أهل العلم',
  counts: {
    verified: counted('نصوص بلفظها'),
    'reference-exists': counted('مراجع موجودة'),
    misquoted: counted('نصوص تخالف المصدر'),
    misattributed: counted('نصوص في موضع آخر'),
    'no-such-reference': counted('مراجع لا وجود لها'),
    'not-in-corpus': counted('نصوص لم توجد'),
    'place-unread': counted('نصوص لم يثبت موضعها'),
    unchecked: counted('مراجع ليست عندنا'),
  },
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
  morePassages: (count) => (count === 1 ? 'نص آخر: ' : 'نصوص أخرى: '),
  sources: (count) => `المراجع (${arabicFigures(count)})`,
  copyAnswer: 'نسخ الجواب',
  answerCopied: 'نُسخ الجواب',
  share: 'مشاركة',
  shareAnswer: 'مشاركة هذا الجواب',
  shareNote: 'مشاركة هذا المقال',
  linkCopied: 'نُسخ الرابط',
  print: 'طباعة',
  askAnother: 'اسأل سؤالا آخر',
  fromTheQuran: 'من القرآن',
  showOtherPassages: (count) => (count === 1 ? 'إظهار النص الآخر' : `إظهار النصوص الأخرى (${arabicFigures(count)})`),
  showLess: 'إخفاء',
  askAboutThis: 'اسأل عن هذا',
  relatedNotes: 'مقالات قريبة',
  secondReading: (date) => `قُرئت مراجعه مرة ثانية في ${date}`,
  aboutNotes:
    'كتب محررو الموقع هذا المقال بمساعدة برامج، ولم يراجعه أحد من أهل العلم. وليس هذا فتوى: اسأل عالما تثق به عن حالتك.',
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
