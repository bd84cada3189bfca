import { expect, test } from 'vitest';
import { testNotes } from '../../../tests/support/test-notes.ts';
import { formatReference } from '../../references/format-reference.ts';
import { readCommand } from './read-command.ts';

const read = (question: string) => {
  const command = readCommand(question);
  if (command?.kind === 'passages') return command.references.map(formatReference).join(', ');
  return command && ('surah' in command ? `${command.kind} ${command.surah}` : command.kind);
};

test.each([
  ['2:255', 'Quran 2:255'],
  ['what does 4:34 say', 'Quran 4:34'],
  ['surah 4 verse 34', 'Quran 4:34'],
  ['explain quran 24:35 please', 'Quran 24:35'],
  ['سورة البقرة آية 255', 'Quran 2:255'],
  ['2:255, 2:256 and 2:257', 'Quran 2:255, Quran 2:256, Quran 2:257'],
  ['bukhari 5063', 'Sahih al-Bukhari 5063'],
  ['show me sahih muslim 8', 'Sahih Muslim 8'],
  ['surah 115', 'no-such-surah 115'],
  ['what is in sura 200', 'no-such-surah 200'],
  ['سورة رقم ١٢٠', 'no-such-surah 120'],
  ['surah 3 verse 201', 'no-such-verse 3'],
  ['verse says a2:183-1', 'Quran 2:183'],
  ['2:300', 'no-such-verse 2'],
  ['al baqarah 300', 'no-such-verse 2'],
  ['salam', 'greeting'],
  ['Assalamu alaikum', 'greeting'],
  ['as-salamu alaykum wa rahmatullahi wa barakatuh', 'greeting'],
  ['hello there', 'greeting'],
  ['salam how r u today', 'greeting'],
  ['السلام عليكم ورحمة الله وبركاته', 'greeting'],
  ['thank you so much', 'thanks'],
  ['jazakallah khair', 'thanks'],
  ['شكرا لكم', 'thanks'],
  ['barakallahu feek', 'thanks'],
  ['Jazak Allahu khayran brother', 'thanks'],
  ['thanks so much, that cleared it up for me and my sister', 'thanks'],
  ['are you a person or a bot?', 'about-site'],
  ['Hello, am I talking to a real human', 'about-site'],
  ['who writes this', 'about-site'],
  ['هل أنت برنامج؟', 'about-site'],
])('%s is %s', (question, expected) => {
  expect(read(question)).toBe(expected);
});

test.each([
  'does quran 4:34 allow a husband to hit his wife',
  'Assalamu alaikum, is crypto halal?',
  'hi is music haram',
  'what time is it, 2:30 pm',
  'thank you for the answer but what about women in prayer',
  'why is Friday special',
  'surah yaseen benefits',
  'are you a muslim if you do not pray',
  'who made this world',
  'thanks, is it also haram to sell it',
  'ما هي أركان الإسلام',
  'barakah in wealth',
  'jazakallah meaning',
  'ما هو الإسلام',
  'السلام عليكم ما حكم الموسيقى في الإسلام',
  'متى فرضت الصلاة في الإسلام يا شيخ',
])('%s is an ordinary question', (question) => {
  expect(read(question)).toBeUndefined();
});

test('no question that a note answers is taken for small talk, in either language', async () => {
  const questions = (await testNotes())
    .flatMap(({ english, arabic }) => [english, ...(arabic ? [arabic] : [])])
    .flatMap(({ points }) => points.flatMap(({ questions }) => questions));
  expect(questions.length).toBeGreaterThan(5_000);
  const smallTalk = questions.filter((question) => ['greeting', 'thanks', 'about-site'].includes(read(question) ?? ''));
  expect(smallTalk).toEqual([]);
});
