import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test, vi } from 'vitest';
import { version } from '../src/server/version.ts';
import { openModelServer, says } from './support/model-server.ts';
import { patience, startPatience } from './support/patience.ts';
import { freePort } from './support/site.ts';
import { held } from './support/visitor.ts';

// The server as an operator starts it: a process of its own, called from another folder.

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  child: ChildProcess;
  out: string;
  err: string;
  ended: Promise<number | null>;
}

function start(settings: Record<string, string>): Started {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', ...settings };
  const child = spawn(process.execPath, [path.resolve('src/cli/serve.ts')], { cwd: folder, env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started: Started = { child, out: '', err: '', ended };
  child.stdout.on('data', (bytes) => (started.out += bytes));
  child.stderr.on('data', (bytes) => (started.err += bytes));
  return started;
}

/** What a start that is refused prints: nothing on standard output, and no stack. */
async function refusedStart(settings: Record<string, string>): Promise<string> {
  const started = start(settings);
  expect(await started.ended).toBe(1);
  expect(started.out).toBe('');
  expect(started.err).not.toMatch(/\n\s+at |node:internal|Node\.js v/);
  return started.err.trim();
}

test('a port in use is one sentence, before the data folder is made', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusedStart({ PORT: `${port}`, DATA_DIR: '/proc/isnad' })).toBe(
    `Isnad cannot listen on 127.0.0.1:${port}: the port is in use. Choose another PORT, or stop the program that uses it.`,
  );
  server.close();
});

test('a data folder that cannot be made is one sentence', async () => {
  expect(await refusedStart({ PORT: '0', DATA_DIR: '/dev/null/data' })).toMatch(/^Isnad cannot use DATA_DIR .*\.$/);
});

test('a database of a later version is one sentence', async () => {
  const database = new Database(path.join(folder, 'isnad.sqlite'));
  database.exec(`create table migrations (name text primary key, checksum text not null, applied_at integer not null);
    insert into migrations values ('9999-from-the-future', 'x', 0)`);
  database.close();
  const said = await refusedStart({ PORT: '0', DATA_DIR: '.' });
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain('9999-from-the-future');
});

test('receipts that cannot be read are one sentence', async () => {
  mkdirSync(path.join(folder, 'damaged', 'receipts'), { recursive: true });
  writeFileSync(path.join(folder, 'damaged', 'receipts', 'public-keys.json'), 'These are the minutes of the meeting.');
  const said = await refusedStart({ PORT: '0', DATA_DIR: './damaged' });
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toMatch(/receipts cannot be used \(.*JSON\): `isnad doctor` says which file/);
});

test.runIf(process.platform !== 'win32')(
  'a server that npm started ends in order when npm’s shell is gone',
  async () => {
    const env = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: './by-npm',
      npm_lifecycle_event: 'start',
    };
    // The shell waits for the server as npm's does, and is not replaced by it.
    const line = `"${process.execPath}" "${path.resolve('src/cli/serve.ts')}"; exit $?`;
    const shell = spawn('sh', ['-c', line], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    shell.stdout.on('data', (bytes) => (out += bytes));
    const said = once(shell.stdout, 'end');
    await vi.waitUntil(() => out.includes('is ready at'), startPatience);
    shell.kill('SIGTERM');
    // The server has the same standard output, which ends with it.
    await said;
    expect(out).toContain('Asked to stop.');
  },
);

test('invalid settings are listed together', async () => {
  const said = await refusedStart({ PORT: 'x', RATE_LIMIT: 'maybe' });
  expect(said).toMatch(/^Invalid settings; fix these before starting:\n {2}PORT: .*\n {2}RATE_LIMIT: /);
});

test('a start logs the version and probable mistakes in the settings; failures are single lines of the log', async () => {
  const [port, noApi] = [await freePort(), await freePort()];
  const server = start({
    PORT: `${port}`,
    DATA_DIR: './own',
    PUBLIC_URL: 'https://isnad.example',
    ASK_PER_MINTE: '5',
    API_BASE_URL: `http://127.0.0.1:${noApi}`,
  });
  await vi.waitUntil(() => server.out.includes('is ready at'), startPatience);
  expect(server.out).toContain(`Isnad ${version} is ready at http://127.0.0.1:${port}\n`);
  expect((await fetch(`http://127.0.0.1:${port}/articles?before=a-secret-question`)).status).toBe(200);
  await vi.waitUntil(() => server.out.includes('ECONNREFUSED'), patience);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(server.err).toBe('');
  const lines = server.out
    .trim()
    .split('\n')
    .filter((line) => !line.includes('is ready at'))
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.every(({ time, level }) => typeof time === 'number' && typeof level === 'number')).toBe(true);
  const said = lines.map(({ msg }) => msg);
  expect(said).toContain('There is no setting ASK_PER_MINTE. Did you mean ASK_PER_MINUTE?');
  expect(said).toContainEqual(expect.stringContaining('placeholders of DONATE_BUTTON_ID'));
  expect(said).toContain(`The API at http://127.0.0.1:${noApi} did not answer (ECONNREFUSED).`);
  expect(server.out).not.toContain('secret');
});

test('asked to stop it answers what is under way, refuses what is new on the same connection, and ends', async () => {
  const { until, letGo } = held();
  const model = await openModelServer();
  model.behave(async (response, call) => {
    await until;
    await says('[[NONE]]')(response, call);
  });
  const port = await freePort();
  const server = start({ PORT: `${port}`, DATA_DIR: './stopped', MODEL_BASE_URL: model.url, MODEL_NAME: 'm' });
  await vi.waitUntil(() => server.out.includes('is ready at'), startPatience);

  const socket = connect(port, '127.0.0.1');
  const request = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes));
  request('/api/ask?q=What+is+zakat%3F');
  await vi.waitUntil(() => model.calls.length === 1 && heard.includes('"stages":['), startPatience);
  server.child.kill('SIGTERM');
  await vi.waitUntil(() => server.out.includes('Asked to stop.'), patience);
  request('/api/history');
  letGo();
  await once(socket, 'close');

  const [answer = '', refusal = ''] = heard.split(/(?<=\r\n0\r\n\r\n)/);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ai_suggestion":"[\s\S]*\}\r\n0\r\n\r\n$/);
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusal).toMatch(/^retry-after: 5\r$/im);
  expect(refusal).toMatch(/^connection: close\r$/im);
  expect(await server.ended).toBe(0);
  await model.close();
});
