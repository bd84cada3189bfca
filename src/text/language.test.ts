import { expect, test } from 'vitest';
import { isInArabicScript, isPersianOrUrdu } from './language.ts';

test.each([
  'لماذا نصوم رمضان؟',
  'ما معنى التقوى',
  // The same language on a Persian keyboard.
  'ما هی الزکاة',
  'الصبر فی القرآن',
  'کیف أتوب إلى الله',
  'ما حکم الصلاة فی البیت',
  'هل یجوز لی أن أصلی قاعدا',
  'معنی التقوی',
  'یجوز الکذب',
])('“%s” is Arabic', (text) => {
  expect(isInArabicScript(text) && !isPersianOrUrdu(text)).toBe(true);
});

test.each([
  'والدین کے حقوق قرآن میں',
  'روزہ کیوں رکھتے ہیں',
  'نماز کی فضیلت',
  'حکم نماز در سفر',
  'صبر در قرآن برای مؤمنان است یا نه',
  'معنی صبر در قرآن',
  'روزی که قیامت شود',
])('“%s” is Persian or Urdu', (text) => {
  expect(isInArabicScript(text) && isPersianOrUrdu(text)).toBe(true);
});

test('a text is in the Arabic script when most of its letters are', () => {
  expect(isInArabicScript('ما معنى التقوى (taqwa)؟')).toBe(true);
  expect(isInArabicScript('what does تقوى mean')).toBe(false);
});
