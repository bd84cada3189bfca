import { expect, test } from 'vitest';
import { testNote, testText } from '../../../tests/support/test-note.ts';
import { checkNote } from './check-note.ts';

const english = `
## What breaks the fast {#what-breaks-it}

? what breaks the fast
? does eating break the fast
? mubtilat al siyam

Eating, drinking and intercourse from dawn to sunset break the fast on purpose [Quran 2:187].

# Where scholars differ

## Inhalers {#inhalers}

? asthma pump fasting
? can i use my inhaler
? inhaler roza

Inhalers are judged differently: some contemporary jurists hold that they break the fast, others that they do not.`;

const arabic = `
## مبطلات الصيام {#what-breaks-it}

? ما يبطل الصيام
? هل الأكل يفطر

يبطل الصيام بالأكل والشرب والجماع عمدا من الفجر إلى الغروب [Quran 2:187].

# مواضع الاختلاف

## البخاخ {#inhalers}

? هل البخاخ يفطر
? بخاخ الربو في رمضان

يختلف الفقهاء المعاصرون في بخاخ الربو: فمنهم من يراه مفطرا ومنهم من لا يراه كذلك.`;

const check = (inEnglish: string, inArabic: string) =>
  checkNote(testNote('fasting', 'Fasting', inEnglish, { arabic: testText('الصيام', inArabic) }));

test('a note of the right form has no fault', () => {
  expect(check(english, arabic)).toEqual([]);
});

test.for([
  [
    'too few questions',
    english.replace('? mubtilat al siyam\n', ''),
    arabic,
    '“what-breaks-it” needs 3 to 8 questions',
  ],
  [
    'a question of two points',
    english.replace('inhaler roza', 'What breaks the fast?'),
    arabic,
    'is asked by two points',
  ],
  ['a point too short', english.replace(/Inhalers are judged.*$/u, 'Inhalers do.'), arabic, '“inhalers” has 2 words'],
  ['a point that leans', english.replace('Eating,', 'These: eating,'), arabic, 'cannot be read alone: “These”'],
  ['a list without a sentence', english.replace('Eating,', '- Eating,'), arabic, 'must begin with a sentence'],
  ['an Arabic point too few', english, arabic.slice(0, arabic.indexOf('# مواضع')), 'its points are not those'],
  ['a reference of the Arabic alone', english, arabic.replace('187', '183'), 'cites Quran 2:183'],
] as const)('%s is a fault', ([, inEnglish, inArabic, fault]) => {
  expect(check(inEnglish, inArabic).join('\n')).toContain(fault);
});
