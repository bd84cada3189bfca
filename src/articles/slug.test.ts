import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a slug is kebab-case ASCII of the title', () => {
  expect(slugOf('Why Muslims Fast')).toBe('why-muslims-fast');
  expect(slugOf("A First Reading of Surah Ali 'Imran")).toBe('a-first-reading-of-surah-ali-imran');
  expect(slugOf('The Prophet ﷺ’s café – part 2')).toBe('the-prophet-s-cafe-part-2');
  expect(slugOf('رمضان')).toBe('article');
});

test('a long title is cut between words', () => {
  const slug = slugOf('patience '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(?:patience-)*patience$/);
});
