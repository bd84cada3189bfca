import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, openModelServer } from '../support/model-server.ts';
import { openApi } from '../support/site.ts';

// The most that a flood of questions can spend: MODEL_PER_HOUR requests an hour, MODEL_PER_DAY a day, and nothing while
// the budget cannot be read.

let model: ModelServer;
beforeAll(async () => {
  model = await openModelServer();
});
afterAll(() => model.close());

const settings = () => ({ MODEL_BASE_URL: model.url, MODEL_NAME: 'the-model', MODEL_CACHE_MINUTES: '0' });
const subjects = ['patience', 'charity', 'fasting', 'prayer', 'pilgrimage', 'forgiveness', 'parents', 'orphans'];

/** How often the model is asked while so many different questions come, and all of them are answered. */
async function asked(url: string): Promise<number> {
  const before = model.calls.length;
  const answers = await Promise.all(
    subjects.map((subject) => fetch(`${url}/ask?q=What+does+the+Quran+say+about+${subject}%3F`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(subjects.map(() => 200));
  await Promise.all(answers.map((answer) => answer.text()));
  return model.calls.length - before;
}

test('a flood of questions asks the model no more often in an hour than the operator allows', async () => {
  let now = new Date('2026-11-23T10:59:00Z');
  const site = await openApi({ ...settings(), MODEL_PER_HOUR: '3', MODEL_PER_DAY: '5' }, { now: () => now });
  expect([await asked(site.url), await asked(site.url)]).toEqual([3, 0]);
  now = new Date('2026-11-23T11:00:00Z');
  expect(await asked(site.url)).toBe(2);
  now = new Date('2026-11-23T23:00:00Z');
  expect(await asked(site.url)).toBe(0);
  now = new Date('2026-11-24T00:00:00Z');
  expect(await asked(site.url)).toBe(3);
  await site.close();
});

test('while the budget cannot be read the model is not asked, and questions are answered', async () => {
  const lender = await openApi();
  const { storage } = lender.context;
  const away = { ...storage, transact: () => Promise.reject(new Error('disk full')), close: async () => undefined };
  const site = await openApi(settings(), { storage: away });
  expect(await asked(site.url)).toBe(0);
  await site.close();
  await lender.close();
});
