import { afterAll, expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { testNotes } from '../../tests/support/test-notes.ts';
import { testRetrieval } from '../../tests/support/test-retrieval.ts';
import { Checker } from '../checker/checker.ts';
import { withArabicWorkNames } from '../knowledge/notes/arabic-work-names.ts';
import { loadWorks } from '../knowledge/profiles/load-profiles.ts';
import { answerQuestion } from './answer-question.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { AnswerEngine } from './engines/engine.ts';
import { extractiveEngine } from './engines/extractive/extractive-engine.ts';
import { siteText } from './site-text.ts';
import { loadTriage } from './triage/load-triage.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const retrieval = await testRetrieval(corpus);
afterAll(() => retrieval.close());
const lists = await loadTriage('content');

const works = await loadWorks('content/works.tsv');
const notes = withArabicWorkNames(await testNotes(), works);
const ownEngine = extractiveEngine(notes, corpus);

const ask = (question: string, engine: AnswerEngine = ownEngine, instead: AnswerEngine = ownEngine) =>
  answerQuestion(
    question,
    { retrieval, engine, ownEngine: instead, checker, notes, lists },
    AbortSignal.timeout(60_000),
  );

const drafting = (draft: DraftAnswer) => ({ name: 'test', draft: async () => draft });

test('a question is answered with verified verses', async () => {
  const { answer } = await ask('Why do Muslims fast in Ramadan?');
  expect(answer.engine).toBe('notes-and-verses');
  expect(answer.markdown).toContain('**Al-Baqarah** (The Cow), verse');
  expect(answer.sources.map(({ title }) => title).join()).toContain('Quran 2:18');
  expect(answer.sources.length).toBeLessThanOrEqual(8);
  expect(answer.check.citations.map(({ verdict }) => verdict)).toContain('verified');
  expect(answer.check.editions.length).toBeGreaterThan(0);
  expect(answer.markdown).toContain('No scholar has reviewed it.');
});

test('a question that names a verse is answered with it', async () => {
  const { answer } = await ask('What does 2:255 say?');
  expect(answer.markdown).toMatch(/^\*\*Al-Baqarah\*\* \(The Cow\), verse 255:\n\n> /);
  expect(answer.sources[0]?.title).toBe('Quran 2:255');
});

test('an Arabic question is answered in Arabic', async () => {
  const { answer } = await ask('ما الذي يبطل الصيام؟');
  expect(answer.markdown).not.toMatch(/\[Quran|\[Sahih/);
  expect(answer.markdown).toContain('[البقرة: ١٨٧]');
  expect(answer.markdown).not.toMatch(/[a-z]{3}(?![^(]*\))/);
  expect(answer.check.citations.length).toBeGreaterThan(0);
});

test('a single point that is likely but not sure is offered', async () => {
  const { kind, choices } = await ask('threading unibrow islam');
  expect([kind, choices.map(({ slug, point }) => `${slug}#${point}`)]).toEqual([
    'choice',
    ['hair-skin-and-beauty#facial-hair'],
  ]);
});

test('if nothing is found the reply says so politely', async () => {
  const { answer, kind } = await ask('asdf qwer zxcv');
  expect(kind).toBe('abstained');
  expect(answer.markdown).toMatch(/^This site found no note that answers this/);
  expect(answer).toMatchObject({ sources: [], check: { citations: [], editions: [] } });
});

test.for([
  ['I want to kill myself', 'emergency number', 'Quran 94:5-6'],
  ['أريد أن أموت', 'برقم الطوارئ', 'Quran 94:5-6', 'الشرح: ٥-٦'],
  ['My husband beats me', 'emergency number', 'Quran 16:90'],
  ['زوجي يضربني', 'برقم الطوارئ', 'Quran 16:90', 'النحل: ٩٠'],
])('who is in danger gets help first: %s', async ([question = '', help = '', verse = '', written = verse]) => {
  const { answer } = await ask(question);
  expect(answer.markdown.indexOf(help)).toBeGreaterThan(0);
  expect(answer.markdown.indexOf(help)).toBeLessThan(answer.markdown.indexOf(written));
  expect(answer.markdown).toContain('findahelpline.com');
  expect(answer.check.citations).toMatchObject([{ reference: verse, verdict: 'verified' }]);
});

test('a personal case gets general evidence and advice whom to ask', async () => {
  const { answer } = await ask('I divorced my wife three times in anger, is it valid?');
  expect(answer.markdown).toContain('Please ask a qualified scholar');
  // A passage that is held here, or a work of the schools.
  expect(answer.markdown).toMatch(/Three divorces[^\n]*\[(?:Quran|Sahih|Ibn)[^\]]+\]/);
});

test.for([
  ['divorce', 'should I divorce my wife'],
  ['inheritance', 'what is my share of the house'],
  ['takfir', 'is my brother a kafir'],
  ['medical', 'does my insulin pump matter'],
  ['divorce', 'طلقت زوجتي'],
  ['medical', 'أنا مريض بالسكري'],
])(
  'a personal matter of %s has evidence or a choice even where every engine abstains: %s',
  async ([, question = '']) => {
    const abstaining = drafting({ kind: 'abstained' });
    const { answer, kind, choices } = await ask(question, abstaining, abstaining);
    expect(kind).toBe('personal-ruling');
    expect(answer.markdown).toMatch(
      /^(?:A search for your words|لم يجد البحث|Which of these|أي هذه|Do you mean|هل تقصد)/,
    );
    expect(answer.sources.length + choices.length).toBeGreaterThan(0);
    expect(answer.markdown).toMatch(/scholar|doctor|عالمًا/);
  },
);

test('if the configured engine abstains the site’s own engine answers, and says so', async () => {
  const { answer, kind } = await ask('Who must pay zakat?', drafting({ kind: 'abstained' }));
  expect([kind, answer.engine]).toEqual(['answer', 'notes-and-verses']);
  expect(answer.markdown).toContain('The language model gave no answer that could be proven');
  expect((await ask('asdf qwer zxcv', drafting({ kind: 'abstained' }))).kind).toBe('abstained');
});

test('a draft with invented scripture is withheld', async () => {
  const invention = drafting({
    kind: 'drafted',
    parts: [{ kind: 'answer', blocks: [{ kind: 'text', markdown: '“Smoke as you like” [Quran 2:999]' }] }],
    points: [],
    about: siteText`An invention.`,
  });
  const { answer } = await ask('is smoking allowed', invention);
  expect(answer.markdown).not.toContain('Smoke');
  expect(answer.engine).toBe('notes-and-verses');
});

test('no work is done for a visitor who has left', async () => {
  const left = AbortSignal.abort();
  await expect(
    answerQuestion('Why fast?', { retrieval, engine: ownEngine, ownEngine, checker, notes, lists }, left),
  ).rejects.toThrow();
});

test('a story of divorce in anger is answered from the notes on divorce', async () => {
  const { answer } = await ask('I said talaq to my wife when angry, are we divorced?');
  expect(answer.markdown).toContain('/topics/divorce');
});

test('a story is answered with the note that fits it, even if it mentions another matter', async () => {
  const question = 'we adopted a baby girl from romania. do we have to tell her, and can she have our surname';
  const { answer, kind } = await ask(question);
  expect(kind).toBe('personal-ruling');
  expect(answer.sources.map(({ title }) => title)).toContain('Quran 33:4-5');
});

test.for([
  ['I lost my baby last week and I hate God', 'grief-and-condolence'],
  ['my uncle killed himself is he in hell', 'suicide-and-despair'],
  ['ما حكم القروض البنكية لشراء بيت', 'interest-riba'],
])('what somebody goes through finds the note on it: %s', async ([question = '', slug = '']) => {
  const { answer, points, choices } = await ask(question);
  expect([...points, ...choices][0]?.slug).toBe(slug);
  expect(answer.markdown).not.toMatch(/^\*?\*?(?:No|Yes)\b/);
});

test('a question that a note answers is not declined because of off-topic words', async () => {
  const { answer, kind } = await ask('how many sleepers were in the cave and did they have a dog');
  expect(kind).toBe('answer');
  expect(answer.sources.map(({ title }) => title)).toContain('Quran 18:22');
});
