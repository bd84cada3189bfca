import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { testCorpus } from '../../support/test-corpus.ts';

// Words of other people beside a reference to the Quran: they are no misquotation of it.

const corpus = testCorpus();
const checker = new Checker(corpus);
const { translation = '' } = corpus.verses.find(({ surah, ayah }) => surah === 94 && ayah === 5) ?? {};

const sayings = {
  en: [
    'A friend in need is a friend indeed',
    'The wound is the place where the light enters you',
    'Congress shall make no law respecting an establishment of religion',
    'Knowledge without action is madness and action without knowledge is void',
    'The arc of the moral universe is long but it bends toward justice',
  ],
  ar: [
    'الصديق وقت الضيق',
    'من جد وجد ومن زرع حصد',
    'العلم بلا عمل جنون والعمل بلا علم لا يكون',
    'خير الكلام ما قل ودل ولم يطل فيمل',
  ],
};

test.each([
  ['en', 'As the proverb goes, "{}." God is described as nearer to man than his jugular vein (50:16).'],
  ['en', 'The Constitution states: “{}.” The Qur’an forbids usury (2:275-279; 3:130).'],
  ['en', 'Believers are told to verify news (Quran 49:6). Rumi’s line “{}” is loved by many.'],
  ['en', 'Al-Ghazali wrote: “{}.” See Quran 61:2-3 for the same thought.'],
  ['en', 'The verse of the Throne (2:255) is well known. A poet said: “{}”.'],
  ['en', 'Prayer is commanded in Quran 2:43. As my grandmother used to say, “{}.”'],
  ['en', `The newspaper wrote “{}”. Allah says: “${translation}” (94:5).`],
  ['en', 'Luqman’s advice is in Quran 31:13-19; compare the English proverb “{}”.'],
  ['en', '“{}”, wrote the judge. The Quran commands justice [Quran 4:135].'],
  ['en', `The Quran (2:153) praises patience: “${translation}” [Quran 94:5]. The saying “{}” is not from it.`],
  ['ar', 'والله أقرب إلى الإنسان من حبل الوريد (ق: 16). وفي المثل: "{}".'],
  ['ar', 'يقول المثل: «{}». وقد نهى القرآن عن الربا (البقرة: 275).'],
  ['ar', 'أمر الله بالتثبت (الحجرات: 6). وقال الشاعر: "{}".'],
  ['ar', 'جاء في الجريدة «{}»، ثم ذكر الكاتب الآية [البقرة: 255].'],
] as const)('%s: %s', (language, form) => {
  for (const saying of sayings[language]) {
    const text = form.replace('{}', saying);
    const said = checker.checkText(text).filter(({ quotation }) => quotation?.includes(saying));
    expect(
      said.filter(({ verdict }) => verdict !== 'unchecked'),
      text,
    ).toEqual([]);
  }
});

test.each([
  'In Quran 2:183 God says “{}”.',
  'Allah says: “{}” (2:183).',
  '“{}”, as God says in Quran 2:183.',
  '[Quran 2:183] tells those who believe: “{}”.',
  'Quran 2:183 says “{}”.',
  'The verse reads “{}” [Quran 2:183].',
])('invented words that are said to be the verse’s are still refused: %s', (form) => {
  const text = form.replace('{}', 'Whoever smiles at a stranger shall be forgiven forty years of sins');
  expect(checker.checkText(text).map(({ verdict }) => verdict)).toContain('not-in-corpus');
});

test('an everyday phrase that many verses share quotes nothing, unless it is announced', () => {
  expect(checker.checkText('والله غفور رحيم، وهو على كل شيء قدير في كل حال')).toEqual([]);
  expect(checker.checkText('قال تعالى: وهو على كل شيء قدير').map(({ verdict }) => verdict)).toEqual(['verified']);
});
