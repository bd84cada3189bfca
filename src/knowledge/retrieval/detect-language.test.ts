import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { indexThesaurus } from './index-thesaurus.ts';
import { loadThesaurus } from './load-thesaurus.ts';
import { foldedWords } from './stems/search-stems.ts';

const { stopWords } = indexThesaurus(await loadThesaurus('content'));

const english = new Set(['men', 'patience', 'reading', 'haram']);

test.each([
  ['What does the Quran say about patience?', 'en'],
  ['hajj', 'en'],
  ['x-men reading order', 'en'],
  ['quraan vers abuot pateince', 'en'],
  ['ist eine Versicherung haram', 'de'],
  ['abdest nasıl alınır', 'tr'],
  ['apakah asuransi haram', 'id'],
  ['ماذا يقول القرآن عن الصبر', 'ar'],
  ['والدین کے حقوق قرآن میں', 'ur'],
  ['نماز کی فضیلت', 'ur'],
  ['ما هی الزکاة', 'ar'],
  ['ما حکم الصلاة فی البیت', 'ar'],
  ['roza kab se kab tak hota hai', 'ur-Latn'],
  ['que dit le coran sur le voile des femmes', 'fr'],
  ['¿qué dice el Corán sobre los cristianos?', 'es'],
  ['oruç ne zaman tutulur', 'tr'],
  ['ayat tentang jodoh dan pernikahan', 'id'],
  ['vad säger koranen om fastan', 'sv'],
  ['что говорит Коран о посте', 'ru'],
  ['古兰经怎么说斋戒', 'zh'],
  ['রোজা সম্পর্কে কুরআন কী বলে', 'bn'],
])('%s is in %s', (question, language) => {
  expect(detectLanguage(question, foldedWords(question), stopWords, (word) => english.has(word))).toBe(language);
});
