import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test('only Arabic is marked as Arabic; Urdu and Persian are set from right to left', () => {
  expect(languageOf('ما هی الزکاة')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageOf('نماز کی فضیلت')).toEqual({ dir: 'rtl' });
  expect(languageOf('Why do Muslims fast?')).toEqual({ dir: 'auto' });
});
