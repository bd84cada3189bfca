import { expect, test } from 'vitest';
import { languageOf } from './question-language.ts';

test('Arabic is answered in Arabic, everything else in English', () => {
  expect(languageOf('لماذا نصوم رمضان؟')).toBe('ar');
  expect(languageOf('ما معنى التقوى (taqwa)؟')).toBe('ar');
  expect(languageOf('Why do Muslims fast?')).toBe('en');
  expect(languageOf('what does تقوى mean')).toBe('en');
  expect(languageOf('ما هی الزکاة')).toBe('ar');
  expect(languageOf('ما حکم الصلاة فی البیت')).toBe('ar');
  expect(languageOf('نماز کی فضیلت')).toBe('en');
  expect(languageOf('روزہ کیوں رکھتے ہیں')).toBe('en');
  expect(languageOf('¿Por qué?')).toBe('en');
});
