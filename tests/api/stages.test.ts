import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerEngine } from '../../src/answers/engines/engine.ts';
import { extractiveEngine } from '../../src/answers/engines/extractive/extractive-engine.ts';
import { createClient } from '../../src/contract/client.ts';
import type { Retrieval } from '../../src/knowledge/retrieval/retrieval.ts';
import { type OpenSite, openApi } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';
import { testNotes } from '../support/test-notes.ts';
import { held } from '../support/visitor.ts';

// A slow answer sends its stages as they begin, over real HTTP.

let site: OpenSite;
beforeAll(async () => {
  site = await openApi();
  // The first search is slower than any other.
  await (await ask(site.url)).text();
}, 60_000);
afterAll(() => site.close());

const ownEngine = extractiveEngine(await testNotes(), testCorpus());

const question = 'What does the Quran say about patience?';

/** The site with an engine that drafts only when it is let go, and then as the given one does. */
async function openSlow(draft: AnswerEngine['draft'] = (...given) => ownEngine.draft(...given)) {
  const { until, letGo } = held();
  const engine: AnswerEngine = {
    name: 'slow',
    draft: async (...given) => {
      await until;
      return draft(...given);
    },
  };
  const slow = await openApi({}, { engine, retrieval: quickly() });
  // The start of a thread is slower than any answer.
  await slow.context.texts.start();
  return { slow, letGo };
}

/** The retrieval that is awake already. */
const quickly = (): Retrieval => ({ ...site.context.retrieval, close: async () => undefined });

const ask = (url: string) => fetch(`${url}/ask?q=${encodeURIComponent(question)}`);

test('a quick answer is plain JSON without stages', async () => {
  const answer = await (await ask(site.url)).json();
  expect(Object.keys(answer)).toEqual(['ai_suggestion', 'parts', 'sources', 'check', 'engine', 'kind', 'notes']);
});

test('a slow answer is one JSON object that begins with its stages, sent as they begin', async () => {
  const { slow, letGo } = await openSlow();
  const response = await ask(slow.url);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'private, no-store',
  ]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('writing')) text += (await reader?.read())?.value;
  expect(text).toBe('{"stages":["searching","writing"');
  letGo();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) text += piece.value;
  const answer = JSON.parse(text);
  expect(Object.keys(answer)).toEqual([
    'stages',
    'ai_suggestion',
    'parts',
    'sources',
    'check',
    'engine',
    'kind',
    'notes',
  ]);
  expect(answer).toMatchObject({ stages: ['searching', 'writing', 'checking'], engine: 'slow', kind: 'answer' });
  await slow.close();
});

test('the client reports each stage once, and returns the same answer as without stages', async () => {
  const { slow, letGo } = await openSlow();
  const told: string[] = [];
  const answer = createClient(slow.url, fetch).ask(question, {
    onStage: (stage) => {
      told.push(stage);
      if (stage === 'writing') letGo();
    },
  });
  expect((await answer).ai_suggestion).toContain('[Quran ');
  expect(told).toEqual(['searching', 'writing', 'checking']);
  await slow.close();
});

test('a slow answer is remembered as issued, like any other', async () => {
  const { slow, letGo } = await openSlow();
  const client = createClient(slow.url, fetch);
  const onStage = (stage: string) => stage === 'writing' && letGo();
  const { ai_suggestion: answer } = await client.ask(question, { onStage });
  await client.save({ question, answer });
  expect((await client.history()).items[0]?.provenance).toBe('issued');
  await slow.close();
});

test('an early fault has its own status', async () => {
  const { slow, letGo } = await openSlow(() => Promise.reject(new Error('broken')));
  letGo();
  const response = await ask(slow.url);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ]);
  await slow.close();
});

test('a fault after the first piece closes the connection: the call has failed', async () => {
  const { slow, letGo } = await openSlow(() => Promise.reject(new Error('broken')));
  const response = await ask(slow.url);
  letGo();
  await expect(response.text()).rejects.toThrow();
  await slow.close();

  const other = await openSlow(() => Promise.reject(new Error('broken')));
  const client = createClient(other.slow.url, fetch);
  await expect(client.ask(question, { onStage: other.letGo })).rejects.toThrow(/^API \/ask error: /);
  await other.slow.close();
});

test('work is stopped if the visitor disconnects during the stages', async () => {
  const stopped = Promise.withResolvers<boolean>();
  const engine: AnswerEngine = {
    name: 'endless',
    draft: (_question, _found, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.resolve(true);
          reject(new Error('left'));
        });
      }),
  };
  const endless = await openApi({}, { engine, retrieval: quickly() });
  await endless.context.texts.start();
  const leaving = new AbortController();
  const { body } = await fetch(`${endless.url}/ask?q=patience`, { signal: leaving.signal });
  expect((await body?.getReader().read())?.value).toBeDefined();
  leaving.abort();
  expect(await stopped.promise).toBe(true);
  await endless.close();
});
