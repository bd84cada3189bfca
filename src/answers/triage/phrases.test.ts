import { expect, test } from 'vitest';
import { phrases, says } from './phrases.ts';
import { wordsOf } from './words.ts';

const matches = (written: string, text: string) => says(wordsOf(text), phrases(written));

test('a phrase is found anywhere in a text, word by word', () => {
  expect(matches('to die', 'I want to die.')).toBe(true);
  expect(matches('to die', 'I want to diet.')).toBe(false);
  expect(matches('kill|hurt myself', 'do not hurt myself')).toBe(true);
  expect(matches('divorc*', 'Divorcing')).toBe(true);
});

test('an optional word may be missing', () => {
  expect(matches('wanna to? die', 'wanna die')).toBe(true);
  expect(matches('wanna to? die', 'wanna to die')).toBe(true);
});

test('a gap skips a few words, but no sentence end and no negation', () => {
  expect(matches('i .. want to die', 'I just really want to die')).toBe(true);
  expect(matches('i .. want to die', 'I do not want to die')).toBe(false);
  expect(matches('i .. want to die', 'So do I. They want to die')).toBe(false);
  expect(matches('died ... house', 'He died last year. He left us a house')).toBe(true);
});

test('a phrase can be bound to the beginning of a sentence', () => {
  expect(matches('^ want to die', 'Help. Want to die')).toBe(true);
  expect(matches('^ want to die', 'Those who want to die')).toBe(false);
});

test('Arabic is compared without vowel signs, hamza seats and joined conjunctions', () => {
  expect(matches('أريد', 'اُرِيدُ')).toBe(true);
  expect(matches('زوجي', 'وزوجي')).toBe(true);
  expect(matches('الحياة', 'الحياه')).toBe(true);
});
