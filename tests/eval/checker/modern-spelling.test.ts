import { expect, test } from 'vitest';
import { testCorpus } from '../../support/test-corpus.ts';
import { modernSpelling, plainSpelling } from './modern-spelling.ts';

const corpus = testCorpus();

test.each([
  [1, 4, 'مالك يوم الدين'],
  [2, 72, 'وإذ قتلتم نفسا فادارأتم فيها والله مخرج ما كنتم تكتمون'],
  [17, 81, 'وقل جاء الحق وزهق الباطل إن الباطل كان زهوقا'],
  [55, 13, 'فبأي آلاء ربكما تكذبان'],
  [69, 11, 'إنا لما طغى الماء حملناكم في الجارية'],
  [106, 1, 'لإيلاف قريش'],
  [109, 1, 'قل يا أيها الكافرون'],
])('%i:%i as it is typed today', (surah, ayah, typed) => {
  const verse = corpus.verses.find((each) => each.surah === surah && each.ayah === ayah);
  const words = (verse?.arabic ?? '').split(' ').map(modernSpelling);
  expect(plainSpelling(words.join(' '))).toBe(typed);
});
