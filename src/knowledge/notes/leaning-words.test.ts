import { expect, test } from 'vitest';
import { leaningWords } from './leaning-words.ts';
import type { NoteWords } from './note.ts';

const leaning = (markdown: string) => leaningWords({ markdown: markdown as NoteWords });

test.each([
  'Both are allowed.',
  'These verses forbid it.',
  'They cite a report.',
  '**It** is required.',
  '- He allowed it.',
  'This verse is about war.',
  'Others hold the opposite.',
  'The verses above name three times.',
  'A fast is valid, as said above.',
  'Moses asked in the same conversation what he should do.',
  'وهذا جائز عند الجمهور.',
  'كما سبق في الوضوء.',
])('“%s” leans on what is not there', (text) => {
  expect(leaning(text)).toBeDefined();
});

test.each([
  'Both prayers of the feast have two units.'.replace('Both', 'The'),
  'Vomiting on purpose breaks the fast.',
  'Itikaf is a stay in the mosque.',
  'Hearing music is judged differently by scholars.',
  'The Quran forbids wine [Quran 5:90], and in the same verse gambling.',
  'Thisbe is no name in the Quran.',
  'هذان الحديثان'.replace('هذان', 'ورد'),
  'الوضوء شرط للصلاة.',
])('“%s” can be read alone', (text) => {
  expect(leaning(text)).toBeUndefined();
});
