import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPatience } from './support/patience.ts';
import { prepareBuild } from './support/prepare-build.ts';
import { freePort } from './support/site.ts';

// Several processes on one port, as an operator starts them with WORKERS.

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-workers-'));
let server: ChildProcess;
let ended: Promise<number | null>;
let said = '';
let url: string;

beforeAll(async () => {
  await prepareBuild();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = { WORKERS: '2', CHECK_THREADS: '1', RATE_LIMIT: 'off', DATA_DIR: folder, PORT: `${port}` };
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', ...settings };
  server = spawn(process.execPath, [path.resolve('src/cli/serve.ts')], { env });
  ended = new Promise((resolve) => server.once('close', resolve));
  server.stdout?.on('data', (bytes) => (said += bytes));
  server.stderr?.on('data', (bytes) => (said += bytes));
  await vi.waitFor(() => expect(said).toContain('served by 2 processes'), startPatience);
}, 90_000);

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The processes that said that they serve, in their order. */
const served = () =>
  [...said.matchAll(/^\{.*"worker":(\d+).*"msg":"A process serves\."\}$/gm)].map(([, pid]) => Number(pid));

/** Asks over a new connection each time: each may reach another process. */
function ask(pathname: string): Promise<number> {
  return new Promise((resolve) => {
    get(`${url}${pathname}`, { agent: new Agent({ keepAlive: false }) }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
}

test('a process saves as our own what another one answered a moment ago', async () => {
  const provenances: string[] = [];
  for (const question of ['What is zakat?', 'What is hajj?', 'Why do Muslims fast?', 'Who was Moses?']) {
    const close = { Connection: 'close' };
    const answered = await fetch(`${url}/api/ask?q=${encodeURIComponent(question)}`, { headers: close });
    const { ai_suggestion: answer } = (await answered.json()) as { ai_suggestion: string };
    const saved = await fetch(`${url}/api/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...close },
      body: JSON.stringify({ question, answer, userRole: 'user' }),
    });
    provenances.push(((await saved.json()) as { provenance: string }).provenance);
  }
  expect(provenances).toEqual(['issued', 'issued', 'issued', 'issued']);
});

test('a process that is killed is followed by another, and reading goes on', async () => {
  const [first = 0] = served();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => served().length, startPatience).toBe(3);
  expect(await ask('/about')).toBe(200);
});

test('SIGHUP replaces all processes, and no request is lost', async () => {
  const before = served().length;
  const statuses: number[] = [];
  let replaced = false;
  const visitor = async () => {
    while (!replaced) statuses.push(await ask('/questions'));
  };
  // One visitor who never pauses: several would take the processors from the processes that are to start.
  const visiting = visitor();
  server.kill('SIGHUP');
  await vi.waitFor(() => expect(said).toContain('All processes were replaced.'), startPatience);
  replaced = true;
  await visiting;
  expect(served().length).toBe(before + 2);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
});

test('SIGTERM ends all', async () => {
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await ask('/')).toBe(0);
});
