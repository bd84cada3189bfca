import { expect, test } from 'vitest';
import { plainMarkup } from './plain-markup.ts';

test('tags are removed and their text stays', () => {
  expect(plainMarkup('a <b onclick="x">bold</b> word<script src=x>')).toBe('a bold word');
  expect(plainMarkup('<<b>script>')).toBe('‹script>');
  expect(plainMarkup('2 < 3')).toBe('2 ‹ 3');
});

test('only https links stay links, images become their text', () => {
  expect(plainMarkup('[a](https://example.org) [b](javascript:alert) [c](http://x)')).toBe(
    '[a](https://example.org) b c',
  );
  expect(plainMarkup('![cat](https://example.org/cat.png)')).toBe('[cat](https://example.org/cat.png)');
});

test('a bare reference is put in brackets, so that it is checked', () => {
  expect(plainMarkup("see the Qur'an 2:183-185, and (Quran 2:255)")).toBe('see [Quran 2:183-185], and [Quran 2:255]');
  expect(plainMarkup('[Quran 2:183; Quran 2:184]')).toBe('[Quran 2:183; Quran 2:184]');
});

test('marks that change the reading order are removed', () => {
  expect(plainMarkup('a\u202eb\u2066c')).toBe('abc');
});
