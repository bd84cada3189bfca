import { expect, test } from 'vitest';
import { readPremise } from './read-premise.ts';

test.for([
  ['which surah says cleanliness is half of faith', 'cleanliness is half of faith'],
  ['Where in the Quran does it say that God is one and has no partner?', 'God is one and has no partner'],
  ['where does the quran say eve was made from a rib', 'eve was made from a rib'],
  ['quote the verse where Allah says “I was a hidden treasure”', 'I was a hidden treasure'],
  ['is it in the Quran that cleanliness is half of faith?', 'cleanliness is half of faith'],
  ['give me the ayah that says whoever forwards this is forgiven', 'whoever forwards this is forgiven'],
  ['why does the quran say the earth is flat', 'the earth is flat'],
  ['في أي سورة وردت آية «الجنة تحت أقدام الأمهات»؟', 'الجنة تحت أقدام الأمهات'],
  ['هل توجد آية تقول الصبر مفتاح الفرج', 'الصبر مفتاح الفرج'],
  ['في أي سورة قال الله: اعمل لدنياك كأنك تعيش أبدا', 'اعمل لدنياك كأنك تعيش أبدا'],
  ['ayat mana yang berbunyi bersama kesulitan ada kemudahan', 'bersama kesulitan ada kemudahan'],
])('what is taken for granted is read: %s', ([question = '', claim]) => {
  expect(readPremise(question)?.claim).toBe(claim);
});

test('a hadith is distinguished from a verse, and a rule from words and from a mere question', () => {
  expect(readPremise('quote the hadith where the prophet said religion is easy')).toMatchObject({ of: 'hadith' });
  expect(readPremise('which verse forbids music')).toMatchObject({ manner: 'rule', claim: 'music' });
  expect(readPremise('does the quran say the earth is flat')).toMatchObject({ manner: 'whether' });
});

test.for([
  'which verse talks about patience',
  'verses about charity',
  'what does the quran say about the moon',
  'where is patience mentioned in the quran',
  'what did the prophet say about honey',
  'does the quran say anything about dinosaurs',
  'which surah is about Mary',
  'what does 2:255 say',
  'أي آية تتحدث عن الصبر',
  'في أي سورة ذكرت قصة يوسف',
  'في أي سورة وردت آية الكرسي',
])('a question for a topic takes nothing for granted: %s', (question) => {
  expect(readPremise(question)).toBeUndefined();
});
