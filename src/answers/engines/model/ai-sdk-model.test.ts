import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type Behaviour,
  beginsAndHangs,
  chunk,
  dropsOut,
  type ModelServer,
  neverEnds,
  openModelServer,
  says,
  saysWhole,
  sends,
  staysSilent,
  trickles,
} from '../../../../tests/support/model-server.ts';
import { patience } from '../../../../tests/support/patience.ts';
import { openAiSdkModel } from './ai-sdk-model.ts';
import type { Generate } from './generate.ts';

const KEY = 'sk-never-to-be-seen';
const request = { instructions: 'Answer.', data: '{"question":"Q"}', key: 'k' };
const forEver = new AbortController().signal;

let server: ModelServer;
let generate: Generate;
beforeAll(async () => {
  server = await openModelServer();
  generate = await openAiSdkModel({ baseUrl: server.url, name: 'the-model', apiKey: KEY, maxTokens: 50 });
});
beforeEach(() => {
  server.calls.length = 0;
});
afterAll(() => server.close());

function replyTo(behaviour: Behaviour, signal = forEver) {
  server.behave(behaviour);
  return generate(request, signal);
}

test('a request carries model, instructions, data, limit and key, and asks for a stream', async () => {
  await replyTo(says('Yes.'));
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
    body: {
      model: 'the-model',
      stream: true,
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'Answer.' },
        { role: 'user', content: '{"question":"Q"}' },
      ],
    },
  });
});

test('no authorisation is sent if no key is configured', async () => {
  server.behave(says('Yes.'));
  const keyless = await openAiSdkModel({ baseUrl: server.url, name: 'm', apiKey: undefined, maxTokens: 50 });
  expect(await keyless(request, forEver)).toMatchObject({ kind: 'replied' });
  expect(server.calls[0]?.headers).not.toHaveProperty('authorization');
});

const WHOLE = 'The Arabic is صَبْر, which is patience. 🌙';

test.each<[string, Behaviour]>([
  ['streamed', says(WHOLE)],
  ['in packets that part letters', trickles(`${chunk(WHOLE)}${chunk('', 'stop')}data: [DONE]\n\n`, 7)],
  [
    'with comments that keep the line open',
    trickles(`: hello\n\n${chunk(WHOLE)}: still here\n\n${chunk('', 'stop')}`, 64),
  ],
  ['without a closing [DONE]', trickles(`${chunk(WHOLE)}${chunk('', 'stop')}`, 4096)],
  ['under the wrong content type', sends(200, `${chunk(WHOLE)}${chunk('', 'stop')}`, { 'Content-Type': 'text/html' })],
  ['with lines of another system', sends(200, `${chunk(WHOLE)}${chunk('', 'stop')}`.replaceAll('\n', '\r\n'))],
])('a whole reply is read %s', async (_, behaviour) => {
  expect(await replyTo(behaviour)).toEqual({ kind: 'replied', text: WHOLE });
});

test.each<[string, Behaviour, object]>([
  ['429', sends(429, '{}', { 'Retry-After': '17' }), { why: 'busy', isOutage: true, retryAfter: '17' }],
  ['500', sends(500, '<h1>Oops</h1>'), { why: 'away', detail: 'status 500', isOutage: true }],
  [
    'a wrong key',
    sends(401, JSON.stringify({ error: { message: `Bad key ${KEY}` } })),
    { why: 'away', isOutage: true },
  ],
  ['a request it would not take', sends(400, '{"error":{"message":"Q?"}}'), { why: 'away', isOutage: false }],
  ['a redirect', sends(307, '', { Location: 'http://127.0.0.1:9/v1' }), { why: 'away', detail: 'status 307' }],
  ['a stream that breaks off', dropsOut, { why: 'unreadable', isOutage: true }],
  ['a stream that ends too soon', sends(200, chunk('Half of')), { why: 'unreadable', isOutage: true }],
  [
    'a reply cut at its limit',
    says('Half of', { finish: 'length' }),
    { why: 'unreadable', detail: 'ended with length' },
  ],
  ['a filtered reply', says('Half', { finish: 'content_filter' }), { why: 'unreadable', isOutage: false }],
  ['a broken event', sends(200, 'data: {"choices": [\n\n'), { why: 'unreadable', isOutage: true }],
  ['an event of something else', sends(200, 'data: {"hello": 1}\n\n'), { why: 'unreadable', isOutage: true }],
  ['an error in the stream', sends(200, 'data: {"error":{"message":"boom"}}\n\n'), { why: 'unreadable' }],
  ['HTML', sends(200, '<html>Sign in to the network</html>'), { why: 'unreadable', isOutage: true }],
  ['nothing', sends(200, ''), { why: 'unreadable' }],
  ['no text', says(' \n'), { why: 'unreadable', detail: 'empty' }],
  ['a reply that is not streamed', saysWhole('Patience.'), { why: 'unreadable', isOutage: true }],
  ['text without end', neverEnds(chunk('and so on ')), { why: 'unreadable', detail: 'too long', isOutage: false }],
  ['one event without end', neverEnds('data: and so on '), { why: 'unreadable', detail: 'too long' }],
  ['an error page without end', neverEnds('x'.repeat(1000), 500), { why: 'unreadable', detail: 'too long' }],
])('%s is a failure, after one request', async (_, behaviour, failure) => {
  const reply = await replyTo(behaviour);
  expect(reply).toMatchObject({ kind: 'failed', ...failure });
  expect(server.calls).toHaveLength(1);
  expect(JSON.stringify(reply)).not.toContain(KEY);
});

test('any bytes from the server give a reply or a failure, never an exception', async () => {
  const pieces = fc.constantFrom(
    ...[chunk('Yes. '), chunk('', 'stop'), chunk('', 'length'), 'data: [DONE]\n\n', ': hello\n\n', 'data: null\n\n'],
    ...[
      'data: {"choices":[]}\n\n',
      'data: {"choices":[{"delta":null}]}\n\n',
      'data: {"error":null}\n\n',
      'data: [[\n\n',
    ],
    ...['data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"x"}}]}}]}\n\n', '\n', 'data', '\0'],
  );
  const bodies = fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(200, 200, 200, 201, 304, 404, 503), async (parts, status) => {
      const reply = await replyTo(sends(status, parts.join('')));
      expect(['replied', 'failed']).toContain(reply.kind);
    }),
    { numRuns: 300 },
  );
});

test('an endless reply is aborted', async () => {
  await replyTo(neverEnds(chunk('and so on ')));
  await server.calls[0]?.hungUp;
});

test('a refused connection is a failure', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const lost = await openAiSdkModel({ baseUrl: `http://127.0.0.1:${port}`, name: 'm', apiKey: KEY, maxTokens: 50 });
  expect(await lost(request, forEver)).toMatchObject({ why: 'away', detail: 'ECONNREFUSED', isOutage: true });
});

test.each([
  ['before the first word', staysSilent],
  ['in the middle', beginsAndHangs],
])('who leaves %s hangs up, and that alone throws', async (_, behaviour) => {
  const visitor = new AbortController();
  const reply = replyTo(behaviour, visitor.signal);
  await vi.waitUntil(() => server.calls.length === 1, patience);
  visitor.abort();
  await expect(reply).rejects.toThrow('aborted');
  await server.calls[0]?.hungUp;
});

test('no error is written to the console', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
  await replyTo(sends(500, KEY));
  await replyTo(dropsOut);
  await replyTo(sends(200, 'data: {\n\n'));
  for (const one of said) expect(one).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
