import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSite, openApi, openSite } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';

// The official client, over both transports.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function connected(transport: StreamableHTTPClientTransport | StdioClientTransport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return client;
}

async function called(client: Client, name: string, given: Record<string, string>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

const verse = (surah: number, ayah: number) =>
  testCorpus().verses.find((each) => each.surah === surah && each.ayah === ayah)?.arabic;

const overHttp = (address = site.url) => new StreamableHTTPClientTransport(new URL('/mcp', address));
const overStdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['src/cli/isnad.ts', 'mcp', '--site', site.url],
    stderr: 'inherit',
  });

describe.each([
  ['HTTP', overHttp],
  ['standard input and output', overStdio],
] as const)('over %s', (_, open) => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(open());
  });
  afterAll(() => client.close());

  test('the tools are listed, each of which only reads', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'check_quotations',
      'get_passage',
      'resolve_reference',
      'look_up_number',
      'search',
      'answer',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('a text is judged and put right', async () => {
    const text = '“decreed upon you is feasting as it was decreed upon those before you” [Quran 2:183]';
    const judged = JSON.parse((await called(client, 'check_quotations', { text })).text);
    expect(judged.guard).toMatchObject({ judged: 'unsound', corrected: { judged: 'sound' } });
  });

  test('a passage comes from the editions, and a place that does not exist is said so', async () => {
    const { text } = await called(client, 'get_passage', { reference: 'البقرة: 255' });
    expect(JSON.parse(text)).toMatchObject({ reference: 'Quran 2:255', work: { id: 'quran' } });
    expect(await called(client, 'get_passage', { reference: 'Quran 2:999' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('286 verses'),
    });
    expect((await called(client, 'get_passage', { reference: 'the third page' })).isError).toBe(true);
  });

  test('a reference is resolved, held or not', async () => {
    const resolved = async (reference: string) =>
      JSON.parse((await called(client, 'resolve_reference', { reference })).text);
    expect(await resolved('Surat al-Kahf verse 10')).toMatchObject({
      reference: 'Quran 18:10',
      held: true,
      passages: [{ reference: 'Quran 18:10', texts: [{ edition: 'quran-uthmani', text: verse(18, 10) }] }],
    });
    expect(await resolved('bukhari 8')).toMatchObject({ reference: 'Sahih al-Bukhari 8', held: false });
  });

  test('a number of a collection that is not held is an error that says so', async () => {
    expect(await called(client, 'look_up_number', { number: 'Sahih Muslim 93' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('holds no collection of hadith called muslim'),
    });
    expect((await called(client, 'look_up_number', { number: 'Quran 2:255' })).isError).toBe(true);
  });

  test('a question is answered, and its notes are found', async () => {
    const { notes } = JSON.parse((await called(client, 'search', { query: 'who must pay zakat' })).text);
    expect(notes[0]).toMatchObject({ slug: 'zakat-who-pays' });
    const { kind, ai_suggestion } = JSON.parse(
      (await called(client, 'answer', { question: 'who must pay zakat' })).text,
    );
    expect([kind, ai_suggestion]).toEqual(['answer', expect.stringContaining('[Quran')]);
  });
});

test('an argument that is missing or empty is an error of the call', async () => {
  const client = await connected(overHttp());
  await expect(called(client, 'check_quotations', { text: '' })).resolves.toMatchObject({ isError: true });
  await expect(called(client, 'check_quotations', {})).resolves.toMatchObject({ isError: true });
  await client.close();
});

test('the limits of the API hold for the tools', async () => {
  const limited = await openSite({ RATE_LIMIT: 'on', CHECK_PER_MINUTE: '2' });
  const client = await connected(overHttp(limited.url));
  const check = () => called(client, 'check_quotations', { text: 'Good morning.' });
  await check();
  await check();
  expect(await check()).toMatchObject({ isError: true, text: expect.stringContaining('Too many requests') });
  await client.close();
  await limited.close();
});

test('a reference that is far too long is refused before it is read', async () => {
  const client = await connected(overHttp());
  const reference = 'Quran 2:255, '.repeat(100);
  for (const tool of ['get_passage', 'resolve_reference'])
    expect(await called(client, tool, { reference })).toMatchObject({ isError: true });
  await client.close();
});

const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const send = (address: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body,
  });

test('a page whose origin is not allowed is refused, even if its name leads to this very server', async () => {
  const open = await openApi({ ALLOWED_ORIGINS: 'https://pages.example' });
  expect((await send(open.url, message)).status).toBe(200);
  const allowed = await send(open.url, message, { Origin: 'https://pages.example' });
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, 'https://pages.example']);
  // After DNS rebinding the page and the server have the same origin.
  for (const origin of ['https://evil.example', 'null', open.url]) {
    const refused = await send(open.url, message, { Origin: origin });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  await open.close();
});

test('requests are counted by address, and one that is too large is refused', async () => {
  const limited = await openApi({ RATE_LIMIT: 'on', READ_PER_MINUTE: '2', CHECK_MAX_LENGTH: '1000' });
  expect((await send(limited.url, `"${'x'.repeat(40_000)}"`)).status).toBe(413);
  expect((await send(limited.url, message)).headers.get('ratelimit-limit')).toBe('2');
  const refused = await send(limited.url, message);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await limited.close();
});

test('no stream is held open: a subscription is refused at once', async () => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(overHttp());
  await expect(client.listen({ toolsListChanged: true }, { timeout: 5000 })).rejects.toThrow('limit reached');
  await client.close();
});

test('what is no message of the protocol is refused', async () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${site.url}/mcp`, { method: 'POST', headers: { 'Content-Type': type, Accept: 'application/json' }, body });
  expect((await post('{}')).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post('hello', 'text/plain')).status).toBe(415);
  expect((await fetch(`${site.url}/mcp`)).status).toBe(405);
});
