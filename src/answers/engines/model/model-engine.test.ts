import { expect, test, vi } from 'vitest';
import type { Findings } from '../../../knowledge/retrieval/retrieval.ts';
import { questionOf } from '../../question.ts';
import type { Generate } from './generate.ts';
import { modelEngine } from './model-engine.ts';

const signal = new AbortController().signal;
const found = {
  passages: [
    { passage: { reference: { work: 'quran', surah: 2, from: 153, to: 153 }, verses: [{ translation: 'x' }] } },
  ],
  points: [],
} as unknown as Findings;

const engineOver = (reply: Awaited<ReturnType<Generate>>) => {
  const generate = vi.fn<Generate>(async () => reply);
  return { generate, engine: modelEngine('the-model', generate) };
};

test('if nothing was found the model is not asked', async () => {
  const { generate, engine } = engineOver({ kind: 'replied', text: 'Yes.' });
  expect(
    await engine.draft(
      questionOf('Q'),
      { passages: [], points: [], answered: 0, lead: 0, pointLead: 0, language: 'en' },
      signal,
    ),
  ).toEqual({
    kind: 'abstained',
  });
  expect(generate).not.toHaveBeenCalled();
});

test('a draft names passages, and says in the language of the question who wrote it', async () => {
  const { engine } = engineOver({ kind: 'replied', text: '[[P1]]' });
  expect(await engine.draft(questionOf('What is patience?'), found, signal)).toMatchObject({
    kind: 'drafted',
    parts: [{ kind: 'answer', blocks: [{ kind: 'passage', reference: { surah: 2, from: 153 } }] }, { kind: 'more' }],
    about: expect.stringContaining('A language model wrote this answer'),
  });
  expect(await engine.draft(questionOf('ما هو الصبر؟'), found, signal)).toMatchObject({
    about: expect.stringContaining('نموذج لغوي'),
  });
});

test('a failure carries its reason and no details', async () => {
  const { engine } = engineOver({ kind: 'failed', why: 'late', detail: 'not whole after 9 ms', isOutage: true });
  expect(await engine.draft(questionOf('Q'), found, signal)).toEqual({ kind: 'failed', why: 'late' });
});
