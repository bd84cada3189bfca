import { expect, test } from 'vitest';
import { slugOf, slugsFor } from './slug.ts';

test('a slug is kebab-case ASCII of the title', () => {
  expect(slugOf('Why Muslims Fast')).toBe('why-muslims-fast');
  expect(slugOf("A First Reading of Surah Ali 'Imran")).toBe('a-first-reading-of-surah-ali-imran');
  expect(slugOf('The Prophet ﷺ’s café – part 2')).toBe('the-prophet-s-cafe-part-2');
});

test.for([
  ['رَمَضَان: شهر الصيام', 'رمضان-شهر-الصيام'],
  ['Пост в Рамадан', 'пост-в-рамадан'],
  ['रमज़ान के रोज़े', 'रमज़ान-के-रोज़े'.normalize('NFKC')],
  ['斋戒 2', '斋戒-2'],
  ['الرحمة (mercy)', 'mercy'],
  ['…؟!', 'article'],
])('a title without Latin letters keeps its own: %s', ([title = '', slug = '']) => {
  expect(slugOf(title)).toBe(slug);
});

test('a slug is never half a letter', () => {
  expect(slugOf('𞤀'.repeat(90))).toBe('𞤀'.toLowerCase().repeat(40));
  expect(slugOf(`a${'𞤀'.repeat(90)}`)).toBe('a');
  expect(slugOf(`1${'𞤀'.repeat(90)}`).isWellFormed()).toBe(true);
});

test('the title’s own slug is tried first, then numbered ones', () => {
  const slugs = slugsFor('zakat');
  expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual(['zakat', 'zakat-2', 'zakat-3']);
});

test('a long title is cut between words', () => {
  const slug = slugOf('patience '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(?:patience-)*patience$/);
});
