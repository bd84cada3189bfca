import { afterAll, expect, test } from 'vitest';
import { testCorpus, testCorpusPath } from '../../tests/support/test-corpus.ts';
import { createRetrieval } from '../knowledge/retrieval/create-retrieval.ts';
import { answerQuestion } from './answer-question.ts';
import type { DraftAnswer } from './draft-answer.ts';
import { extractiveEngine } from './extractive-engine.ts';

const corpus = testCorpus();
const retrieval = createRetrieval(testCorpusPath, corpus);
afterAll(() => retrieval.close());

const ask = (question: string, engine = extractiveEngine) =>
  answerQuestion(question, { retrieval, engine, corpus }, AbortSignal.timeout(10_000));

const drafting = (draft: DraftAnswer) => ({ name: 'test', draft: async () => draft });

test('a question is answered with verses that were read back', async () => {
  const { answer, listed } = await ask('Why do Muslims fast in Ramadan?');
  expect(listed).toBe(true);
  expect(answer.engine).toBe('verses');
  expect(answer.markdown).toContain('**Al-Baqarah** (The Cow), verse');
  expect(answer.sources.map(({ title }) => title).join()).toContain('Quran 2:18');
  expect(answer.sources.length).toBeLessThanOrEqual(5);
  expect(new Set(answer.check.citations.map(({ verdict }) => verdict))).toEqual(new Set(['verified']));
  expect(answer.markdown).toContain('No scholar has reviewed this answer.');
});

test('a verse that is named is the answer', async () => {
  const { answer } = await ask('What does 2:255 say?');
  expect(answer.sources.map(({ title }) => title)).toEqual(['Quran 2:255']);
});

test('an Arabic question is answered in Arabic', async () => {
  const { answer } = await ask('لماذا نصوم رمضان؟');
  expect(answer.markdown).toMatch(/^(?:يتحدث القرآن|في القرآن موضع)/);
  expect(answer.markdown).toContain('**سورة البقرة**');
  expect(answer.check.citations.length).toBeGreaterThan(0);
});

test.for(['best pizza in new york', 'how do I reset my router', 'asdf qwer zxcv', 'أفضل مطعم بيتزا في باريس'])(
  'what has nothing to do with the field is declined kindly: %s',
  async (question) => {
    const { answer, listed } = await ask(question);
    expect(answer.markdown).toMatch(/^(?:I found nothing|لم أجد)/);
    expect(answer).toMatchObject({ sources: [], check: { citations: [], editions: [] } });
    expect(listed).toBe(true);
  },
);

test.for([
  ['I want to kill myself', 'emergency number', 'Quran 94:5-6'],
  ['أريد أن أموت', 'برقم الطوارئ', 'Quran 94:5-6'],
  ['My husband beats me', 'emergency number', 'Quran 16:90'],
  ['زوجي يضربني', 'برقم الطوارئ', 'Quran 16:90'],
])('who is in danger gets help first and is never listed: %s', async ([question = '', help = '', verse = '']) => {
  const { answer, listed } = await ask(question);
  expect(listed).toBe(false);
  expect(answer.markdown.indexOf(help)).toBeGreaterThan(0);
  expect(answer.markdown.indexOf(help)).toBeLessThan(answer.markdown.indexOf(verse));
  expect(answer.markdown).toContain('findahelpline.com');
  expect(answer.check.citations).toMatchObject([{ reference: verse, verdict: 'verified' }]);
});

test('a personal matter gets general evidence and a word on whom to ask', async () => {
  const { answer, listed } = await ask('I divorced my wife three times in anger, is it valid?');
  expect(listed).toBe(true);
  expect(answer.markdown).toContain('Please ask a qualified scholar');
  expect(answer.sources.length).toBeGreaterThan(0);
});

test.for([
  ['divorce', 'should I divorce my wife'],
  ['inheritance', 'what is my share of the house'],
  ['takfir', 'is my brother a kafir'],
  ['medical', 'does my insulin pump matter'],
  ['divorce', 'طلقت زوجتي'],
  ['medical', 'أنا مريض بالسكري'],
])('a personal matter of %s has general evidence even where the engine abstains: %s', async ([, question = '']) => {
  const { answer } = await ask(question, drafting({ kind: 'abstained' }));
  expect(answer.markdown).toMatch(/^(?:A search for your words|لم يجد البحث)/);
  expect(answer.sources).toHaveLength(1);
  expect(answer.markdown).toMatch(/scholar|عالمًا/);
});

test('an engine that invents scripture is not heard', async () => {
  const invention = drafting({
    kind: 'drafted',
    blocks: [{ kind: 'text', markdown: '“Smoke as you like” [Quran 2:999]' }],
  });
  const { answer } = await ask('is smoking allowed', invention);
  expect(answer.markdown).toMatch(/^I found nothing/);
});

test('a visitor who has left is not worked for', async () => {
  const left = AbortSignal.abort();
  await expect(answerQuestion('Why fast?', { retrieval, engine: extractiveEngine, corpus }, left)).rejects.toThrow();
});
